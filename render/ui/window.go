package ui

import (
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"anqi/save"
)

// Resize tells the window's size and insets in CSS pixels.
func (a *App) Resize(width, height float64, insets tree.Insets) {
	if width != a.width || height != a.height || insets != a.insets {
		a.width, a.height, a.insets = width, height, insets
		a.changed()
	}
}

// SetFullScreen tells whether the window is full screen now.
func (a *App) SetFullScreen(on bool) {
	if a.fullScreen != on {
		a.fullScreen = on
		a.changed()
	}
}

// SetReducedMotion tells whether the system asks for less motion now.
func (a *App) SetReducedMotion(on bool) { a.environment.ReducedMotion = on }

// ContrastTheme is the name of the theme for those who need more contrast.
const ContrastTheme = "contrast"

// SetHighContrast tells whether the system asks for more contrast now.
func (a *App) SetHighContrast(on bool) {
	if a.environment.HighContrast != on {
		a.environment.HighContrast = on
		a.emit(effect.SettingsChanged{})
	}
}

// Theme returns the name of the theme to paint with: the one that was chosen, else what the system wishes; "" is the first.
func (a *App) Theme() string {
	if a.settings.Theme == "" && a.environment.HighContrast {
		return ContrastTheme
	}
	return a.settings.Theme
}

// SetHidden tells whether page or window can be seen: time stands still while it cannot, and what a turn clock shows is kept, since the
// program may end without another word.
func (a *App) SetHidden(hidden bool) {
	begins := hidden && !a.hidden
	a.hidden = hidden
	if hidden {
		a.PointerCancel()
	}
	a.pause()
	if begins && !a.elsewhere {
		a.session.Keep(a.now)
	}
}

// pause lets time stand still while a question about the game itself is open, nothing can be seen or the game goes on elsewhere.
func (a *App) pause() {
	a.session.SetPaused(match.PauseQuestion, stopsTime(a.panel), a.now)
	a.session.SetPaused(match.PauseHidden, a.hidden || a.elsewhere, a.now)
}

// stopsTime reports whether time stands still while a panel is open: only for questions about the game itself, so that nobody gets
// time to think by opening the help.
func stopsTime(p panels.Panel) bool {
	switch p := p.(type) {
	case panels.Confirm:
		return p.Question.StopsTime
	case panels.Lots:
		_, drawn := p.First()
		return drawn // the game begins with a press
	}
	return false
}

// changeSettings puts new settings in force and keeps them.
func (a *App) changeSettings(settings save.Settings) {
	if settings == a.settings {
		return
	}
	a.settings = settings
	if err := a.environment.Store.KeepSettings(settings); err != nil {
		a.storeNotices()
	}
	a.applySettings()
	a.emit(effect.SettingsChanged{})
	a.changed()
}

// applySettings hands on what others need of the settings.
func (a *App) applySettings() {
	a.session.SetPace(a.settings.Pace.Duration())
	a.session.SetResigns(a.settings.Resigns)
}
