package ui

import (
	"strings"
	"testing"

	"anqi/game/match"
	"anqi/game/record"
	"anqi/save"
)

func TestSettingsChangeOneThingAtATime(t *testing.T) {
	start := save.DefaultSettings()
	start.Pace, start.Animation = save.PaceNormal, save.AnimationSystem
	for _, test := range []struct {
		command Command
		edit    func(*save.Settings)
	}{
		{Command{settingsVolume, "35"}, func(s *save.Settings) { s.Volume = 35 }},
		{Command{settingsVolume, "250"}, func(s *save.Settings) { s.Volume = 100 }},
		{Command{Name: settingsMute}, func(s *save.Settings) { s.Muted = !s.Muted }},
		{Command{Name: settingsCoordinates}, func(s *save.Settings) { s.Coordinates = !s.Coordinates }},
		{Command{Name: settingsResigns}, func(s *save.Settings) { s.Resigns = !s.Resigns }},
		{Command{settingsAnimation, "off"}, func(s *save.Settings) { s.Animation = save.AnimationOff }},
		{Command{settingsAnimation, "fast"}, func(s *save.Settings) { s.Animation = save.AnimationFast }},
		{Command{settingsPace, "quick"}, func(s *save.Settings) { s.Pace = save.PaceQuick }},
		{Command{settingsPace, "slow"}, func(s *save.Settings) { s.Pace = save.PaceSlow }},
		{Command{settingsScreen, "turning"}, func(s *save.Settings) { s.Turning = save.TurningToMove }},
	} {
		want := start
		test.edit(&want)
		next, request := NewSettingsPanel(words, start).Do(test.command)
		if request != (ChangeSettings{want}) {
			t.Errorf("%s: asks for %+v", test.command, request)
		}
		if !sameTree(next.Node(), NewSettingsPanel(words, want).Node()) {
			t.Errorf("%s: the panel does not show it", test.command)
		}
	}
}

func TestSettingsIgnoreNonsense(t *testing.T) {
	panel := NewSettingsPanel(words, save.DefaultSettings())
	for _, command := range []Command{{settingsVolume, "loud"}, {settingsPace, "never"}, {settingsAnimation, ""}, {settingsScreen, "inverted"}} {
		if next, request := panel.Do(command); request != nil || !sameTree(next.Node(), panel.Node()) {
			t.Errorf("%s: asks for %v", command, request)
		}
	}
}

// played returns finished games: id, level, with help, result, points.
func played() []match.Finished {
	return []match.Finished{
		{ID: "a", Level: match.LevelEasy, Result: record.Won, Points: 5},
		{ID: "b", Level: match.LevelEasy, Result: record.Won},
		{ID: "c", Level: match.LevelEasy, Result: record.Lost, Points: -1000},
		{ID: "d", Level: match.LevelExpert, Help: true, Result: record.Drawn},
		{ID: "e", Result: record.Lost, Points: -3},
		{ID: "f", Result: record.Won},
		{ID: "g", Result: record.Drawn},
	}
}

func TestStandingsShowTheColumns(t *testing.T) {
	node := NewStandingsPanel(words, save.Fold(played())).Node()
	for _, test := range []struct {
		id   string
		want []string
	}{
		{"standings-alone-1", []string{"簡單", "2", "1", "0", "67%"}},
		{"standings-alone-2", []string{"中等", "0", "0", "0", "—"}},
		{"standings-helped-4", []string{"專家", "0", "0", "1", "50%"}},
		{"standings-two-1", []string{"3", "1", "1", "1"}},
	} {
		var cells []string
		for _, cell := range node.Find(test.id).Children {
			cells = append(cells, cell.Label)
		}
		if strings.Join(cells, " ") != strings.Join(test.want, " ") {
			t.Errorf("%s: %q, want %q", test.id, cells, test.want)
		}
	}
	said := dump(node)
	for _, want := range []string{"−995 分", "玩家一 −3 分"} {
		if !strings.Contains(said, want) {
			t.Errorf("the tally does not say %q", want)
		}
	}
}

func TestStandingsAskBeforeTheyAreCleared(t *testing.T) {
	empty := NewStandingsPanel(words, save.Fold(nil))
	if !empty.Node().Find(standingsReset).Disabled || empty.Node().Find("standings-empty") == nil {
		t.Error("empty standings can be cleared")
	}
	panel := NewStandingsPanel(words, save.Fold(played()))
	question, request := press(t, panel, standingsReset)
	if request != nil {
		t.Fatalf("cleared at once: %v", request)
	}
	if back, request := press(t, question, "standings-sure-no"); request != nil || !sameTree(back.Node(), panel.Node()) {
		t.Error("no does not lead back")
	}
	if closed, request := press(t, question, "standings-sure-yes"); closed != nil || request != (ResetStandings{}) {
		t.Errorf("yes asks for %v", request)
	}
}

func TestQuestionsDoWhatTheySay(t *testing.T) {
	for name, test := range map[string]struct {
		panel Panel
		want  Request
	}{
		"resign": {NewResignPanel(words, ""), ResignGame{}},
		"draw":   {NewDrawPanel(words), OfferDraw{}},
		"claim":  {NewClaimPanel(words, words.Notices.SecondTab), DoCommand{Command{Name: CommandClaim}}},
	} {
		if closed, request := press(t, test.panel, name+"-yes"); closed != nil || request != test.want {
			t.Errorf("%s, yes: %v", name, request)
		}
		if closed, request := press(t, test.panel, name+"-no"); closed != nil || request != nil {
			t.Errorf("%s, no: %v", name, request)
		}
	}
	if text := NewResignPanel(words, "玩家二").Node().Find("resign-text").Label; !strings.Contains(text, "玩家二") {
		t.Errorf("does not say who resigns: %q", text)
	}
}
