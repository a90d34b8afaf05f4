package screen

import "anqi/render/ui/tree"

// controlNode is the button at its place on the play screen. Under the icon stands the label, where it can be read.
func (s *Scene) controlNode(c *tree.Control, room tree.Rect) *tree.Node {
	n := &tree.Node{ID: c.ID, Role: tree.RoleButton, Label: c.Label, Hint: c.Hint, Icon: c.Icon, Rect: room, Visible: true, Command: c.Command,
		Disabled: c.Disabled, Toggle: c.Toggle, Pressed: c.Pressed, Primary: c.Primary, Align: tree.AlignCentre}
	short := c.Short
	if short == "" {
		short = c.Label
	}
	want := clamp(room.H*0.26, tree.SmallestText, s.unit)
	if c.Icon == "" {
		want = clamp(room.H*0.42, tree.SmallestText, s.unit*1.05)
	}
	for size := want; size >= tree.SmallestText; size -= 0.5 {
		if s.Measurer.TextWidth(short, size) <= room.W-4 && (c.Icon == "" || room.H >= 40) {
			n.Text, n.Size = short, size
			break
		}
	}
	if c.Icon == "" && n.Text == "" {
		n.Text, n.Size = short, tree.SmallestText
	}
	return n
}

// toolbarNode is the row of buttons. Where not all have room, the less important ones are in the menu.
func (s *Scene) toolbarNode() *tree.Node {
	bar := &tree.Node{ID: "controls", Role: tree.RoleToolbar, Label: s.Texts.Play.Controls}
	first, last := s.Toolbar[0], s.Toolbar[len(s.Toolbar)-1]
	bar.Rect = tree.Rect{X: first.X, Y: first.Y, W: last.Right() - first.X, H: first.H}
	shown, _ := ShareControls(s.Controls, len(s.Toolbar))
	if len(shown) < len(s.Controls) {
		shown = append(shown, tree.Control{ID: "menu", Icon: "menu", Label: s.Texts.Buttons.Menu, Command: tree.Command{Name: tree.CommandMenu}})
	}
	for i := range shown {
		bar.Children = append(bar.Children, s.controlNode(&shown[i], s.Toolbar[i]))
	}
	return bar
}

// ShareControls divides controls, in their order, into those that are shown with a number of places and those in the menu.
// One place is kept for the menu's own button if there has to be a menu.
func ShareControls(controls []tree.Control, places int) (shown, rest []tree.Control) {
	if places >= len(controls) {
		return append([]tree.Control(nil), controls...), nil
	}
	limit := rankAt(controls, max(places-1, 0))
	for _, c := range controls {
		if c.Rank < limit {
			shown = append(shown, c)
		} else {
			rest = append(rest, c)
		}
	}
	return shown, rest
}

// rankAt returns the rank that exactly count controls lie below; ranks are all different.
func rankAt(controls []tree.Control, count int) int {
	for limit := 0; ; limit++ {
		below := 0
		for _, c := range controls {
			if c.Rank < limit {
				below++
			}
		}
		if below >= count {
			return limit
		}
	}
}
