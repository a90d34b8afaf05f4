package ui

import "anqi/game"

func (a *App) askHint() {
	if a.blocked() {
		return
	}
	events, err := a.session.Hint()
	if err == nil {
		a.tell(a.t.Say.HintThinking)
	}
	a.handle(events, err)
}

// hint tells what the engine would play in the position.
func (v *voice) hint(a game.Action) string {
	say := &v.t.Say
	if a.IsStop() {
		return say.HintStop
	}
	mover, target := v.piece(v.position.Board[a.From&31]), v.piece(v.position.Board[a.To&31])
	switch v.position.Step(a) {
	case game.StepFlip:
		return say.HintFlip.With(a.From.String())
	case game.StepCapture:
		return say.HintCapture.With(mover, a.To.String(), target)
	case game.StepDark:
		return say.HintDark.With(mover, a.To.String())
	}
	return say.HintMove.With(mover, a.From.String(), a.To.String())
}
