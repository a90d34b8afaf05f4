package ui

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"anqi/game"
	"anqi/game/match"
)

func TestCustomHasAControlForEveryField(t *testing.T) {
	panel, _ := press(t, NewGamePanel(words, defaultChoice(), 0), "newgame-preset-custom")
	node := panel.Node()
	for _, field := range game.Fields() {
		id := newGameField + field.Name
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
	for _, set := range ruleSets(60) {
		panel, _ := press(t, NewGamePanel(words, defaultChoice(), 0), "newgame-preset-custom")
		standard := game.DefaultRuleSet()
		for _, field := range game.Fields() {
			id, value := newGameField+field.Name, field.Get(&set)
			switch {
			case field.Name == "FirstMove":
				panel, _ = panel.Do(Command{newGameFirst, field.Format(value)})
			case field.Kind != game.SwitchField:
				panel = enter(t, panel, id, field.Format(value))
			case value != field.Get(&standard):
				panel, _ = press(t, panel, id)
			}
		}
		_, request := press(t, panel, newGameStart)
		if start, ok := request.(StartGame); !ok || start.Choice.RuleSet != set {
			t.Errorf("want %s, got %+v", set.Text(), request)
		}
	}
}

func TestContradictionsAreToldAtTheirField(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 800 {
		set := randomRuleSet(random)
		panel := newGamePanel{texts: words, choice: NewGameChoice{Level: match.LevelEasy, RuleSet: set}, custom: true}
		wrong := map[string]bool{}
		for _, problem := range set.Problems() {
			wrong[problem.Field] = true
		}
		node := panel.Node()
		for _, field := range game.Fields() {
			control := node.Find(newGameField + field.Name)
			if control == nil {
				continue
			}
			if (control.Invalid != "") != wrong[field.Name] {
				t.Fatalf("%s: %s says %q", set.Text(), field.Name, control.Invalid)
			}
			if control.Invalid == words.Rules.OtherProblem.With(control.Label) {
				t.Fatalf("%s: %s has no sentence of its own", set.Text(), field.Name)
			}
		}
		if startOffered(node) != (len(wrong) == 0) || (node.Find("newgame-problems") != nil) != (len(wrong) > 0) {
			t.Fatalf("%s: start is offered wrongly with %d problems", set.Text(), len(wrong))
		}
		_, request := panel.Do(Command{Name: newGameStart})
		if out, refused := request.(PointOut); refused != (len(wrong) > 0) {
			t.Fatalf("%s: starting asks for %v with %d problems", set.Text(), request, len(wrong))
		} else if refused && (out.Line != words.NewGame.Problems.WithNumber(len(wrong)) || node.Find(out.ID).Invalid == "") {
			t.Fatalf("%s: starting leads to %q and says %q", set.Text(), out.ID, out.Line)
		}
	}
}

// startOffered reports whether the button that starts the game says nothing against it.
func startOffered(panel *Node) bool {
	start := panel.Find(newGameStart)
	return start.Hint == "" && !start.Disabled
}

// What an edit makes wrong is said once, with the name of the field: at the field itself whenever it is edited, elsewhere when it
// becomes wrong.
func TestWhatIsWrongIsSaidOnce(t *testing.T) {
	rules, colon := &words.Rules, words.Names.Colon
	x := newTable(t, nil)
	x.do("new", "newgame-preset custom")
	for _, step := range []struct{ field, value, want string }{
		{"NoProgressLimit", "7", rules.OutOfRangeOrZero.With("20", "200")},
		{"NoProgressLimit", "8", rules.OutOfRangeOrZero.With("20", "200")},
		{"ChaseLimit", "3", ""}, // nothing new is wrong
		{"NoProgressLimit", "50", ""},
		{"ChainAfterOpen", "open+dark", rules.Contradiction("DarkChainNeedsDark", "")},
		{"DarkCapture", "", ""},
	} {
		x.said = nil
		x.do(newGameField + step.field + " " + step.value)
		want := ""
		if step.want != "" {
			want = rules.Field(step.field).Text + colon + step.want
		}
		if len(x.said) > 1 || x.heard() != want {
			t.Errorf("%s %q: says %q, want %q", step.field, step.value, x.said, want)
		}
	}
	x.said = nil
	if x.do(newGameField + "DarkCapture "); x.heard() != rules.Field("ChainAfterOpen").Text+colon+rules.Contradiction("DarkChainNeedsDark", "") {
		t.Errorf("what became wrong elsewhere is said as %q", x.said)
	}
}

// Starting a game with something wrong says so and moves the keyboard to the first field that has to change, and a mark shows where.
func TestStartLeadsToWhatIsWrong(t *testing.T) {
	x := newTable(t, nil)
	x.do("new", "newgame-preset custom", newGameField+"Repetition x", newGameField+"NoProgressLimit 5")
	kept := x.Panel()
	x.Do(Command{CommandFocus, newGameStart})
	x.do(newGameStart)
	if id, shown := x.FocusID(); id != newGameField+"NoProgressLimit" || !shown {
		t.Errorf("the focus is on %q, shown %v", id, shown)
	}
	if want := words.NewGame.Problems.WithNumber(2); x.heard() != want {
		t.Errorf("says %q, want %q", x.heard(), want)
	}
	if x.Panel() == nil || !reflect.DeepEqual(x.Panel().Node(), kept.Node()) {
		t.Error("what was chosen is lost")
	}
}

func TestSentencesOfContradictions(t *testing.T) {
	rules := &words.Rules
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
		panel := NewGamePanel(words, NewGameChoice{RuleSet: set}, 0)
		if got := panel.Node().Find(newGameField + test.field).Invalid; got != test.want {
			t.Errorf("%s: got %q, want %q", test.field, got, test.want)
		}
	}
}

func TestWrongNumbersStayAsTypedAndAreTold(t *testing.T) {
	custom, _ := press(t, NewGamePanel(words, defaultChoice(), 0), "newgame-preset-custom")
	for _, test := range []struct{ field, typed, want string }{
		{"NoProgressLimit", "19", words.Rules.OutOfRangeOrZero.With("20", "200")},
		{"NoProgressLimit", "201", words.Rules.OutOfRangeOrZero.With("20", "200")},
		{"ChaseLimit", "many", words.Rules.NotANumber},
		{"Repetition", "", words.Rules.NotANumber},
		{"TurnSeconds", "601", words.Rules.OutOfRange.With("0", "600")},
		{"TurnSeconds", "-1", words.Rules.OutOfRange.With("0", "600")},
		{"ScoreBase", "1000001", words.Rules.OutOfRange.With("1", "1,000,000")},
	} {
		panel := enter(t, custom, newGameField+test.field, test.typed)
		control := panel.Node().Find(newGameField + test.field)
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
			if mended := enter(t, panel, newGameField+test.field, good); !startOffered(mended.Node()) {
				t.Errorf("%q after %q: start is not offered", good, test.typed)
			}
		}
		preset, _ := press(t, panel, "newgame-preset-street")
		if !startOffered(preset.Node()) {
			t.Errorf("%s = %q: a preset does not clear it", test.field, test.typed)
		}
	}
}
