package panels

import (
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"strings"
	"testing"
)

func TestEveryPanelIsWellFormed(t *testing.T) {
	for _, set := range uitest.RuleSets(12) {
		for name, panel := range allPanels(t, set) {
			for _, fault := range faults(panel.Node()) {
				t.Errorf("%s under %s: %s", name, set.Text(), fault)
			}
		}
	}
}

// faults lists what is wrong with a panel's tree.
func faults(root *tree.Node) []string {
	var found []string
	seen := map[string]bool{}
	if root.Role != tree.RoleDialog {
		found = append(found, "the root is no dialog")
	}
	if last := root.Children[len(root.Children)-1]; last.ID != root.ID+"-buttons" || len(last.Children) == 0 {
		found = append(found, "the last group is not that of the buttons")
	}
	root.Walk(func(n *tree.Node) bool {
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

func nodeFault(n *tree.Node) string {
	control := false
	switch n.Role {
	case tree.RoleButton, tree.RoleRadio, tree.RoleCheckbox, tree.RoleSlider, tree.RoleNumber, tree.RoleSelect:
		control = true
	}
	container := n.Role == tree.RoleGroup || n.Role == tree.RoleRow
	switch {
	case strings.TrimSpace(n.Label) == "" && !container:
		return "has no name"
	case strings.ContainsAny(n.Label+n.Text+n.Hint+n.Invalid, "{}"):
		return "shows a gap: " + n.Label + n.Text + n.Hint
	case control != n.Control():
		return "is a control without a command, or the reverse"
	case n.Role == tree.RoleRadioGroup && checkedCount(n) != 1:
		return "has not exactly one radio chosen"
	case n.Role == tree.RoleSelect && !hasOption(n, n.Value):
		return "has a value that is no option: " + n.Value
	case (n.Role == tree.RoleSlider || n.Role == tree.RoleNumber) && n.Min >= n.Max:
		return "has no range"
	case n.Role == tree.RoleDiagram && n.Diagram == nil:
		return "has no board"
	case n.Role == tree.RoleTable && !even(n):
		return "has rows of different lengths"
	}
	return ""
}

func checkedCount(group *tree.Node) int {
	count := 0
	for _, radio := range group.Children {
		if radio.Checked {
			count++
		}
	}
	return count
}

func hasOption(n *tree.Node, value string) bool {
	for _, option := range n.Options {
		if option.Value == value && option.Label != "" {
			return true
		}
	}
	return false
}

func even(table *tree.Node) bool {
	for _, row := range table.Children {
		if row.Role != tree.RoleRow || len(row.Children) != len(table.Children[0].Children) {
			return false
		}
	}
	return len(table.Children) > 1
}
