package ui

import "testing"

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
	for _, name := range []string{CommandNew, CommandDraw, CommandResign, CommandSettings, CommandStandings, CommandHelp, CommandKeys, CommandFair, CommandPieces, CommandMenu} {
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
