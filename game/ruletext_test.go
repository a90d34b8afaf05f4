package game

import (
	"strings"
	"testing"
)

// Section 8: the rule text.

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
