package ui

import (
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"math/rand"
	"strconv"
	"testing"
	"time"
)

// Whatever a person presses, in whatever order, nothing breaks: the tree stays sound, the focus stays on something that exists,
// and the pieces on the board are those of the session.
func TestAnythingMayBePressed(t *testing.T) {
	steps := 4000
	if testing.Short() {
		steps = 800
	}
	for seed := int64(1); seed <= 3; seed++ {
		x := newTable(t, seeded(seed))
		random := rand.New(rand.NewSource(seed))
		for i := 0; i < steps && !t.Failed(); i++ {
			x.anything(random)
			if i%40 == 0 {
				checkTree(t, x)
			}
			x.checkFocus()
			if x.Board().Pieces != x.position().Board {
				t.Fatal("the board shows another position")
			}
		}
	}
}

// anything does one thing that a person could do.
func (x *playing) anything(random *rand.Rand) {
	keys := []string{"Enter", " ", "Escape", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Home", "End", "f", "o", "c", "a", "3", "l", "s", "k", "u", "y", "h", "n", "m", "?", "="}
	switch random.Intn(12) {
	case 0, 1:
		x.Key(tree.KeyPress{Key: keys[random.Intn(len(keys))]})
	case 2:
		x.MoveFocus(1 - 2*random.Intn(2))
	case 3:
		x.wait(time.Duration(random.Intn(1500)) * time.Millisecond)
	case 4:
		x.PointerDown(random.Float64()*x.width, random.Float64()*x.height)
		x.PointerMove(random.Float64()*x.width, random.Float64()*x.height)
		x.PointerUp(random.Float64()*x.width, random.Float64()*x.height)
	case 5:
		if random.Intn(8) == 0 {
			sizes := uitest.Windows()[:19]
			size := sizes[random.Intn(len(sizes))]
			x.Resize(size[0], size[1], tree.Insets{})
		}
	default:
		x.pressAnything(random)
	}
	x.drain()
	time.Sleep(10 * time.Microsecond)
}

// pressAnything presses a control that is on top.
func (x *playing) pressAnything(random *rand.Rand) {
	root := x.Tree()
	if x.Panel() != nil {
		root = root.Children[len(root.Children)-1]
	}
	nodes := tree.FocusStops(root)
	n := nodes[random.Intn(len(nodes))]
	if n.Disabled {
		return
	}
	command := n.Command
	switch n.Role {
	case tree.RoleNumber, tree.RoleSlider:
		command.Value = strconv.Itoa(n.Min - 1 + random.Intn(n.Max-n.Min+3))
	case tree.RoleSelect:
		command.Value = n.Options[random.Intn(len(n.Options))].Value
	}
	x.Do(command)
}

// checkFocus asserts that the focus is on a control that exists, inside an open panel if there is one.
func (x *playing) checkFocus() {
	x.t.Helper()
	root := x.Tree()
	if x.Panel() != nil {
		root = root.Children[len(root.Children)-1]
	}
	if id, _ := x.FocusID(); !hasID(tree.FocusStops(root), id) {
		x.t.Errorf("the focus is on %q, which is not there; panel %v", id, x.Panel() != nil)
	}
}
