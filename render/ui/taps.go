package ui

import (
	"errors"

	"anqi/game"
	"anqi/game/match"
)

// tapSquare acts on a square through the controller.
func (a *App) tapSquare(name string) {
	square, ok := game.ParseSquare(name)
	if !ok {
		return
	}
	a.focus.toSquare(square)
	a.changed()
	if a.blocked() {
		return
	}
	position, rules := a.session.Match().Position(), a.session.Match().Rules()
	a.controller.tapAgain = a.settings.TapAgain
	a.follow(&position, a.controller.tap(&position, rules, square))
}

// dragPiece acts on a piece dragged from one square to another, as "b3-c3".
func (a *App) dragPiece(value string) {
	action, ok := game.ParseAction(value)
	if !ok || a.blocked() {
		return
	}
	position := a.session.Match().Position()
	a.follow(&position, a.controller.drag(action.From, action.To))
}

// blocked reports, and says, why nobody may act on the board now.
func (a *App) blocked() bool {
	words := &a.t.Refusals
	switch {
	case a.session.Match().Outcome().Over():
		a.refuse(words.GameOver)
	case a.question().asked != match.Nobody:
		a.refuse(a.question().text)
	case a.session.Thinking():
		a.refuse(words.Thinking)
	case !a.session.PersonToMove():
		a.refuse(words.NotYourTurn)
	default:
		return false
	}
	return true
}

// follow does what a tap came to.
func (a *App) follow(position *game.Position, result intent) {
	v, board := a.voice(), &a.t.Board
	a.changed()
	switch result.kind {
	case intentPlay:
		if refusal := a.play(result.action); refusal.Refused() {
			a.follow(position, a.controller.refused(position, a.session.Match().Rules(), result, refusal))
		}
	case intentSelect:
		a.tell(board.Chosen.With(v.piece(position.Board[result.action.From]), result.action.From.String()))
	case intentRelease:
		a.tell(board.Released)
	case intentArm:
		a.tell(board.TapAgain.With(result.action.From.String()))
	case intentStuck:
		a.tell(board.ChosenStuck.With(v.piece(position.Board[result.action.From]), result.action.From.String()))
	case intentRefuse:
		a.refuse(v.refusal(position, a.session.Match().Rules(), result.action, result.refusal))
	}
}

// play makes an action of the person to move; the refusal says why it is not legal, if it is not.
func (a *App) play(action game.Action) game.Refusal {
	events, err := a.session.Play(action, a.now)
	var illegal *game.IllegalActionError
	if errors.As(err, &illegal) {
		return illegal.Refusal
	}
	a.handle(events, err)
	return game.Refusal{}
}

// stop ends the chain of the person to move.
func (a *App) stop() {
	if a.blocked() {
		return
	}
	position := a.session.Match().Position()
	a.follow(&position, intent{kind: intentPlay, action: game.StopAction})
}

// release lets the selected piece go.
func (a *App) release() {
	position := a.session.Match().Position()
	if a.controller.release(&position) {
		a.changed()
		a.tell(a.t.Board.Released)
	}
}
