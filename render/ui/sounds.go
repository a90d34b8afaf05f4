package ui

import (
	"anqi/game/match"
	"anqi/render/ui/effect"
)

// sounds makes the loudest sound of the events.
func (a *App) sounds(events []match.Event) {
	name := effect.SoundName("")
	for _, e := range events {
		switch e.Kind {
		case match.EventFlipped:
			name = effect.SoundFlip
		case match.EventMoved, match.EventUndone, match.EventRedone:
			name = effect.SoundMove
		case match.EventCaptured:
			name = effect.SoundCapture
		case match.EventDark:
			name = effect.SoundFlip
			if e.Dark != match.DarkOwn {
				name = effect.SoundCapture
			}
		case match.EventChased:
			if e.Limit > 0 && e.Count >= e.Limit-1 {
				name = effect.SoundWarning
			}
		case match.EventTimeOut:
			name = effect.SoundWarning
		}
	}
	if name != "" {
		a.sound(name)
	}
	for _, e := range events {
		if e.Kind == match.EventEnded {
			a.sound(a.endSound(e.Outcome))
		}
	}
}

// endSound is the sound of a result as the person at the device hears it.
func (a *App) endSound(o match.Outcome) effect.SoundName {
	switch {
	case o.Drawn():
		return effect.SoundDraw
	case a.you() != match.Nobody && o.Winner != a.you():
		return effect.SoundLoss
	}
	return effect.SoundWin
}

func (a *App) sound(name effect.SoundName) {
	if !a.settings.Muted && a.settings.Volume > 0 {
		a.emit(effect.Sound{Name: name, Volume: float64(a.settings.Volume) / 100})
	}
}

func (a *App) toggleSound() {
	settings := a.settings
	settings.Muted = !settings.Muted
	a.changeSettings(settings)
	if settings.Muted {
		a.tell(a.t.Say.Muted)
	} else {
		a.tell(a.t.Say.Unmuted)
	}
}
