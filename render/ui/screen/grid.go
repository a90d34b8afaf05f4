package screen

import (
	"anqi/assets/texts"

	"anqi/game"
	"anqi/render/ui/selection"
	"anqi/render/ui/tree"
)

// gridNode is the board: rows and cells as they lie on the screen.
func (s *Scene) gridNode() *tree.Node {
	board := s.Board()
	wide, tall := board.Size()
	grid := &tree.Node{ID: "board", Role: tree.RoleGrid, Label: s.Texts.Play.Board, Hint: s.Texts.Play.BoardHint, Rect: board.Rect, Visible: true, Diagram: &board}
	for row := 0; row < tall; row++ {
		r := &tree.Node{ID: "row-" + string(rune('1'+row)), Role: tree.RoleRow}
		for column := 0; column < wide; column++ {
			r.Children = append(r.Children, s.cellNode(&board, board.At(column, row)))
		}
		first, last := r.Children[0].Rect, r.Children[wide-1].Rect
		r.Rect = tree.Rect{X: first.X, Y: first.Y, W: last.Right() - first.X, H: first.H}
		grid.Children = append(grid.Children, r)
	}
	return grid
}

func (s *Scene) cellNode(board *tree.BoardView, square game.Square) *tree.Node {
	return &tree.Node{
		ID:       tree.SquareID(square),
		Role:     tree.RoleCell,
		Label:    s.cellLabel(square),
		Rect:     board.CellRect(square),
		Command:  tree.Command{Name: tree.CommandSquare, Value: square.String()},
		Disabled: s.Outcome.Over(),
		Selected: square == board.Selected,
		TabStop:  square == s.Cursor,
	}
}

// cellLabel is the name of a square for assistive technology: where, what, and what can be done, as in "b3 紅俥，可吃兩子".
func (s *Scene) cellLabel(square game.Square) string {
	cell := &s.Texts.Cell
	parts := []string{cell.Square.With(texts.Is("square", square.String()), texts.Is("content", s.Texts.Names.Piece(s.Position.Board[square])))}
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	if s.MayAct {
		add(s.selection(square))
		add(s.target(square))
		if s.Marks[square] == tree.TargetNone {
			for _, ability := range s.abilities(square) {
				add(ability)
			}
		}
	}
	add(s.history(square))
	return s.Texts.List(parts)
}

func (s *Scene) selection(square game.Square) string {
	switch square {
	case s.Position.Chain:
		return s.Texts.Cell.ChainStands
	case s.Controller.Selected:
		return s.Texts.Cell.Selected
	}
	return ""
}

// target is what the selected piece could do on the square.
func (s *Scene) target(square game.Square) string {
	cell, words := &s.Texts.Cell, &s.Texts.Board
	switch s.Marks[square] {
	case tree.TargetMove:
		return cell.Target
	case tree.TargetCapture:
		return cell.TargetTake
	case tree.TargetDark:
		return cell.TargetDark
	case tree.TargetLast:
		return words.LastChase
	case tree.TargetForbidden:
		return words.ForbiddenHere.With(s.Texts.Amount("count", s.Set.ChaseLimit))
	}
	return ""
}

// abilities are what the piece on the square could do, were it selected.
func (s *Scene) abilities(square game.Square) []string {
	cell, piece := &s.Texts.Cell, s.Position.Board[square]
	if piece == game.FaceDown && s.Position.Chain == game.NoSquare {
		return []string{cell.CanFlip}
	}
	if piece.Kind() == game.NoKind || piece.Colour() != s.Position.Turn {
		return nil
	}
	moves, captures, darks := s.options(square)
	var parts []string
	if captures > 0 {
		parts = append(parts, cell.CanCapture.With(s.Texts.Counted("count", captures)))
	}
	if darks > 0 {
		parts = append(parts, cell.CanDark.With(s.Texts.Counted("count", darks)))
	}
	if moves > 0 {
		parts = append(parts, cell.CanMoveTo.With(s.Texts.Counted("count", moves)))
	}
	if parts == nil {
		return []string{cell.Stuck}
	}
	return parts
}

// options counts what the piece on a square may do.
func (s *Scene) options(square game.Square) (moves, captures, darks int) {
	var room [game.MaxActions]game.Action
	for _, a := range s.Position.ActionsFrom(&s.Set.Rules, square, room[:0]) {
		switch s.Position.Step(a) {
		case game.StepMove:
			moves++
		case game.StepCapture:
			captures++
		case game.StepDark:
			darks++
		}
	}
	return moves, captures, darks
}

// history is what the last action and a hint have to do with the square.
func (s *Scene) history(square game.Square) string {
	cell := &s.Texts.Cell
	var parts []string
	if n := len(s.Last); n == 1 && s.Last[0] == square {
		parts = append(parts, s.Texts.Board.FlippedHere)
	} else if n > 1 && s.Last[n-1] == square {
		parts = append(parts, cell.LastTo)
	} else if n > 1 && s.Last[0] == square {
		parts = append(parts, cell.LastFrom)
	}
	if s.HintShown && !s.Hint.IsStop() {
		switch {
		case s.Hint.IsFlip() && s.Hint.From == square:
			parts = append(parts, s.Texts.Board.HintHere)
		case s.Hint.From == square:
			parts = append(parts, cell.HintFrom)
		case s.Hint.To == square:
			parts = append(parts, cell.HintTo)
		}
	}
	if s.Set.ChaseLimit > 0 && s.Marks[square] == tree.TargetNone {
		none := [game.SquareCount]tree.TargetKind{}
		if n := selection.ChaseCounts(&s.Position, &s.Set.Rules, &none)[square]; n > 0 {
			parts = append(parts, s.Texts.Board.Hunted.With(s.Texts.Amount("count", n), s.Texts.Amount("limit", s.Set.ChaseLimit)))
		}
	}
	return s.Texts.List(parts)
}
