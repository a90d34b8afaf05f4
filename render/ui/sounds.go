package ui

import "anqi/game/match"

// sounds makes the loudest sound of the events.
func (a *App) sounds(events []match.Event) {
	name := SoundName("")
	for _, e := range events {
		switch e.Kind {
		case match.EventFlipped:
			name = SoundFlip
		case match.EventMoved, match.EventUndone, match.EventRedone:
			name = SoundMove
		case match.EventCaptured:
			name = SoundCapture
		case match.EventDark:
			name = SoundFlip
			if e.Dark != match.DarkOwn {
				name = SoundCapture
			}
		case match.EventChased:
			if e.Limit > 0 && e.Count >= e.Limit-1 {
				name = SoundWarning
			}
		case match.EventTimeOut:
			name = SoundWarning
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
func (a *App) endSound(o match.Outcome) SoundName {
	switch {
	case o.Drawn():
		return SoundDraw
	case a.you() != match.Nobody && o.Winner != a.you():
		return SoundLoss
	}
	return SoundWin
}

func (a *App) sound(name SoundName) {
	if !a.settings.Muted && a.settings.Volume > 0 {
		a.emit(Sound{name, float64(a.settings.Volume) / 100})
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
