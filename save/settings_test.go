package save

import (
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
)

// TestEverySettingIsKept changes every setting from its default and reads it back.
func TestEverySettingIsKept(t *testing.T) {
	s := Settings{
		Language: "zh-Hans", Theme: "walnut", Pieces: "simplified", Coordinates: false, Animation: AnimationFast, Volume: 3, Muted: true,
		Pace: PaceSlow, Resigns: true, TapAgain: true, LeftHanded: true, Turning: TurningTable, TwoPlayers: true, Level: match.LevelExpert,
		RuleSet: game.Presets()[3].RuleSet, First: game.FirstMoveLot, WindowWidth: 800, WindowHeight: 600, FullScreen: true,
	}
	d := DefaultSettings()
	for _, field := range settingFields() {
		if field.get(&s) == field.get(&d) {
			t.Errorf("%s is not changed by this test", field.name)
		}
	}
	if got := parseSettings(string(s.text())); got != s {
		t.Fatalf("read back\n%+v\nwritten\n%+v", got, s)
	}
}

func TestNonsenseLeavesTheDefault(t *testing.T) {
	for _, field := range settingFields() {
		got := parseSettings(field.name + " no such value!\n")
		if got != DefaultSettings() {
			t.Errorf("%s: %+v", field.name, got)
		}
	}
	text := "volume 7\n\nhat red\nvolume\nMUTED true\n"
	want := DefaultSettings()
	want.Volume = 7
	if got := parseSettings(text); got != want {
		t.Fatalf("%+v", got)
	}
}

func TestBounded(t *testing.T) {
	wild := Settings{
		Language: "a b", Theme: strings.Repeat("x", 41), Pieces: "\n", Animation: 9, Volume: 1000, Pace: 9, Turning: 9, Level: 9, First: 9,
		WindowWidth: -1, WindowHeight: 5,
	}
	want := DefaultSettings()
	want.Coordinates, want.Volume = false, 100
	if got := wild.Bounded(); got != want {
		t.Fatalf("%+v", got)
	}
	if d := DefaultSettings(); d != d.Bounded() {
		t.Fatal("the default is out of bounds")
	}
	low := DefaultSettings()
	low.Volume = -5
	if low.Bounded().Volume != 0 {
		t.Fatal("a negative volume stays")
	}
}

func TestPaceIsBetweenHalfAndOneAndAHalfSeconds(t *testing.T) {
	last := time.Duration(0)
	for _, pace := range [...]Pace{PaceQuick, PaceNormal, PaceSlow} {
		d := pace.Duration()
		if d < 500*time.Millisecond || d > 1500*time.Millisecond || d <= last {
			t.Errorf("pace %d: %v", pace, d)
		}
		last = d
	}
}
