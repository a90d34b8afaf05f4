package ui

import (
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/save"
)

func teahouse(s *save.Settings) {
	preset, _ := game.PresetByName("teahouse")
	s.TwoPlayers, s.RuleSet, s.First = true, preset.RuleSet, game.FirstMoveFirst
}

// The turn clock counts down in sight, warns in sound and word, stands still while a panel asks, and then plays for the sleeper.
func TestTurnClock(t *testing.T) {
	x := newTable(t, withSettings(t, teahouse))
	x.do("square a1")
	x.wait(3 * time.Second)
	if got := x.node("counter-time").Label; got != "這一手剩 17 秒" {
		t.Errorf("after three seconds: %q", got)
	}
	x.do("help")
	x.wait(10 * time.Second)
	x.do("close")
	if got := x.node("counter-time").Label; got != "這一手剩 17 秒" {
		t.Errorf("while a panel was open: %q", got)
	}
	x.sounds, x.said = nil, nil
	x.wait(12500 * time.Millisecond)
	if got := x.node("counter-time"); got.Tone != ToneWarning || len(x.sounds) == 0 || x.sounds[0] != SoundWarning || x.heard() != "剩 5 秒。" {
		t.Errorf("near the end: %q %v %v %q", got.Label, got.Tone, x.sounds, x.heard())
	}
	x.wait(6 * time.Second)
	if x.Session().Match().Turns() != 2 || !strings.Contains(strings.Join(x.said, ""), "逾時") {
		t.Errorf("%d turns, said %q", x.Session().Match().Turns(), x.said)
	}
	x.SetHidden(true)
	left := x.node("counter-time").Label
	x.wait(30 * time.Second)
	x.SetHidden(false)
	if x.Session().Match().Turns() != 2 || x.node("counter-time").Label != left {
		t.Error("time went on while nothing could be seen")
	}
}
