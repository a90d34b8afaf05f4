package ui

import "anqi/save"

// choiceOf reads from the settings what was played last.
func choiceOf(settings save.Settings) NewGameChoice {
	return NewGameChoice{TwoPlayers: settings.TwoPlayers, Level: settings.Level, RuleSet: settings.RuleSet, First: settings.First}
}

// withChoice notes in the settings what was chosen.
func withChoice(settings save.Settings, choice NewGameChoice) save.Settings {
	settings.TwoPlayers, settings.Level, settings.RuleSet, settings.First = choice.TwoPlayers, choice.Level, choice.RuleSet, choice.First
	return settings
}
