package render

import (
	"image"
	"testing"
	"time"

	"anqi/game"
	"anqi/render/ui"
)

var fourteen = func() (list []game.Piece) {
	for _, letter := range []byte(game.PieceLetters) {
		piece, _ := game.ParsePiece(letter)
		list = append(list, piece)
	}
	return list
}()

func TestFourteenPiecesBothWays(t *testing.T) {
	for _, lying := range []bool{false, true} {
		for _, turned := range []bool{false, true} {
			s := newScene(60, lying)
			s.board.Turned = turned
			copy(s.board.Pieces[:], fourteen[:])
			for i := 14; i < 20; i++ {
				s.board.Pieces[i] = game.Empty
			}
			onStage(func() { checkSquares(t, s) })
		}
	}
}

// checkSquares looks at every square: like squares look alike, all others apart from one another.
func checkSquares(t *testing.T, s *scene) {
	w := newShow(t, s, 620, 620)
	w.frame(0)
	type seen struct {
		piece   game.Piece
		picture *image.RGBA
	}
	var all []seen
	for square := range game.Square(game.SquareCount) {
		cell := s.board.CellRect(square).Inset(9) // the grain of the wood is another on every square
		all = append(all, seen{s.board.Pieces[square], w.picture(cell)})
	}
	for i, a := range all {
		for _, b := range all[:i] {
			d := difference(a.picture, b.picture)
			if a.piece == b.piece && a.piece != game.Empty && d > 0.01 {
				t.Errorf("lying %v: two squares with %v differ by %.3f", s.board.Lying, a.piece, d)
			}
			if a.piece != b.piece && d < 0.04 {
				t.Errorf("lying %v: %v and %v differ by %.3f only", s.board.Lying, a.piece, b.piece, d)
			}
		}
	}
}

func TestMarksAreSeen(t *testing.T) {
	marks := map[string]func(*ui.BoardView, game.Square){
		"selected":  func(b *ui.BoardView, s game.Square) { b.Selected = s },
		"move":      func(b *ui.BoardView, s game.Square) { b.Targets[s] = ui.TargetMove },
		"capture":   func(b *ui.BoardView, s game.Square) { b.Targets[s] = ui.TargetCapture },
		"dark":      func(b *ui.BoardView, s game.Square) { b.Targets[s] = ui.TargetDark },
		"forbidden": func(b *ui.BoardView, s game.Square) { b.Targets[s] = ui.TargetForbidden },
		"last":      func(b *ui.BoardView, s game.Square) { b.Targets[s] = ui.TargetLast },
		"count":     func(b *ui.BoardView, s game.Square) { b.Counts[s], b.ChaseLimit = 3, 5 },
		"action":    func(b *ui.BoardView, s game.Square) { b.Last = []game.Square{s} },
		"hint":      func(b *ui.BoardView, s game.Square) { b.HintFrom, b.HintTo = s, s },
		"chain":     func(b *ui.BoardView, s game.Square) { b.Chain = s },
		"focus":     func(b *ui.BoardView, s game.Square) { b.Focus, b.FocusShown = s, true },
	}
	for name, set := range marks {
		for _, piece := range []game.Piece{game.Empty, game.FaceDown, fourteen[0]} {
			if piece == game.Empty && name == "selected" {
				continue
			}
			onStage(func() {
				const square = game.Square(9)
				s := newScene(60, false)
				s.board.Pieces[square] = piece
				w := newShow(t, s, 620, 620)
				w.frame(0)
				cell := s.board.CellRect(square)
				without := w.picture(cell)
				set(&s.board, square)
				s.version++
				w.frame(0)
				if d := difference(without, w.picture(cell)); d < 0.02 {
					t.Errorf("the mark %q on %v changes only %.3f of its square", name, piece, d)
				}
			})
		}
	}
}

