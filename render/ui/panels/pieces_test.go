package panels

import (
	"strings"
	"testing"

	"anqi/game"
	"anqi/render/ui/uitest"
)

func TestPiecesCountsEveryKind(t *testing.T) {
	rules := game.DefaultRuleSet().Rules
	position, err := game.ParsePosition("4/4/4/1?2/PPk1/4/4/3r r C 0 -", &rules)
	if err != nil {
		t.Fatal(err)
	}
	node := NewPiecesPanel(uitest.Words, position).Node()
	for id, want := range map[string]string{
		"pieces-red-1": "紅帥 0 0 1", "pieces-red-6": "紅炮 1 0 1", "pieces-red-7": "紅兵 0 2 3", "pieces-red-8": "合計 1 2 13",
		"pieces-black-1": "黑將 0 1 0", "pieces-black-4": "黑車 0 1 1", "pieces-black-8": "合計 0 2 14",
	} {
		var cells []string
		for _, cell := range node.Find(id).Children {
			cells = append(cells, cell.Label)
		}
		if got := strings.Join(cells, " "); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}
