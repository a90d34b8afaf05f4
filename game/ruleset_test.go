package game

import "testing"

// Section 8: rule sets are data.

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
