package ui

import (
	"strings"
	"testing"
)

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
