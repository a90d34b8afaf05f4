package ui

import "anqi/game/match"

// Resize tells the window's size and insets in CSS pixels.
func (a *App) Resize(width, height float64, insets Insets) {
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

// SetHidden tells whether page or window can be seen: time stands still while it cannot.
func (a *App) SetHidden(hidden bool) {
	a.hidden = hidden
	a.pause()
}

// pause lets time stand still while a panel asks, nothing can be seen or the game goes on elsewhere.
func (a *App) pause() {
	a.session.SetPaused(match.PausePanel, a.panel != nil, a.now)
	a.session.SetPaused(match.PauseHidden, a.hidden || a.elsewhere, a.now)
}
