package ui

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/deal"
	"anqi/game/match"
	"anqi/save"
)

var words = texts.TraditionalChinese()

// testDeal is any deal: the pieces in order.
const testDeal = "KGGMMRRNNCCPPPPPkggmmrrnnccppppp"

// ruleSets returns every preset and a number of valid custom sets, always the same.
func ruleSets(custom int) []game.RuleSet {
	var sets []game.RuleSet
	for _, preset := range game.Presets() {
		sets = append(sets, preset.RuleSet)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for len(sets) < len(game.Presets())+custom {
		if set := randomRuleSet(random); set.Validate() == nil {
			sets = append(sets, set)
		}
	}
	return sets
}

// randomRuleSet draws every field within its range; contradictions are possible.
func randomRuleSet(random *rand.Rand) game.RuleSet {
	set := game.DefaultRuleSet()
	for _, field := range game.Fields() {
		low, high := field.Min, field.Max
		switch field.Kind {
		case game.SwitchField:
			low, high = 0, 1
		case game.ChoiceField:
			low, high = 0, len(field.Words)-1
		}
		value := low + random.IntN(high-low+1)
		if field.ZeroOff && random.IntN(3) == 0 {
			value = 0
		}
		if err := field.Set(&set, value); err != nil {
			panic(err)
		}
	}
	return set
}

// fairStates are the states of a deal: none, hidden, laid open, and laid open with a fingerprint that does not fit.
func fairStates(t *testing.T) []FairState {
	t.Helper()
	dealt, err := deal.Parse(testDeal)
	if err != nil {
		t.Fatal(err)
	}
	salt := deal.Salt{1, 2, 3}
	honest := dealt.Fingerprint(salt)
	return []FairState{{}, {Fingerprint: honest}, {honest, true, dealt, salt}, {strings.Repeat("0", 64), true, dealt, salt}}
}

// endStates are ends of every reason, for every winner, against the computer and between two.
func endStates(t *testing.T, set game.RuleSet) []EndState {
	t.Helper()
	var states []EndState
	for reason := game.ReasonPieces; reason <= game.ReasonTime; reason++ {
		for winner := match.Nobody; winner <= match.Two; winner++ {
			for you := match.Nobody; you <= match.Two; you++ {
				states = append(states, EndState{
					Outcome: match.Outcome{Reason: reason, Winner: winner}, You: you, Names: [2]string{"甲", "乙"}, Turns: 61,
					Used: 83 * time.Second, RuleSet: set, Help: you == match.Two, Fair: fairStates(t)[2],
					Score: match.Score{Kind: set.Score, Captured: [2]int{16, 4}, Points: [2]int{5, -5}, Multiplier: 5},
				})
			}
		}
	}
	return states
}

// allPanels returns every panel in many states under a rule set.
func allPanels(t *testing.T, set game.RuleSet) map[string]Panel {
	t.Helper()
	lots, err := match.NewLots(strings.NewReader(strings.Repeat("\x03", 99)))
	if err != nil {
		t.Fatal(err)
	}
	choice := NewGameChoice{Level: match.LevelHard, RuleSet: set, First: set.FirstMove}
	two := choice
	two.TwoPlayers = true
	panels := map[string]Panel{
		"new game":         NewGamePanel(words, choice, 0),
		"new game for two": NewGamePanel(words, two, 7),
		"resign":           NewResignPanel(words, ""),
		"resign of two":    NewResignPanel(words, words.Names.Players[1]),
		"draw":             NewDrawPanel(words),
		"claim":            NewClaimPanel(words, words.Notices.SecondTab),
		"lots":             NewLotsPanel(words, LotsState{choice, lots.Cards(), lots.Turn()}),
		"settings":         NewSettingsPanel(words, save.DefaultSettings()),
		"standings":        NewStandingsPanel(words, save.Fold(nil)),
		"help":             NewHelpPanel(words, set),
		"help from new":    helpPanel{texts: words, set: set, back: NewGamePanel(words, choice, 0)},
		"keys":             NewKeysPanel(words),
		"pieces":           NewPiecesPanel(words, game.Start()),
	}
	custom, _ := panels["new game"].Do(Command{newGamePreset, game.CustomName})
	panels["custom"] = custom
	for i, state := range fairStates(t) {
		panels[numbered("fair", i)] = NewFairPanel(words, state)
	}
	for i, state := range endStates(t, set) {
		panels[numbered("end", i)] = NewEndPanel(words, state)
	}
	return panels
}

func TestEveryPanelIsWellFormed(t *testing.T) {
	for _, set := range ruleSets(12) {
		for name, panel := range allPanels(t, set) {
			for _, fault := range faults(panel.Node()) {
				t.Errorf("%s under %s: %s", name, set.Text(), fault)
			}
		}
	}
}

// faults lists what is wrong with a panel's tree.
func faults(root *Node) []string {
	var found []string
	seen := map[string]bool{}
	if root.Role != RoleDialog {
		found = append(found, "the root is no dialog")
	}
	if last := root.Children[len(root.Children)-1]; last.ID != root.ID+"-buttons" || len(last.Children) == 0 {
		found = append(found, "the last group is not that of the buttons")
	}
	root.Walk(func(n *Node) bool {
		if n.ID == "" || seen[n.ID] {
			found = append(found, "the ID "+n.ID+" is empty or stands twice")
		}
		seen[n.ID] = true
		if fault := nodeFault(n); fault != "" {
			found = append(found, n.ID+" "+fault)
		}
		return true
	})
	return found
}

func nodeFault(n *Node) string {
	control := false
	switch n.Role {
	case RoleButton, RoleRadio, RoleCheckbox, RoleSlider, RoleNumber, RoleSelect:
		control = true
	}
	container := n.Role == RoleGroup || n.Role == RoleRow
	switch {
	case strings.TrimSpace(n.Label) == "" && !container:
		return "has no name"
	case strings.ContainsAny(n.Label+n.Text+n.Hint+n.Invalid, "{}"):
		return "shows a gap: " + n.Label + n.Text + n.Hint
	case control != n.Control():
		return "is a control without a command, or the reverse"
	case n.Role == RoleRadioGroup && checkedCount(n) != 1:
		return "has not exactly one radio chosen"
	case n.Role == RoleSelect && !hasOption(n, n.Value):
		return "has a value that is no option: " + n.Value
	case (n.Role == RoleSlider || n.Role == RoleNumber) && n.Min >= n.Max:
		return "has no range"
	case n.Role == RoleDiagram && n.Diagram == nil:
		return "has no board"
	case n.Role == RoleTable && !even(n):
		return "has rows of different lengths"
	}
	return ""
}

func checkedCount(group *Node) int {
	count := 0
	for _, radio := range group.Children {
		if radio.Checked {
			count++
		}
	}
	return count
}

func hasOption(n *Node, value string) bool {
	for _, option := range n.Options {
		if option.Value == value && option.Label != "" {
			return true
		}
	}
	return false
}

func even(table *Node) bool {
	for _, row := range table.Children {
		if row.Role != RoleRow || len(row.Children) != len(table.Children[0].Children) {
			return false
		}
	}
	return len(table.Children) > 1
}

// TestUnknownCommandsChangeNothing sends nonsense to every panel.
func TestUnknownCommandsChangeNothing(t *testing.T) {
	for name, panel := range allPanels(t, game.DefaultRuleSet()) {
		before := panel.Node()
		for _, command := range []Command{{}, {"square", "b3"}, {"newgame-field-Nothing", "1"}, {lotsPick, "9"}, {lotsPick, "x"}} {
			next, request := panel.Do(command)
			if next == nil || request != nil {
				t.Errorf("%s acted on %q: %v, %v", name, command, next, request)
				continue
			}
			if !sameTree(before, next.Node()) {
				t.Errorf("%s changed by %q", name, command)
			}
		}
	}
}

// TestEveryControlIsUnderstood activates every control of every panel: it must close, ask something, or change what is shown,
// unless it chooses what is chosen already.
func TestEveryControlIsUnderstood(t *testing.T) {
	for _, preset := range game.Presets() {
		for name, panel := range allPanels(t, preset.RuleSet) {
			before := panel.Node()
			before.Walk(func(n *Node) bool {
				if !n.Control() || n.Disabled || n.Role == RoleRadio && n.Checked || n.Command.Name == CommandClose {
					return true
				}
				command := n.Command
				if value, input := otherValue(n); input {
					command.Value = value
				}
				next, request := panel.Do(command)
				if request == nil && next != nil && sameTree(before, next.Node()) {
					t.Errorf("%s: nothing came of %q", name, command)
				}
				return true
			})
		}
	}
}

// otherValue returns a value that an input does not have.
func otherValue(n *Node) (string, bool) {
	switch n.Role {
	case RoleNumber, RoleSlider:
		if n.Value == strconv.Itoa(n.Max) {
			return strconv.Itoa(n.Max - 1), true
		}
		return strconv.Itoa(n.Max), true
	case RoleSelect:
		for _, option := range n.Options {
			if option.Value != n.Value {
				return option.Value, true
			}
		}
	}
	return "", false
}

func sameTree(a, b *Node) bool { return dump(a) == dump(b) }

// dump writes what a tree shows.
func dump(n *Node) string {
	var out strings.Builder
	n.Walk(func(m *Node) bool {
		out.WriteString(strings.Join([]string{m.ID, m.Label, m.Text, m.Hint, m.Value, m.Invalid, m.Command.String()}, "|"))
		for _, flag := range []bool{m.Checked, m.Disabled, m.Pressed, m.Primary} {
			if flag {
				out.WriteByte('!')
			} else {
				out.WriteByte('.')
			}
		}
		out.WriteByte('\n')
		return true
	})
	return out.String()
}

// press activates the control of an ID and fails when there is none, or when it is disabled.
func press(t *testing.T, panel Panel, id string) (Panel, Request) {
	t.Helper()
	node := panel.Node().Find(id)
	if node == nil || !node.Control() || node.Disabled {
		t.Fatalf("no control %q to press", id)
	}
	return panel.Do(node.Command)
}

// enter gives a value to an input.
func enter(t *testing.T, panel Panel, id, value string) Panel {
	t.Helper()
	node := panel.Node().Find(id)
	if node == nil || !node.Control() {
		t.Fatalf("no input %q", id)
	}
	next, _ := panel.Do(Command{node.Command.Name, value})
	return next
}
