package save

import (
	"strconv"
	"strings"
	"time"

	"anqi/game"
	"anqi/game/match"
)

// Animation is how fast pieces move on the screen.
type Animation uint8

// The speeds of animation. AnimationSystem is AnimationNormal, or AnimationOff where the system asks for less motion.
const (
	AnimationSystem Animation = iota
	AnimationOff
	AnimationFast
	AnimationNormal
)

// Pace is how long a computer's action takes at least, for people to follow.
type Pace uint8

// The paces.
const (
	PaceNormal Pace = iota
	PaceQuick
	PaceSlow
)

// Duration returns the shortest visible time of a computer's action.
func (p Pace) Duration() time.Duration {
	switch p {
	case PaceQuick:
		return 500 * time.Millisecond
	case PaceSlow:
		return 1500 * time.Millisecond
	}
	return 900 * time.Millisecond
}

// Turning is how two people share one screen.
type Turning uint8

// The ways to share a screen.
const (
	TurningFixed  Turning = iota // the board stays as it is
	TurningToMove                // the board turns to the player to move
	TurningTable                 // each side's tray and buttons face that side
)

// Settings are what a person chose, comparable. The zero value is not the default.
type Settings struct {
	Language    string // tag such as "zh-Hant"; "": as the system
	Theme       string // name; "": the first
	Pieces      string // name of the piece set; "": the first
	Coordinates bool
	Animation   Animation
	Volume      int // 0 to 100
	Muted       bool
	Pace        Pace
	Resigns     bool // the computer gives up an endgame that is solved as lost
	TapAgain    bool // a face-down piece is flipped by a second tap
	LeftHanded  bool
	Turning     Turning

	// The last choices of the new-game panel.
	TwoPlayers bool
	Level      match.Level // of the computer
	RuleSet    game.RuleSet
	First      game.FirstMove

	// The native window, in device-independent pixels; 0: never changed.
	WindowWidth, WindowHeight int
	FullScreen                bool
}

// DefaultSettings returns the settings of somebody who has changed none.
func DefaultSettings() Settings {
	set := game.DefaultRuleSet()
	return Settings{Coordinates: true, Volume: 70, Level: match.LevelMedium, RuleSet: set, First: set.FirstMove}
}

// longestName is the longest name of a language, theme or piece set.
const longestName = 40

// largestWindow is the largest side of a window that is remembered.
const largestWindow = 16384

// Bounded returns the settings with every value that makes no sense replaced by its default.
func (s Settings) Bounded() Settings {
	d := DefaultSettings()
	for _, name := range [...]*string{&s.Language, &s.Theme, &s.Pieces} {
		if !isName(*name) {
			*name = ""
		}
	}
	s.Volume = min(max(s.Volume, 0), 100)
	if s.Animation > AnimationNormal {
		s.Animation = d.Animation
	}
	if s.Pace > PaceSlow {
		s.Pace = d.Pace
	}
	if s.Turning > TurningTable {
		s.Turning = d.Turning
	}
	if s.Level == match.NoLevel || s.Level > match.LevelExpert {
		s.Level = d.Level
	}
	if s.First > game.FirstMoveLot {
		s.First = d.First
	}
	if s.RuleSet.Validate() != nil {
		s.RuleSet = d.RuleSet
	}
	if s.WindowWidth < 0 || s.WindowHeight < 0 || s.WindowWidth > largestWindow || s.WindowHeight > largestWindow {
		s.WindowWidth, s.WindowHeight = 0, 0
	}
	return s
}

// isName reports whether a name is at most longestName letters, digits and '-'.
func isName(name string) bool {
	for i := 0; i < len(name); i++ {
		c := name[i] | 0x20
		if !(c >= 'a' && c <= 'z' || name[i] >= '0' && name[i] <= '9' || name[i] == '-') {
			return false
		}
	}
	return len(name) <= longestName
}

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