func TestIdleScreenDrawsNothing(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(t, s, 400, 700)
		w.frame(0)
		drawn, made := w.painter.commands, w.painter.sprites.drawn
		if drawn < 60 {
			t.Errorf("the first frame needed %d drawings; the pieces and their shadows alone are 64", drawn)
		}
		for range 100 {
			w.frame(16 * time.Millisecond)
		}
		if n := w.painter.commands - drawn; n != 0 {
			t.Errorf("a hundred idle frames drew %d things", n)
		}
		s.version++
		w.frame(16 * time.Millisecond)
		if n := w.painter.commands - drawn; n != 0 {
			t.Errorf("a new version that looks the same drew %d things", n)
		}
		s.board.Pieces[3] = game.Empty
		s.version++
		w.frame(16 * time.Millisecond)
		if w.painter.commands == drawn {
			t.Error("a new version was not painted")
		}
		if n := w.painter.sprites.drawn - made; n != 0 {
			t.Errorf("painting the same again made %d new pictures", n)
		}
	})
}

func TestScreenKeepsWhatWasPainted(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(t, s, 400, 700)
		w.frame(0)
		before := w.picture(ui.Rect{W: 400, H: 700})
		w.frame(time.Second)
		if d := difference(before, w.picture(ui.Rect{W: 400, H: 700})); d != 0 {
			t.Errorf("an idle frame changed %.4f of the screen", d)
		}
	})
}

func TestResizePaintsAgain(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(t, s, 400, 700)
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
		fresh := newShow(t, s, 500, 820)
		fresh.frame(0)
		if d := difference(sharp, fresh.picture(s.board.Rect)); d > 0 {
			t.Errorf("after resizing, %.4f of the board differs from a window opened at that size", d)
		}
	})
}

func blank(img *image.RGBA) bool {
	for i := 4; i < len(img.Pix); i += 4 {
		if [4]byte(img.Pix[i:i+4]) != [4]byte(img.Pix[:4]) {
			return false
		}
	}
	return true
}

func TestPageShowsNeitherPanelsNorFocus(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(t, s, 400, 700)
		w.options.Page = true
		w.frame(0)
		plain := w.picture(ui.Rect{W: 400, H: 700})
		s.board.Focus, s.board.FocusShown, s.focus, s.focusShown = 3, true, "undo", true
		s.tree.Children = append(s.tree.Children, dialog())
		s.version++
		w.frame(0)
		if d := difference(plain, w.picture(ui.Rect{W: 400, H: 700})); d != 0 {
			t.Errorf("in a page, a panel and the focus changed %.4f of the picture", d)
		}
		w.options.Page = false
		s.version++
		w.frame(0)
		if d := difference(plain, w.picture(ui.Rect{W: 400, H: 700})); d < 0.2 {
			t.Errorf("in a window, a panel changed only %.4f of the picture", d)
		}
	})
}

// dialog is a panel with one of everything.
func dialog() *ui.Node {
	return &ui.Node{ID: "sample", Role: ui.RoleDialog, Label: "新局", Children: []*ui.Node{
		{ID: "sample-text", Role: ui.RoleText, Label: "棋子"},
		{ID: "sample-level", Role: ui.RoleRadioGroup, Label: "對手", Children: []*ui.Node{
			{ID: "sample-level-easy", Role: ui.RoleRadio, Label: "簡單", Command: ui.Command{Name: "sample-level", Value: "easy"}, Checked: true},
			{ID: "sample-level-hard", Role: ui.RoleRadio, Label: "困難", Command: ui.Command{Name: "sample-level", Value: "hard"}},
		}},
		{ID: "sample-volume", Role: ui.RoleSlider, Label: "音量", Value: "50", Max: 100, Command: ui.Command{Name: "sample-volume"}},
		{ID: "sample-limit", Role: ui.RoleNumber, Label: "上限", Value: "5", Max: 20, Command: ui.Command{Name: "sample-limit"}},
		{ID: "sample-buttons", Role: ui.RoleGroup, Children: []*ui.Node{
			{ID: "sample-close", Role: ui.RoleButton, Label: "關閉", Command: ui.Command{Name: ui.CommandClose}},
		}},
	}}
}
