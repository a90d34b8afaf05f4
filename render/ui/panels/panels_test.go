package panels

import (
	"strconv"
	"strings"
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
)

// TestUnknownCommandsChangeNothing sends nonsense to every panel.
func TestUnknownCommandsChangeNothing(t *testing.T) {
	for name, panel := range allPanels(t, game.DefaultRuleSet()) {
		before := panel.Node()
		for _, command := range []tree.Command{{}, {Name: "square", Value: "b3"}, {Name: "newgame-field-Nothing", Value: "1"}, {Name: lotsPick, Value: "9"}, {Name: lotsPick, Value: "x"}} {
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
			before.Walk(func(n *tree.Node) bool {
				if !n.Control() || n.Disabled || n.Role == tree.RoleRadio && n.Checked || n.Command.Name == tree.CommandClose {
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
func otherValue(n *tree.Node) (string, bool) {
	switch n.Role {
	case tree.RoleNumber, tree.RoleSlider:
		if n.Value == strconv.Itoa(n.Max) {
			return strconv.Itoa(n.Max - 1), true
		}
		return strconv.Itoa(n.Max), true
	case tree.RoleSelect:
		for _, option := range n.Options {
			if option.Value != n.Value {
				return option.Value, true
			}
		}
	}
	return "", false
}

func sameTree(a, b *tree.Node) bool { return dump(a) == dump(b) }

// dump writes what a tree shows.
func dump(n *tree.Node) string {
	var out strings.Builder
	n.Walk(func(m *tree.Node) bool {
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
	next, _ := panel.Do(tree.Command{Name: node.Command.Name, Value: value})
	return next
}
