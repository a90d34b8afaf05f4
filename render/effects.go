package render

import (
	"time"

	"anqi/render/art"
	"anqi/render/ui/effect"
)

// CarryOut does what the model has asked for since the last time. The loop calls it at every tick; whoever passes input to the
// model may call it as well, with the lock held: much of what a browser can do it only does inside of the person's gesture.
func (g *Game) CarryOut() {
	now := g.options.Now()
	for _, effect := range g.model.Effects() {
		g.carryOut(effect, now)
	}
}

// carryOut does what an effect asks for, here or through the hook.
func (g *Game) carryOut(asked effect.Effect, now time.Time) {
	switch asked := asked.(type) {
	case effect.Animate:
		g.motion = newMotion(asked, now)
		return
	case effect.Sound:
		if g.options.Sound != nil && g.gestured() {
			g.options.Sound(asked)
		}
		return
	case effect.SettingsChanged:
		g.changeTheme()
	}
	if g.options.Effect != nil {
		g.options.Effect(asked)
	}
}

// gestured reports whether the person has done something yet, before which no sound may play.
func (g *Game) gestured() bool {
	if g.options.Gesture != nil {
		return g.options.Gesture()
	}
	return g.input.used
}

// changeTheme makes all drawings anew if the theme is another one now.
func (g *Game) changeTheme() {
	if theme := g.theme(); theme != g.painter.theme() {
		g.painter.sprites.sweepAll()
		g.painter.sprites.studio = art.NewStudio(theme, g.fonts.pieces, g.fonts.text)
		g.stale = true
	}
}
