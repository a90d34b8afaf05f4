package ui

// control is a button before it has a place.
type control struct {
	id, icon    string
	label, hint string
	short       string // painted under the icon; "" for the label
	command     Command
	disabled    bool
	toggle      bool
	pressed     bool
	primary     bool
	rank        int // the lower, the sooner it stays on a small window
}

// node is the button at its place on the play screen. Under the icon stands the label, where it can be read.
func (c *control) node(s *scene, room Rect) *Node {
	n := &Node{ID: c.id, Role: RoleButton, Label: c.label, Hint: c.hint, Icon: c.icon, Rect: room, Visible: true, Command: c.command,
		Disabled: c.disabled, Toggle: c.toggle, Pressed: c.pressed, Primary: c.primary, Align: AlignCentre}
	short := c.short
	if short == "" {
		short = c.label
	}
	want := clamp(room.H*0.26, smallestText, s.unit)
	if c.icon == "" {
		want = clamp(room.H*0.42, smallestText, s.unit*1.05)
	}
	for size := want; size >= smallestText-1; size -= 0.5 {
		if s.measurer.TextWidth(short, size) <= room.W-4 && (c.icon == "" || room.H >= 40) {
			n.Text, n.Size = short, size
			break
		}
	}
	if c.icon == "" && n.Text == "" {
		n.Text, n.Size = short, smallestText-1
	}
	return n
}

// toolbarNode is the row of buttons. Where not all have room, the less important ones are in the menu.
func (s *scene) toolbarNode() *Node {
	bar := &Node{ID: "controls", Role: RoleToolbar, Label: s.t.Play.Controls}
	first, last := s.toolbar[0], s.toolbar[len(s.toolbar)-1]
	bar.Rect = Rect{first.X, first.Y, last.Right() - first.X, first.H}
	shown, _ := shareControls(s.controls, len(s.toolbar))
	if len(shown) < len(s.controls) {
		shown = append(shown, control{id: "menu", icon: "menu", label: s.t.Buttons.Menu, command: Command{Name: CommandMenu}})
	}
	for i := range shown {
		bar.Children = append(bar.Children, shown[i].node(s, s.toolbar[i]))
	}
	return bar
}

// shareControls divides controls, in their order, into those that are shown with a number of places and those in the menu.
// One place is kept for the menu's own button if there has to be a menu.
func shareControls(controls []control, places int) (shown, rest []control) {
	if places >= len(controls) {
		return append([]control(nil), controls...), nil
	}
	limit := rankAt(controls, max(places-1, 0))
	for _, c := range controls {
		if c.rank < limit {
			shown = append(shown, c)
		} else {
			rest = append(rest, c)
		}
	}
	return shown, rest
}

// rankAt returns the rank that exactly count controls lie below; ranks are all different.
func rankAt(controls []control, count int) int {
	for limit := 0; ; limit++ {
		below := 0
		for _, c := range controls {
			if c.rank < limit {
				below++
			}
		}
		if below >= count {
			return limit
		}
	}
}
