package save

import (
	"strconv"
	"strings"

	"anqi/game"
	"anqi/game/match"
)

// settingField is one line of the stored settings: its name, how it is written, and how it is read, which changes nothing when the
// text makes no sense.
type settingField struct {
	name string
	get  func(*Settings) string
	set  func(*Settings, string)
}

func settingFields() []settingField {
	return []settingField{
		textSetting("language", func(s *Settings) *string { return &s.Language }),
		textSetting("theme", func(s *Settings) *string { return &s.Theme }),
		textSetting("pieces", func(s *Settings) *string { return &s.Pieces }),
		switchSetting("coordinates", func(s *Settings) *bool { return &s.Coordinates }),
		wordSetting("animation", func(s *Settings) *Animation { return &s.Animation }, "system", "off", "fast", "normal"),
		numberSetting("volume", func(s *Settings) *int { return &s.Volume }),
		switchSetting("muted", func(s *Settings) *bool { return &s.Muted }),
		wordSetting("pace", func(s *Settings) *Pace { return &s.Pace }, "normal", "quick", "slow"),
		switchSetting("resigns", func(s *Settings) *bool { return &s.Resigns }),
		switchSetting("tapagain", func(s *Settings) *bool { return &s.TapAgain }),
		switchSetting("lefthanded", func(s *Settings) *bool { return &s.LeftHanded }),
		wordSetting("turning", func(s *Settings) *Turning { return &s.Turning }, "fixed", "tomove", "table"),
		switchSetting("twoplayers", func(s *Settings) *bool { return &s.TwoPlayers }),
		{"level", func(s *Settings) string { return s.Level.String() }, setLevel},
		{"ruleset", func(s *Settings) string { return s.RuleSet.Text() }, setRuleSet},
		wordSetting("first", func(s *Settings) *game.FirstMove { return &s.First }, "first", "second", "random", "lot"),
		numberSetting("windowwidth", func(s *Settings) *int { return &s.WindowWidth }),
		numberSetting("windowheight", func(s *Settings) *int { return &s.WindowHeight }),
		switchSetting("fullscreen", func(s *Settings) *bool { return &s.FullScreen }),
	}
}

func setLevel(s *Settings, text string) {
	if level, known := match.ParseLevel(text); known {
		s.Level = level
	}
}

func setRuleSet(s *Settings, text string) {
	if set, err := game.ParseRuleSet(text); err == nil {
		s.RuleSet = set
	}
}

func textSetting(name string, at func(*Settings) *string) settingField {
	return settingField{name, func(s *Settings) string { return *at(s) }, func(s *Settings, text string) { *at(s) = text }}
}

func switchSetting(name string, at func(*Settings) *bool) settingField {
	set := func(s *Settings, text string) {
		if text == "true" || text == "false" {
			*at(s) = text == "true"
		}
	}
	return settingField{name, func(s *Settings) string { return strconv.FormatBool(*at(s)) }, set}
}

func numberSetting(name string, at func(*Settings) *int) settingField {
	set := func(s *Settings, text string) {
		if n, err := strconv.Atoi(text); err == nil {
			*at(s) = n
		}
	}
	return settingField{name, func(s *Settings) string { return strconv.Itoa(*at(s)) }, set}
}

func wordSetting[T ~uint8](name string, at func(*Settings) *T, words ...string) settingField {
	set := func(s *Settings, text string) {
		for i, word := range words {
			if word == text {
				*at(s) = T(i)
			}
		}
	}
	return settingField{name, func(s *Settings) string { return words[*at(s)] }, set}
}

// text writes bounded settings, a line for each: name, space, value.
func (s Settings) text() []byte {
	var text strings.Builder
	for _, field := range settingFields() {
		text.WriteString(field.name + " " + field.get(&s) + "\n")
	}
	return []byte(text.String())
}

// parseSettings reads what text writes. Lines that are missing, unknown or make no sense leave the default.
func parseSettings(text string) Settings {
	s := DefaultSettings()
	fields := map[string]settingField{}
	for _, field := range settingFields() {
		fields[field.name] = field
	}
	for line := range strings.SplitSeq(text, "\n") {
		name, value, _ := strings.Cut(line, " ")
		if field, known := fields[name]; known {
			field.set(&s, value)
		}
	}
	return s.Bounded()
}
