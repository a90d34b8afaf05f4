package render

import (
	"testing"
	"time"
)

func TestResizePaintsAgain(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(s, 400, 700)
		w.frame(0)
		w.resize(500, 820)
		s.board.Rect.W, s.board.Rect.H = 80*4, 80*8
		s.version++
		made := w.painter.sprites.drawn
		w.frame(time.Millisecond)
		if n := w.painter.sprites.drawn - made; n > 3 {
			t.Errorf("while the window changes, %d pictures were made anew", n)
		}
		rough := w.picture(s.board.Rect)
		if blank(rough) {
			t.Error("nothing is on the screen right after the window changed")
		}
		w.frame(settle + time.Millisecond)
		sharp := w.picture(s.board.Rect)
		if w.painter.sprites.drawn == made || difference(rough, sharp) == 0 {
			t.Error("the pictures were not made anew for the new size")
		}
		commands := w.painter.commands
		w.frame(time.Second)
		if w.painter.commands != commands {
			t.Error("the settled window is painted on and on")
		}
		fresh := newShow(s, 500, 820)
		fresh.frame(0)
		if d := difference(sharp, fresh.picture(s.board.Rect)); d > 0 {
			t.Errorf("after resizing, %.4f of the board differs from a window opened at that size", d)
		}
	})
}
