package game

import (
	"errors"
	"os"
	"strings"
	"testing"
)

// docs/rules.md, section 8: the fields of a rule set.

func TestFieldsAreInCanonicalOrder(t *testing.T) {
	want := "NoProgressLimit ChaseLimit Repetition ThreePieceTally DarkCapture ChainAfterOpen ChainAfterDark ChainIgnoresRank " +
		"HorseLeaps ChariotSlides CannonVaults CannonContact DiagonalCourt Order TurnSeconds Undo FirstMove Score ScoreBase Stake FeePercent"
	var names []string
	for _, field := range Fields() {
		names = append(names, field.Name)
	}
	if got := strings.Join(names, " "); got != want {
		t.Errorf("fields: %s", got)
	}
	set, err := ParseRuleSet("custom Stake=7 Undo=false NoProgressLimit=60 ChainAfterOpen=open")
	if want := "custom NoProgressLimit=60 ChainAfterOpen=open Undo=false Stake=7"; err != nil || set.Text() != want {
		t.Errorf("written as %q, want %q (%v)", set.Text(), want, err)
	}
}

// TestTheDocumentListsEveryField compares the table of fields in the rules for players with the list.
func TestTheDocumentListsEveryField(t *testing.T) {
	document, err := os.ReadFile("../docs/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for line := range strings.Lines(string(document)) {
		if strings.HasPrefix(line, "| `") {
			rows = append(rows, line)
		}
	}
	if len(rows) != len(Fields()) {
		t.Fatalf("%d rows for %d fields", len(rows), len(Fields()))
	}
	for i, field := range Fields() {
		if want := "| `" + field.Name + "` | " + field.Range() + " | "; !strings.HasPrefix(rows[i], want) {
			t.Errorf("row %d is %q, want %q", i+1, rows[i], want)
		}
	}
}

func TestRangesOfFields(t *testing.T) {
	for _, c := range []struct {
		name  string
		good  []string
		wrong []string
	}{
		{"NoProgressLimit", []string{"20", "200"}, []string{"19", "201", "-1", "1", "x", "", "020", "+20", "1e2"}},
		{"ChaseLimit", []string{"0", "1", "20"}, []string{"21", "-1"}},
		{"Repetition", []string{"0", "2", "9"}, []string{"1", "10"}},
		{"DarkCapture", []string{"true", "false"}, []string{"1", "TRUE", "yes"}},
		{"ChainAfterOpen", []string{"none", "open"}, []string{"dark", "Open", ""}},
		{"Order", []string{"taiwan", "mainland"}, []string{"hongkong"}},
		{"TurnSeconds", []string{"0", "1", "600"}, []string{"601"}},
		{"FirstMove", []string{"first", "second", "random", "lot"}, []string{"third"}},
		{"Score", []string{"none", "multiplier", "stake"}, []string{"money"}},
		{"ScoreBase", []string{"1", "1000000"}, []string{"0", "1000001"}},
		{"Stake", []string{"1", "1000000"}, []string{"0", "1000001"}},
		{"FeePercent", []string{"0", "50"}, []string{"51"}},
	} {
		for _, value := range c.good {
			if _, err := ParseRuleSet("custom " + c.name + "=" + value); err != nil {
				t.Errorf("%s=%s: %v", c.name, value, err)
			}
		}
		for _, value := range c.wrong {
			_, err := ParseRuleSet("custom " + c.name + "=" + value)
			var wrong *FieldError
			if !errors.As(err, &wrong) || wrong.Field != c.name {
				t.Errorf("%s=%s: %v, want an error that names the field", c.name, value, err)
			}
		}
	}
}

// docs/rules.md, section 8: fields that contradict each other.

func TestContradictionsNameTheField(t *testing.T) {
	for text, field := range map[string]string{
		"NoProgressLimit=0":                       "NoProgressLimit",
		"ChainAfterOpen=open+dark":                "ChainAfterOpen",
		"ChainAfterDark=dark":                     "ChainAfterDark",
		"ChainAfterDark=dark+open":                "ChainAfterDark",
		"CannonVaults=true CannonContact=true":    "CannonContact",
		"CannonVaults=true Order=mainland":        "Order",
		"CannonContact=true Order=mainland":       "Order",
		"ChainAfterOpen=open+dark Repetition=3":   "ChainAfterOpen",
		"NoProgressLimit=0 ThreePieceTally=true":  "NoProgressLimit",
		"NoProgressLimit=0 ChaseLimit=5":          "NoProgressLimit",
		"ChainAfterDark=dark ChainAfterOpen=open": "ChainAfterDark",
	} {
		_, err := ParseRuleSet("custom " + text)
		var wrong *FieldError
		if !errors.As(err, &wrong) || wrong.Field != field {
			t.Errorf("%s: %v, want an error that names %s", text, err, field)
		}
	}
	for _, fine := range []string{"NoProgressLimit=0 Repetition=3", "DarkCapture=true ChainAfterDark=dark", "ChainIgnoresRank=true"} {
		if _, err := ParseRuleSet("custom " + fine); err != nil {
			t.Errorf("%s: %v", fine, err)
		}
	}
}

