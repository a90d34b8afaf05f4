package game

import (
	"errors"
	"testing"
)

// Section 8: fields that contradict each other.

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
