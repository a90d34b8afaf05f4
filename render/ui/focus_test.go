package ui

import (
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"testing"
)

func TestEveryControlIsReachedByTab(t *testing.T) {
	x := newTable(t, nil)
	want := map[string]bool{}
	for _, n := range tabStops(x.Tree()) {
		want[n.ID] = true
	}
	if len(want) < 10 {
		t.Fatalf("only %d tab stops", len(want))
	}
	for i := len(want); i > 0; i-- {
		x.MoveFocus(1)
		id, shown := x.FocusID()
		if !shown || x.Tree().Find(id) == nil {
			t.Fatalf("focus at %q", id)
		}
		delete(want, id)
	}
	if len(want) > 0 {
		t.Errorf("never reached: %v", want)
	}
	x.MoveFocus(-1)
	if id, _ := x.FocusID(); x.Tree().Find(id) == nil {
		t.Errorf("going back ends at %q", id)
	}
}

// Every panel opens by its command, takes the focus, keeps it, and gives it back.
func TestPanelsTakeAndReturnTheFocus(t *testing.T) {
	x := newTable(t, seeded(13))
	x.do("square a1")
	x.myTurn()
	for _, name := range []string{tree.CommandNew, tree.CommandDraw, tree.CommandResign, tree.CommandSettings, tree.CommandStandings, tree.CommandHelp, tree.CommandKeys, tree.CommandFair, tree.CommandPieces, tree.CommandMenu} {
		x.do("focus undo", name)
		if x.Panel() == nil {
			t.Errorf("%s opens nothing: %q", name, x.heard())
			continue
		}
		checkTree(t, x)
		seen := map[string]bool{}
		for i := 0; i < 100; i++ {
			id, _ := x.FocusID()
			if x.Panel().Node().Find(id) == nil {
				t.Fatalf("%s: the focus left the panel for %q", name, id)
			}
			seen[id] = true
			x.MoveFocus(1)
		}
		if stops := tabStops(x.Panel().Node()); len(seen) != len(stops) {
			t.Errorf("%s: %d of %d controls reached", name, len(seen), len(stops))
		}
		x.press("Escape")
		if id, _ := x.FocusID(); x.Panel() != nil || id != "undo" {
			t.Errorf("%s: the focus returned to %q", name, id)
		}
	}
}

// What scrolls is a tab stop with the panel's name while there is more of it than can be seen, and no other time.
func TestWhatScrollsIsReachedByTab(t *testing.T) {
	x := newTable(t, nil)
	for _, name := range []string{tree.CommandNew, tree.CommandSettings, tree.CommandStandings, tree.CommandHelp, tree.CommandKeys, tree.CommandPieces, tree.CommandFair, tree.CommandMenu} {
		x.do(name)
		id := x.Panel().Node().ID + panels.BodySuffix
		count := len(tabStops(x.Panel().Node()))
		x.SetScrolling([]string{id})
		region := x.node(id)
		if region.Label == "" || region.Label != x.Panel().Node().Label {
			t.Errorf("%s: the region is called %q", name, region.Label)
		}
		reached := false
		for range count + 1 {
			x.MoveFocus(1)
			at, _ := x.FocusID()
			reached = reached || at == id
		}
		if !reached {
			t.Errorf("%s: Tab does not reach %q", name, id)
		}
		x.Do(tree.Command{Name: tree.CommandFocus, Value: id})
		for _, key := range []string{"ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", " ", "Enter"} {
			if x.Key(tree.KeyPress{Key: key}) {
				t.Errorf("%s: %q on the region is used by something else", name, key)
			}
		}
		x.SetScrolling(nil)
		if again := len(tabStops(x.node(x.Panel().Node().ID))); again != count {
			t.Errorf("%s: %d tab stops while nothing scrolls, before %d", name, again, count)
		}
		x.press("Escape")
	}
}
