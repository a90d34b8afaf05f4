package ui

import "anqi/game"

// gridNode is the board: rows and cells as they lie on the screen.
func (s *scene) gridNode() *Node {
	board := s.board()
	wide, tall := board.Size()
	grid := &Node{ID: "board", Role: RoleGrid, Label: s.t.Play.Board, Hint: s.t.Play.BoardHint, Rect: board.Rect, Visible: true, Diagram: &board}
	for row := 0; row < tall; row++ {
		r := &Node{ID: "row-" + string(rune('1'+row)), Role: RoleRow}
		for column := 0; column < wide; column++ {
			r.Children = append(r.Children, s.cellNode(&board, board.At(column, row)))
		}
		first, last := r.Children[0].Rect, r.Children[wide-1].Rect
		r.Rect = Rect{first.X, first.Y, last.Right() - first.X, first.H}
		grid.Children = append(grid.Children, r)
	}
	return grid
}

func (s *scene) cellNode(board *BoardView, square game.Square) *Node {
	return &Node{
		ID:       SquareID(square),
		Role:     RoleCell,
		Label:    s.cellLabel(square),
		Rect:     board.CellRect(square),
		Command:  Command{CommandSquare, square.String()},
		Disabled: s.outcome.Over(),
		Selected: square == board.Selected,
		TabStop:  square == s.cursor,
	}
}

// SquareID returns the ID of a square's node.
func SquareID(square game.Square) string { return "square-" + square.String() }

// squareOfID returns the square of a node's ID.
func squareOfID(id string) (game.Square, bool) {
	const prefix = "square-"
	if len(id) != len(prefix)+2 || id[:len(prefix)] != prefix {
		return game.NoSquare, false
	}
	return game.ParseSquare(id[len(prefix):])
}
