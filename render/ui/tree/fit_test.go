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
		for _, line := range breakLines(m, text, width, 14) {
			if strings.HasPrefix(line, "。") || strings.HasPrefix(line, "，") {
				t.Errorf("width %v: a line begins with %q", width, line)
			}
		}
		joined := strings.Join(breakLines(m, text, width, 14), "")
		if strings.ReplaceAll(joined, " ", "") != strings.ReplaceAll(text, " ", "") {
			t.Errorf("width %v: lost something: %q", width, joined)
		}
	}
	lines, size := FitText(m, text, Rect{W: 60, H: 20}, 16)
	if len(lines) != 1 || size < 7 || !strings.HasSuffix(lines[0], "…") {
		t.Errorf("no room: %q at %v", lines, size)
	}
}
