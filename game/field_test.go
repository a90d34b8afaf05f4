package game

import (
	"errors"
	"strings"
	"testing"
)

// Section 8: the fields of a rule set.

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
