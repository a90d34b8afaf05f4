package panels

import (
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

func TestSettingsChangeOneThingAtATime(t *testing.T) {
	start := save.DefaultSettings()
	start.Pace, start.Animation = save.PaceNormal, save.AnimationSystem
	for _, test := range []struct {
		command tree.Command
		edit    func(*save.Settings)
	}{
		{tree.Command{Name: SettingsVolume, Value: "35"}, func(s *save.Settings) { s.Volume = 35 }},
		{tree.Command{Name: SettingsVolume, Value: "250"}, func(s *save.Settings) { s.Volume = 100 }},
		{tree.Command{Name: settingsMute}, func(s *save.Settings) { s.Muted = !s.Muted }},
		{tree.Command{Name: settingsCoordinates}, func(s *save.Settings) { s.Coordinates = !s.Coordinates }},
		{tree.Command{Name: SettingsResigns}, func(s *save.Settings) { s.Resigns = !s.Resigns }},
		{tree.Command{Name: settingsAnimation, Value: "off"}, func(s *save.Settings) { s.Animation = save.AnimationOff }},
		{tree.Command{Name: settingsAnimation, Value: "fast"}, func(s *save.Settings) { s.Animation = save.AnimationFast }},
		{tree.Command{Name: settingsPace, Value: "quick"}, func(s *save.Settings) { s.Pace = save.PaceQuick }},
		{tree.Command{Name: settingsPace, Value: "slow"}, func(s *save.Settings) { s.Pace = save.PaceSlow }},
		{tree.Command{Name: settingsScreen, Value: "turning"}, func(s *save.Settings) { s.Turning = save.TurningToMove }},
	} {
		want := start
		test.edit(&want)
		next, request := NewSettingsPanel(uitest.Words, start).Do(test.command)
		if request != (ChangeSettings{want}) {
			t.Errorf("%s: asks for %+v", test.command, request)
		}
		if !sameTree(next.Node(), NewSettingsPanel(uitest.Words, want).Node()) {
			t.Errorf("%s: the panel does not show it", test.command)
		}
	}
}

func TestSettingsIgnoreNonsense(t *testing.T) {
	panel := NewSettingsPanel(uitest.Words, save.DefaultSettings())
	for _, command := range []tree.Command{{Name: SettingsVolume, Value: "loud"}, {Name: settingsPace, Value: "never"}, {Name: settingsAnimation, Value: ""}, {Name: settingsScreen, Value: "inverted"}} {
		if next, request := panel.Do(command); request != nil || !sameTree(next.Node(), panel.Node()) {
			t.Errorf("%s: asks for %v", command, request)
		}
	}
}

// played returns finished games: id, level, with help, result, points.
func played() []match.Finished {
	return []match.Finished{
		{ID: "a", Level: match.LevelEasy, Result: record.Won, Score: game.ScoreMultiplier, Points: [2]int{5, -5}},
		{ID: "b", Level: match.LevelEasy, Result: record.Won},
		{ID: "c", Level: match.LevelEasy, Result: record.Lost, Score: game.ScoreStake, Points: [2]int{-1000, 950}},
		{ID: "d", Level: match.LevelExpert, Help: true, Result: record.Drawn},
		{ID: "e", Result: record.Lost, Score: game.ScoreMultiplier, Points: [2]int{-3, 3}},
		{ID: "f", Result: record.Won, Score: game.ScoreStake, Points: [2]int{950, -1000}},
		{ID: "g", Result: record.Drawn},
	}
}

func TestStandingsShowTheColumns(t *testing.T) {
	node := NewStandingsPanel(uitest.Words, save.Fold(played())).Node()
	for _, test := range []struct {
		id   string
		want []string
	}{
		{"standings-alone-1", []string{"簡單", "2", "1", "0", "67%"}},
		{"standings-alone-2", []string{"中等", "0", "0", "0", "—"}},
		{"standings-helped-4", []string{"專家", "0", "0", "1", "50%"}},
		{"standings-two-1", []string{"3", "1", "1", "1"}},
		{"standings-tally-computer-head", []string{"計分", "你", "電腦"}},
		{"standings-tally-computer-1", []string{"倍數", "+5 分", "−5 分"}},
		{"standings-tally-computer-2", []string{"底分", "−1,000 分", "+950 分"}},
		{"standings-tally-two-head", []string{"計分", "玩家一", "玩家二"}},
		{"standings-tally-two-1", []string{"倍數", "−3 分", "+3 分"}},
		{"standings-tally-two-2", []string{"底分", "+950 分", "−1,000 分"}},
	} {
		var cells []string
		for _, cell := range node.Find(test.id).Children {
			cells = append(cells, cell.Label)
		}
		if strings.Join(cells, " ") != strings.Join(test.want, " ") {
			t.Errorf("%s: %q, want %q", test.id, cells, test.want)
		}
	}
	if node.Find("standings-tally-two-3") != nil {
		t.Error("a sum of earlier versions that there is not")
	}
	earlier := append(played(), match.Finished{ID: "h", Result: record.Won, Points: [2]int{7, 0}})
	if row := NewStandingsPanel(uitest.Words, save.Fold(earlier)).Node().Find("standings-tally-two-3"); row == nil || row.Children[1].Label != "+7 分" {
		t.Error("a sum of earlier versions is not shown")
	}
}

func TestStandingsAskBeforeTheyAreCleared(t *testing.T) {
	empty := NewStandingsPanel(uitest.Words, save.Fold(nil))
	if !empty.Node().Find(standingsReset).Disabled || empty.Node().Find("standings-empty") == nil {
		t.Error("empty standings can be cleared")
	}
	panel := NewStandingsPanel(uitest.Words, save.Fold(played()))
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
		"resign": {NewResignPanel(uitest.Words, ""), ResignGame{}},
		"draw":   {NewDrawPanel(uitest.Words), OfferDraw{}},
		"claim":  {NewClaimPanel(uitest.Words, uitest.Words.Notices.SecondTab), DoCommand{tree.Command{Name: tree.CommandClaim}}},
	} {
		if closed, request := press(t, test.panel, name+"-yes"); closed != nil || request != test.want {
			t.Errorf("%s, yes: %v", name, request)
		}
		if closed, request := press(t, test.panel, name+"-no"); closed != nil || request != nil {
			t.Errorf("%s, no: %v", name, request)
		}
	}
	if text := NewResignPanel(uitest.Words, "玩家二").Node().Find("resign-text").Label; !strings.Contains(text, "玩家二") {
		t.Errorf("does not say who resigns: %q", text)
	}
}

// What is said of a whole group of choices stands above them and describes the group; none of its choices carries it.
func TestThePacesLineIsAboutAllPaces(t *testing.T) {
	group, line := NewSettingsPanel(uitest.Words, save.DefaultSettings()).Node().Find(settingsPace), uitest.Words.Settings.PaceLine
	if group.Hint != line || group.Children[0].Role != tree.RoleText || group.Children[0].Label != line {
		t.Errorf("the group says %q and begins with %q", group.Hint, group.Children[0].Label)
	}
	for _, choice := range group.Children[1:] {
		if choice.Role != tree.RoleRadio || choice.Hint != "" {
			t.Errorf("%q says %q", choice.Label, choice.Hint)
		}
	}
}
