package panels

import (
	"anqi/assets/texts"
	"math/rand/v2"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
)

func TestCustomHasAControlForEveryField(t *testing.T) {
	panel, _ := press(t, NewGamePanel(uitest.Words, defaultChoice(), 0), "newgame-preset-custom")
	node := panel.Node()
	for _, field := range game.Fields() {
		id := NewGameField + field.Name
		if field.Name == "FirstMove" {
			id = newGameFirst
		}
		control := node.Find(id)
		if control == nil {
			t.Errorf("no control for %s", field.Name)
			continue
		}
		if control.Label == field.Name || control.Label == "" {
			t.Errorf("%s has no label of its own", field.Name)
		}
	}
}

// TestCustomReachesEveryRuleSet edits its way from the default to random sets, field by field.
func TestCustomReachesEveryRuleSet(t *testing.T) {
	for _, set := range uitest.RuleSets(60) {
		panel, _ := press(t, NewGamePanel(uitest.Words, defaultChoice(), 0), "newgame-preset-custom")
		standard := game.DefaultRuleSet()
		for _, field := range game.Fields() {
			id, value := NewGameField+field.Name, field.Get(&set)
			switch {
			case field.Name == "FirstMove":
				panel, _ = panel.Do(tree.Command{Name: newGameFirst, Value: field.Format(value)})
			case field.Kind != game.SwitchField:
				panel = enter(t, panel, id, field.Format(value))
			case value != field.Get(&standard):
				panel, _ = press(t, panel, id)
			}
		}
		_, request := press(t, panel, NewGameStart)
		if start, ok := request.(StartGame); !ok || start.Choice.RuleSet != set {
			t.Errorf("want %s, got %+v", set.Text(), request)
		}
	}
}

func TestContradictionsAreToldAtTheirField(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 800 {
		set := uitest.RandomRuleSet(random)
		panel := NewGame{texts: uitest.Words, choice: NewGameChoice{Level: match.LevelEasy, RuleSet: set}, custom: true}
		wrong := map[string]bool{}
		for _, problem := range set.Problems() {
			wrong[problem.Field] = true
		}
		node := panel.Node()
		for _, field := range game.Fields() {
			control := node.Find(NewGameField + field.Name)
			if control == nil {
				continue
			}
			if (control.Invalid != "") != wrong[field.Name] {
				t.Fatalf("%s: %s says %q", set.Text(), field.Name, control.Invalid)
			}
			if control.Invalid == uitest.Words.Rules.OtherProblem.With(texts.Is("field", control.Label)) {
				t.Fatalf("%s: %s has no sentence of its own", set.Text(), field.Name)
			}
		}
		if startOffered(node) != (len(wrong) == 0) || (node.Find("newgame-problems") != nil) != (len(wrong) > 0) {
			t.Fatalf("%s: start is offered wrongly with %d problems", set.Text(), len(wrong))
		}
		_, request := panel.Do(tree.Command{Name: NewGameStart})
		if out, refused := request.(PointOut); refused != (len(wrong) > 0) {
			t.Fatalf("%s: starting asks for %v with %d problems", set.Text(), request, len(wrong))
		} else if refused && (out.Line != uitest.Words.NewGame.Problems.With(uitest.Words.Amount("count", len(wrong))) || node.Find(out.ID).Invalid == "") {
			t.Fatalf("%s: starting leads to %q and says %q", set.Text(), out.ID, out.Line)
		}
	}
}

// startOffered reports whether the button that starts the game says nothing against it.
func startOffered(panel *tree.Node) bool {
	start := panel.Find(NewGameStart)
	return start.Hint == "" && !start.Disabled
}

func TestSentencesOfContradictions(t *testing.T) {
	rules := &uitest.Words.Rules
	for _, test := range []struct {
		field string
		edit  func(*game.Rules)
		want  string
	}{
		{"NoProgressLimit", func(r *game.Rules) { r.NoProgressLimit = 0 }, rules.Contradiction("NothingEnds", "")},
		{"ChainAfterOpen", func(r *game.Rules) { r.ChainAfterOpen = game.ChainOpenThenDark }, rules.Contradiction("DarkChainNeedsDark", "")},
		{"ChainAfterDark", func(r *game.Rules) { r.ChainAfterDark = game.ChainDarkOnly }, rules.Contradiction("DarkChainNeedsDark", "")},
		{"CannonContact", func(r *game.Rules) { r.CannonContact, r.CannonVaults = true, true }, rules.Contradiction("ContactAndVaults", "")},
		{"Order", func(r *game.Rules) { r.Order, r.CannonVaults = game.MainlandOrder, true }, rules.Contradiction("MainlandAndVaults", "")},
		{"Order", func(r *game.Rules) { r.Order, r.CannonContact = game.MainlandOrder, true }, rules.Contradiction("MainlandAndContact", "")},
		{"Order", func(r *game.Rules) { r.Order, r.CannonContact, r.CannonVaults = game.MainlandOrder, true, true },
			rules.Contradiction("MainlandAndContact", "") + rules.Contradiction("MainlandAndVaults", "")},
	} {
		set := game.DefaultRuleSet()
		test.edit(&set.Rules)
		panel := NewGamePanel(uitest.Words, NewGameChoice{RuleSet: set}, 0)
		if got := panel.Node().Find(NewGameField + test.field).Invalid; got != test.want {
			t.Errorf("%s: got %q, want %q", test.field, got, test.want)
		}
	}
}

func TestWrongNumbersStayAsTypedAndAreTold(t *testing.T) {
	custom, _ := press(t, NewGamePanel(uitest.Words, defaultChoice(), 0), "newgame-preset-custom")
	for _, test := range []struct{ field, typed, want string }{
		{"NoProgressLimit", "19", uitest.Words.Rules.OutOfRangeOrZero.With(texts.Is("low", "20"), texts.Is("high", "200"))},
		{"NoProgressLimit", "201", uitest.Words.Rules.OutOfRangeOrZero.With(texts.Is("low", "20"), texts.Is("high", "200"))},
		{"ChaseLimit", "many", uitest.Words.Rules.NotANumber},
		{"Repetition", "", uitest.Words.Rules.NotANumber},
		{"TurnSeconds", "601", uitest.Words.Rules.OutOfRange.With(texts.Is("low", "0"), texts.Is("high", "600"))},
		{"TurnSeconds", "-1", uitest.Words.Rules.OutOfRange.With(texts.Is("low", "0"), texts.Is("high", "600"))},
		{"ScoreBase", "1000001", uitest.Words.Rules.OutOfRange.With(texts.Is("low", "1"), texts.Is("high", "1,000,000"))},
	} {
		panel := enter(t, custom, NewGameField+test.field, test.typed)
		control := panel.Node().Find(NewGameField + test.field)
		if control.Value != test.typed || control.Invalid != test.want {
			t.Errorf("%s = %q: shows %q, says %q, want %q", test.field, test.typed, control.Value, control.Invalid, test.want)
		}
		if startOffered(panel.Node()) {
			t.Errorf("%s = %q: start is offered", test.field, test.typed)
		}
		for _, good := range []string{" 30 ", "30"} {
			if test.field != "NoProgressLimit" {
				break
			}
			if mended := enter(t, panel, NewGameField+test.field, good); !startOffered(mended.Node()) {
				t.Errorf("%q after %q: start is not offered", good, test.typed)
			}
		}
		preset, _ := press(t, panel, "newgame-preset-street")
		if !startOffered(preset.Node()) {
			t.Errorf("%s = %q: a preset does not clear it", test.field, test.typed)
		}
	}
}
