package ui

import (
	"strings"

	"anqi/game"
)

// cellLabel is the name of a square for assistive technology: where, what, and what can be done, as in "b3 紅俥，可吃兩子".
func (s *scene) cellLabel(square game.Square) string {
	cell := &s.t.Cell
	parts := []string{cell.Square.With(square.String(), s.t.Names.Piece(s.position.Board[square]))}
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	if s.mayAct {
		add(s.selection(square))
		add(s.target(square))
		if s.marks[square] == TargetNone {
			for _, ability := range s.abilities(square) {
				add(ability)
			}
		}
	}
	add(s.history(square))
	return strings.Join(parts, cell.Comma)
}

func (s *scene) selection(square game.Square) string {
	switch square {
	case s.position.Chain:
		return s.t.Cell.ChainStands
	case s.controller.selected:
		return s.t.Cell.Selected
	}
	return ""
}

// target is what the selected piece could do on the square.
func (s *scene) target(square game.Square) string {
	cell, words := &s.t.Cell, &s.t.Board
	switch s.marks[square] {
	case TargetMove:
		return cell.Target
	case TargetCapture:
		return cell.TargetTake
	case TargetDark:
		return cell.TargetDark
	case TargetLast:
		return words.LastChase
	case TargetForbidden:
		return words.ForbiddenHere.WithNumber(s.set.ChaseLimit)
	}
	return ""
}

// abilities are what the piece on the square could do, were it selected.
func (s *scene) abilities(square game.Square) []string {
	cell, piece := &s.t.Cell, s.position.Board[square]
	if piece == game.FaceDown && s.position.Chain == game.NoSquare {
		return []string{cell.CanFlip}
	}
	if piece.Kind() == game.NoKind || piece.Colour() != s.position.Turn {
		return nil
	}
	moves, captures, darks := s.options(square)
	var parts []string
	if captures > 0 {
		parts = append(parts, cell.CanCapture.With(s.t.Count(captures)))
	}
	if darks > 0 {
		parts = append(parts, cell.CanDark.With(s.t.Count(darks)))
	}
	if moves > 0 {
		parts = append(parts, cell.CanMoveTo.With(s.t.Count(moves)))
	}
	if parts == nil {
		return []string{cell.Stuck}
	}
	return parts
}

// options counts what the piece on a square may do.
func (s *scene) options(square game.Square) (moves, captures, darks int) {
	var room [game.MaxActions]game.Action
	for _, a := range s.position.ActionsFrom(&s.set.Rules, square, room[:0]) {
		switch s.position.Step(a) {
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
func (s *scene) history(square game.Square) string {
	cell := &s.t.Cell
	var parts []string
	if n := len(s.last); n == 1 && s.last[0] == square {
		parts = append(parts, s.t.Board.FlippedHere)
	} else if n > 1 && s.last[n-1] == square {
		parts = append(parts, cell.LastTo)
	} else if n > 1 && s.last[0] == square {
		parts = append(parts, cell.LastFrom)
	}
	if s.hintShown && !s.hint.IsStop() {
		switch {
		case s.hint.IsFlip() && s.hint.From == square:
			parts = append(parts, s.t.Board.HintHere)
		case s.hint.From == square:
			parts = append(parts, cell.HintFrom)
		case s.hint.To == square:
			parts = append(parts, cell.HintTo)
		}
	}
	if s.set.ChaseLimit > 0 && s.marks[square] == TargetNone {
		none := [game.SquareCount]TargetKind{}
		if n := chaseCounts(&s.position, &s.set.Rules, &none)[square]; n > 0 {
			parts = append(parts, s.t.Board.Hunted.WithNumbers(n, s.set.ChaseLimit))
		}
	}
	return strings.Join(parts, cell.Comma)
}
