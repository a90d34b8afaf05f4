package ui

import (
	"anqi/assets/texts"
	"errors"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/selection"
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
	a.controller.TapAgain = a.settings.TapAgain
	a.follow(&position, a.controller.Tap(&position, rules, square))
}

// dragPiece acts on a piece dragged from one square to another, as "b3-c3".
func (a *App) dragPiece(value string) {
	action, ok := game.ParseAction(value)
	if !ok || a.blocked() {
		return
	}
	position := a.session.Match().Position()
	a.follow(&position, a.controller.Drag(action.From, action.To))
}

// blocked reports, and says, why nobody may act on the board now.
func (a *App) blocked() bool {
	words := &a.t.Refusals
	switch {
	case a.session.Match().Outcome().Over():
		a.refuse(words.GameOver)
	case a.question().Asked != match.Nobody:
		a.refuse(a.question().Text)
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
func (a *App) follow(position *game.Position, result selection.Intent) {
	v, board := a.voice(), &a.t.Board
	a.changed()
	switch result.Kind {
	case selection.IntentPlay:
		if refusal := a.play(result.Action); refusal.Refused() {
			a.follow(position, a.controller.Refused(position, a.session.Match().Rules(), result, refusal))
		}
	case selection.IntentSelect:
		a.tell(board.Chosen.With(texts.Is("piece", v.Piece(position.Board[result.Action.From])), texts.Is("square", result.Action.From.String())))
	case selection.IntentRelease:
		a.tell(board.Released)
	case selection.IntentArm:
		a.tell(board.TapAgain.With(texts.Is("square", result.Action.From.String())))
	case selection.IntentStuck:
		a.tell(board.ChosenStuck.With(texts.Is("piece", v.Piece(position.Board[result.Action.From])), texts.Is("square", result.Action.From.String())))
	case selection.IntentRefuse:
		a.refuse(v.Refusal(position, a.session.Match().Rules(), result.Action, result.Refusal))
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
	a.follow(&position, selection.Intent{Kind: selection.IntentPlay, Action: game.StopAction})
}

// release lets the selected piece go.
func (a *App) release() {
	position := a.session.Match().Position()
	if a.controller.Release(&position) {
		a.changed()
		a.tell(a.t.Board.Released)
	}
}
