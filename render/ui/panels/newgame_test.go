package panels

import (
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/uitest"
)

func defaultChoice() NewGameChoice { return NewGameChoice{RuleSet: game.DefaultRuleSet()} }

func TestNewGameStartsWhatWasChosen(t *testing.T) {
	for _, test := range []struct {
		name    string
		presses []string
		want    StartGame
	}{
		{"nothing else", nil, StartGame{NewGameChoice{Level: match.LevelMedium, RuleSet: game.DefaultRuleSet()}, 0}},
		{"expert, computer first", []string{"newgame-level-expert", "newgame-first-second"},
			StartGame{NewGameChoice{Level: match.LevelExpert, RuleSet: game.DefaultRuleSet(), First: game.FirstMoveSecond}, 1}},
		{"two players by lot under tournament", []string{"newgame-opponent-two", "newgame-preset-tournament"},
			StartGame{NewGameChoice{true, match.LevelMedium, uitest.PresetSet("tournament"), game.FirstMoveLot}, FirstUndecided}},
		{"tea house, but me first", []string{"newgame-preset-teahouse", "newgame-first-first"},
			StartGame{NewGameChoice{Level: match.LevelMedium, RuleSet: uitest.PresetSet("teahouse")}, 0}},
		{"there and back", []string{"newgame-opponent-two", "newgame-opponent-computer", "newgame-level-easy", "newgame-first-random"},
			StartGame{NewGameChoice{Level: match.LevelEasy, RuleSet: game.DefaultRuleSet(), First: game.FirstMoveRandom}, FirstUndecided}},
	} {
		panel := NewGamePanel(uitest.Words, defaultChoice(), 0)
		for _, id := range test.presses {
			panel, _ = press(t, panel, id)
		}
		closed, request := press(t, panel, NewGameStart)
		if closed != nil || request != test.want {
			t.Errorf("%s: got %+v, want %+v", test.name, request, test.want)
		}
	}
}

func TestNewGameAsksBeforeItThrowsAGameAway(t *testing.T) {
	panel := NewGamePanel(uitest.Words, defaultChoice(), 12)
	question, request := press(t, panel, NewGameStart)
	if request != nil || question == nil {
		t.Fatalf("started at once: %v", request)
	}
	back, request := press(t, question, "newgame-sure-no")
	if request != nil || !sameTree(back.Node(), panel.Node()) {
		t.Errorf("no does not lead back")
	}
	closed, request := press(t, question, "newgame-sure-yes")
	if _, ok := request.(StartGame); !ok || closed != nil {
		t.Errorf("yes gives %v", request)
	}
}

func TestLevelsAreOfferedOnlyAgainstTheComputer(t *testing.T) {
	panel := NewGamePanel(uitest.Words, defaultChoice(), 0)
	for i, level := range match.Levels() {
		node := panel.Node().Find("newgame-level-" + level.String())
		if node == nil || node.Hint != uitest.Words.Levels.Line[i] {
			t.Errorf("level %s has no line", level)
		}
	}
	panel, _ = press(t, panel, "newgame-opponent-two")
	if panel.Node().Find(newGameLevel) != nil {
		t.Error("two players are asked for a level")
	}
}

func TestEveryPresetIsOfferedWithItsLine(t *testing.T) {
	node := NewGamePanel(uitest.Words, defaultChoice(), 0).Node()
	names := []string{game.CustomName}
	for _, preset := range game.Presets() {
		names = append(names, preset.Name)
	}
	for _, name := range names {
		radio := node.Find("newgame-preset-" + name)
		if radio == nil || radio.Label == name || radio.Hint == "" {
			t.Errorf("preset %s is not offered with a label and a line", name)
		}
	}
}

func TestRulesOfTheChoiceAreExplainedAndLeadBack(t *testing.T) {
	panel, _ := press(t, NewGamePanel(uitest.Words, defaultChoice(), 0), "newgame-preset-chain")
	_, request := press(t, panel, newGameRules)
	open, ok := request.(OpenPanel)
	if !ok || open.Panel.Node().Find("help-variant-DarkCapture") == nil {
		t.Fatalf("the help of the chain preset does not open: %v", request)
	}
	_, request = press(t, open.Panel, helpKeys)
	keys := request.(OpenPanel).Panel
	_, request = press(t, keys, "keys-back")
	_, request = press(t, request.(OpenPanel).Panel, helpBack)
	if back := request.(OpenPanel).Panel; !sameTree(back.Node(), panel.Node()) {
		t.Error("back does not lead to the choice")
	}
}
