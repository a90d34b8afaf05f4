package panels

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"anqi/game"
	"anqi/render/ui/uitest"
)

// documentRow returns the cells of the row of a table in docs/rules.md that begins with a word.
func documentRow(t *testing.T, document, begins string) []string {
	t.Helper()
	for line := range strings.SplitSeq(document, "\n") {
		if rest, found := strings.CutPrefix(line, "| "+begins); found {
			cells := strings.Split(strings.TrimSuffix(rest, " |"), " | ")
			return cells[1:]
		}
	}
	t.Fatalf("docs/rules.md has no row that begins with %q", begins)
	return nil
}

// TestTheDocumentTellsTheSameRules compares the tables of docs/rules.md with the rules that are played.
func TestTheDocumentTellsTheSameRules(t *testing.T) {
	text, err := os.ReadFile("../../../docs/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	document := string(text)
	rules := game.DefaultRuleSet().Rules
	kinds := kindsByRank(&rules)
	for _, attacker := range kinds {
		// The row of the table of captures begins with the English name and both characters: "General 帥將".
		name := map[game.Kind]string{game.General: "General", game.Advisor: "Advisor", game.Elephant: "Elephant", game.Chariot: "Chariot",
			game.Horse: "Horse", game.Cannon: "Cannon", game.Soldier: "Soldier"}[attacker]
		row := documentRow(t, document, name+" "+uitest.Words.Names.KindPairs[attacker])
		for i, target := range kinds {
			if (row[i] == "✓") != rules.Captures(attacker, target) {
				t.Errorf("%s takes %s: the document says %q", name, uitest.Words.Names.KindWords[target], row[i])
			}
		}
	}
	for _, preset := range game.Presets() {
		row := documentRow(t, document, uitest.Words.Presets.Get(preset.Name).Text+" ")
		for i, want := range []int{preset.RuleSet.NoProgressLimit, preset.RuleSet.ChaseLimit, preset.RuleSet.TurnSeconds} {
			got, _ := strconv.Atoi(strings.TrimSuffix(row[i], " s")) // a dash is none
			if got != want {
				t.Errorf("%s: the document says %q, the preset has %d", preset.Name, row[i], want)
			}
		}
		if (row[3] == "yes") != preset.RuleSet.Undo {
			t.Errorf("%s: undo is %q in the document", preset.Name, row[3])
		}
	}
	for _, field := range uitest.Words.Rules.Fields {
		if field.Words == nil && !strings.Contains(document, field.Text) && isVariant(field.Name) {
			t.Errorf("the document does not mention %s", field.Text)
		}
	}
}

func isVariant(name string) bool {
	field, _ := game.FieldByName(name)
	return field.Kind == game.SwitchField && field.Group == game.VariantGroup
}
