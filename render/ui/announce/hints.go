package announce

import (
	"anqi/assets/texts"
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
		return say.HintFlip.With(texts.Is("square", a.From.String()))
	case game.StepCapture:
		return say.HintCapture.With(texts.Is("piece", mover), texts.Is("square", a.To.String()), texts.Is("victim", target))
	case game.StepDark:
		return say.HintDark.With(texts.Is("piece", mover), texts.Is("square", a.To.String()))
	}
	return say.HintMove.With(texts.Is("piece", mover), texts.Is("from", a.From.String()), texts.Is("to", a.To.String()))
}
