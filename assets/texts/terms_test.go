package texts

import (
	"reflect"
	"strings"
	"testing"

	"anqi/game"
)

// discarded are words that were given up for another, which stands beside them: one thing has one name wherever it is met.
var discarded = map[string]string{
	"取消悔棋": "重做", "恢復的棋": "重做", "限時，若": "無進展手數已滿", "到限時": "無進展手數已滿", "太久沒有": "連續 {turns} 手沒有",
	"程度": "難度", "子力": "棋子統計", "停駐": "在 Tab 順序裡只佔一站", "執紅方": "執紅", "執黑方": "執黑",
	"4 行 8 列": "4 欄 8 列", "四直八橫": "4 欄 8 列", "超時": "逾時", "提和": "求和", "第二口": "第二子",
	"不能成立的地方": "互相衝突的設定", "左邊的子": "左欄是進攻的棋",
}

func TestOneTermForOneThing(t *testing.T) {
	walk(reflect.ValueOf(*TraditionalChinese()), "", func(path string, value reflect.Value) {
		if value.Kind() != reflect.String {
			return
		}
		text := value.String()
		for old, now := range discarded {
			if strings.Contains(text, old) {
				t.Errorf("%s says %q; the word is %q: %s", path, old, now, text)
			}
		}
		// 復原 is undo in Taiwan: it is said of what cannot be undone, and of no button or key.
		if strings.Contains(text, "復原") && !strings.Contains(text, "不能復原") {
			t.Errorf("%s says 復原 of something else than undoing: %s", path, text)
		}
	})
}

func TestADrawByProgressTellsTheNumberInForce(t *testing.T) {
	for limit, want := range map[int]string{40: "連續 40 手", 180: "連續 180 手", 0: "無進展手數已滿"} {
		if got := TraditionalChinese().Draw(game.ReasonProgress, limit); !strings.Contains(got, want) {
			t.Errorf("with a limit of %d: %q", limit, got)
		}
	}
}
