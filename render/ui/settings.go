package ui

import "anqi/save"

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
	a.emit(SettingsChanged{})
	a.changed()
}

// applySettings hands on what others need of the settings.
func (a *App) applySettings() {
	a.session.SetPace(a.settings.Pace.Duration())
	a.session.SetResigns(a.settings.Resigns)
}
