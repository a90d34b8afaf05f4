package announce

import (
	"anqi/game"
)

// hint tells what the engine would play in the position.
func (v *Voice) hint(a game.Action) string {
	say := &v.Texts.Say
	if a.IsStop() {
		return say.HintStop
	}
	mover, target := v.Piece(v.Position.Board[a.From&31]), v.Piece(v.Position.Board[a.To&31])
	switch v.Position.Step(a) {
	case game.StepFlip:
		return say.HintFlip.With(a.From.String())
	case game.StepCapture:
		return say.HintCapture.With(mover, a.To.String(), target)
	case game.StepDark:
		return say.HintDark.With(mover, a.To.String())
	}
	return say.HintMove.With(mover, a.From.String(), a.To.String())
}
