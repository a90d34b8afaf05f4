package render

import (
	"image"
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
)

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
	w := newShow(s, 620, 620)
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
	marks := map[string]func(*tree.BoardView, game.Square){
		"selected":  func(b *tree.BoardView, s game.Square) { b.Selected = s },
		"move":      func(b *tree.BoardView, s game.Square) { b.Targets[s] = tree.TargetMove },
		"capture":   func(b *tree.BoardView, s game.Square) { b.Targets[s] = tree.TargetCapture },
		"dark":      func(b *tree.BoardView, s game.Square) { b.Targets[s] = tree.TargetDark },
		"forbidden": func(b *tree.BoardView, s game.Square) { b.Targets[s] = tree.TargetForbidden },
		"last":      func(b *tree.BoardView, s game.Square) { b.Targets[s] = tree.TargetLast },
		"count":     func(b *tree.BoardView, s game.Square) { b.Counts[s], b.ChaseLimit = 3, 5 },
		"action":    func(b *tree.BoardView, s game.Square) { b.Last = []game.Square{s} },
		"hint":      func(b *tree.BoardView, s game.Square) { b.HintFrom, b.HintTo = s, s },
		"chain":     func(b *tree.BoardView, s game.Square) { b.Chain = s },
		"focus":     func(b *tree.BoardView, s game.Square) { b.Focus, b.FocusShown = s, true },
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
				w := newShow(s, 620, 620)
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