func TestAContradictionIsToldAtItsFieldByItsID(t *testing.T) {
	set := DefaultRuleSet()
	set.Order, set.CannonContact, set.CannonVaults = MainlandOrder, true, true
	var got []string
	for _, problem := range set.Problems() {
		got = append(got, problem.Field+":"+problem.Contradiction)
	}
	if want := "CannonContact:ContactAndVaults Order:MainlandAndContact Order:MainlandAndVaults"; strings.Join(got, " ") != want {
		t.Errorf("problems %s, want %s", got, want)
	}
	set = DefaultRuleSet()
	set.ChaseLimit = 99
	if problems := set.Problems(); len(problems) != 1 || problems[0].Field != "ChaseLimit" || problems[0].Contradiction != "" {
		t.Errorf("a value out of its range: %v", problems)
	}
}

func TestFieldsOfAGroupStandTogether(t *testing.T) {
	last, variants := EndingGroup, 0
	standard := DefaultRuleSet()
	for _, field := range Fields() {
		if field.Group < last || field.Group > last+1 || field.Group >= FieldGroups {
			t.Errorf("%s of the %s follows a field of the %s", field.Name, field.Group, last)
		}
		last = field.Group
		if field.Group == VariantGroup {
			variants++
			if field.Get(&standard) != 0 {
				t.Errorf("%s is on by default", field.Name)
			}
		}
	}
	if last != OptionGroup || variants == 0 {
		t.Errorf("the last group is the %s, with %d variants", last, variants)
	}
}

func TestZeroRulesAreInvalid(t *testing.T) {
	if err := (Rules{}).Validate(); err == nil {
		t.Error("rules under which nothing ends a game are valid")
	}
	bad := DefaultRuleSet()
	bad.ChainAfterOpen, bad.Order, bad.Stake = 9, 7, -4
	if problems := bad.Problems(); len(problems) != 3 {
		t.Errorf("problems: %v", problems)
	}
}

// docs/rules.md, section 8: the rule text.

func TestRuleTextIsReadStrictly(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "no rule set",
		"chess":                                "unknown rule set",
		"tournament Undo=true":                 "takes no fields",
		"custom Colour=red":                    "no such field",
		"custom Undo":                          "is not true or false",
		"custom ChaseLimit=5 ChaseLimit=5":     "given twice",
		"custom chaselimit=5":                  "no such field",
		"Custom ChaseLimit=5":                  "unknown rule set",
		"custom Undo=true=false":               "is not true or false",
		"custom NoProgressLimit=9999999999999": "not 0 or 20 to 200",
	} {
		if _, err := ParseRuleSet(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func FuzzRuleText(f *testing.F) {
	for _, preset := range Presets() {
		f.Add(preset.Name)
	}
	f.Add("custom NoProgressLimit=60 ChaseLimit=5 DarkCapture=true")
	f.Fuzz(func(t *testing.T, text string) {
		set, err := ParseRuleSet(text)
		if err != nil {
			return
		}
		again, err := ParseRuleSet(set.Text())
		if err != nil || again != set {
			t.Errorf("%q is written as %q: %v", text, set.Text(), err)
		}
	})
}

// docs/rules.md, section 8: rule sets are data.

func TestPresets(t *testing.T) {
	for name, text := range map[string]string{
		"traditional": "custom",
		"tournament":  "custom NoProgressLimit=60 ChaseLimit=5 Undo=false FirstMove=lot Score=multiplier",
		"teahouse":    "custom NoProgressLimit=60 TurnSeconds=20 Undo=false FirstMove=random Score=stake",
		"street":      "custom NoProgressLimit=50 ThreePieceTally=true",
		"chain": "custom NoProgressLimit=50 ChaseLimit=10 DarkCapture=true ChainAfterOpen=open+dark " +
			"ChainAfterDark=dark+open ChainIgnoresRank=true",
		"mainland": "custom NoProgressLimit=50 ThreePieceTally=true Order=mainland",
		"tcga":     "custom NoProgressLimit=180 Repetition=3 Undo=false",
	} {
		preset, ok := PresetByName(name)
		if !ok {
			t.Errorf("there is no preset %s", name)
			continue
		}
		set, err := ParseRuleSet(text)
		if err != nil || set != preset.RuleSet {
			t.Errorf("%s is not %s: %v", name, text, err)
		}
		if set.Name() != name || set.Text() != name || preset.RuleSet.Validate() != nil {
			t.Errorf("%s is written as %q", name, set.Text())
		}
	}
	if len(Presets()) != 7 || Presets()[0].Name != "traditional" {
		t.Error("the default is not the first of seven")
	}
	standard := DefaultRuleSet()
	if standard.NoProgressLimit != 40 || !standard.Undo || standard.ScoreBase != 1 || standard.Stake != 1000 || standard.FeePercent != 5 {
		t.Errorf("default: %+v", standard)
	}
}
