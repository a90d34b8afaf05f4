package tree

import (
	"anqi/render/ui/uitest"
	"strings"
	"testing"
)

func TestLinesBreakWell(t *testing.T) {
	m := uitest.FakeMeasurer{}
	text := "你的紅俥從 b3 走到 c3，吃掉了黑馬。電腦的黑車在 d8。"
	for width := 40.0; width < 400; width += 7 {
		for _, line := range breakLines(m, text, width, 14, nil) {
			if strings.HasPrefix(line, "。") || strings.HasPrefix(line, "，") {
				t.Errorf("width %v: a line begins with %q", width, line)
			}
		}
		joined := strings.Join(breakLines(m, text, width, 14, nil), "")
		if strings.ReplaceAll(joined, " ", "") != strings.ReplaceAll(text, " ", "") {
			t.Errorf("width %v: lost something: %q", width, joined)
		}
	}
	letters := FitText(m, text, Rect{W: 60, H: 20}, 16, SmallestText)
	if len(letters.Lines) != 1 || letters.Size != SmallestText || !letters.Cut || !strings.HasSuffix(letters.Lines[0], "…") {
		t.Errorf("no room: %+v", letters)
	}
}

func TestNamesStayWhole(t *testing.T) {
	m := uitest.FakeMeasurer{}
	text, names := "玩家一想悔棋，請電腦（簡單）決定。玩家一的紅俥走了。", []string{"玩家一", "電腦（簡單）", "電腦"}
	for width := 90.0; width < 400; width += 3 {
		joined := strings.Join(breakLines(m, text, width, 14, names), "|")
		if strings.Count(joined, "玩家一") != 2 || !strings.Contains(joined, "電腦（簡單）") {
			t.Errorf("width %v: a name breaks: %q", width, joined)
		}
		if strings.ReplaceAll(joined, "|", "") != text {
			t.Errorf("width %v: lost something: %q", width, joined)
		}
	}
}
