package panels

import (
	"strconv"

	"anqi/assets/texts"
	"anqi/render/ui/tree"
	"anqi/save"
)

const (
	settingsID          = "settings"
	SettingsVolume      = "settings-volume"
	settingsMute        = "settings-mute"
	settingsAnimation   = "settings-animation"
	settingsCoordinates = "settings-coordinates"
	settingsPace        = "settings-pace"
	SettingsResigns     = "settings-resigns"
	settingsScreen      = "settings-screen"
)

// The words of the settings' radios, by the values of save.
var (
	animationWords = [...]string{
		save.AnimationSystem: "system", save.AnimationOff: "off", save.AnimationFast: "fast", save.AnimationNormal: "normal"}
	paceWords   = [...]string{save.PaceQuick: "quick", save.PaceNormal: "normal", save.PaceSlow: "slow"}
	screenWords = [...]string{save.TurningFixed: "fixed", save.TurningToMove: "turning"}
)

// ChangeSettings asks to apply and keep the settings, at every change.
type ChangeSettings struct{ Settings save.Settings }

func (ChangeSettings) request() {}

// settingsPanel edits the settings; every change counts at once.
type settingsPanel struct {
	texts    *texts.Table
	settings save.Settings
}

// NewSettingsPanel edits the settings.
func NewSettingsPanel(t *texts.Table, settings save.Settings) Panel {
	return settingsPanel{t, settings}
}

// Node shows the settings with what they are now.
func (p settingsPanel) Node() *tree.Node {
	t := &p.texts.Settings
	volume := &tree.Node{ID: SettingsVolume, Role: tree.RoleSlider, Label: t.Volume, Command: tree.Command{Name: SettingsVolume},
		Value: strconv.Itoa(p.settings.Volume), Max: 100, Hint: t.VolumeValue.With(p.texts.Amount("percent", p.settings.Volume))}
	animation := radioGroup(settingsAnimation, t.Animation, wordOf(animationWords[:], p.settings.Animation),
		choice{"system", t.AnimationSystem, t.AnimationLine}, choice{"normal", t.AnimationNormal, ""},
		choice{"fast", t.AnimationFast, ""}, choice{"off", t.AnimationOff, ""})
	pace := radioGroup(settingsPace, t.Pace, wordOf(paceWords[:], p.settings.Pace),
		choice{"quick", t.PaceFast, ""}, choice{"normal", t.PaceNormal, ""}, choice{"slow", t.PaceSlow, ""})
	explainGroup(pace, t.PaceLine)
	screen := radioGroup(settingsScreen, t.Screen, wordOf(screenWords[:], p.settings.Turning),
		choice{"fixed", t.ScreenFixed, ""}, choice{"turning", t.ScreenTurning, t.ScreenLine})
	return panelNode(settingsID, t.Title, []*tree.Node{
		section("settings-sound", t.Sound, volume, checkbox(settingsMute, t.Mute, "", p.settings.Muted)),
		animation,
		checkbox(settingsCoordinates, t.Coordinates, t.CoordinatesLine, p.settings.Coordinates),
		pace,
		checkbox(SettingsResigns, t.Resigns, t.ResignsLine, p.settings.Resigns),
		screen,
		mutedText("settings-kept", t.Kept),
	}, closeButton(settingsID, p.texts))
}

// Do changes one setting; a value that makes no sense changes nothing.
func (p settingsPanel) Do(command tree.Command) (Panel, Request) {
	before := p.settings
	switch command.Name {
	case SettingsVolume:
		if volume, err := strconv.Atoi(command.Value); err == nil {
			p.settings.Volume = min(max(volume, 0), 100)
		}
	case settingsMute:
		p.settings.Muted = !p.settings.Muted
	case settingsCoordinates:
		p.settings.Coordinates = !p.settings.Coordinates
	case SettingsResigns:
		p.settings.Resigns = !p.settings.Resigns
	case settingsAnimation:
		p.settings.Animation = chosen(animationWords[:], command.Value, p.settings.Animation)
	case settingsPace:
		p.settings.Pace = chosen(paceWords[:], command.Value, p.settings.Pace)
	case settingsScreen:
		p.settings.Turning = chosen(screenWords[:], command.Value, p.settings.Turning)
	}
	if p.settings == before {
		return p, nil
	}
	return p, ChangeSettings{p.settings}
}

// chosen returns the value of a word, what was there before if there is no such word.
func chosen[T ~uint8](words []string, word string, before T) T {
	for i, other := range words {
		if other == word {
			return T(i)
		}
	}
	return before
}

// wordOf returns the word of a value; one without a word is shown as the first.
func wordOf[T ~uint8](words []string, value T) string {
	if int(value) >= len(words) {
		return words[0]
	}
	return words[value]
}
