package ui

import (
	"math"

	"anqi/assets/texts"
	"anqi/game/match"
)

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

// messageNode is the line below the board and its buttons.
func (s *scene) messageNode() *Node {
	group := &Node{ID: "message-bar", Role: RoleGroup, Rect: s.layout.message}
	room := s.layout.message
	if s.question.asked != match.Nobody && s.strips[0].plate.Empty() {
		s.message = message{s.question.text, ToneWarning, answers(&s.t.Buttons)}
	}
	buttons := s.placeButtons(&room, s.message.buttons)
	text := s.text("message", s.message.text, room, s.unit, AlignCentre, s.message.tone)
	text.Role = RoleStatus
	group.Children = append([]*Node{text}, buttons...)
	return group
}

// placeButtons takes the buttons' places off the right end of a row.
func (s *scene) placeButtons(row *Rect, controls []control) []*Node {
	var nodes []*Node
	right := row.Right()
	for i := len(controls) - 1; i >= 0; i-- {
		c := &controls[i]
		width := roomyControl * 1.0
		if c.icon == "" {
			width = math.Max(roomyControl, s.measurer.TextWidth(c.label, s.unit)+s.unit*1.2)
		}
		width = math.Min(width, row.W*0.4)
		place := Rect{right - width, row.Y, width, row.H}
		nodes = append([]*Node{c.node(s, place)}, nodes...)
		right -= width + s.gap
	}
	if len(controls) > 0 {
		row.W = math.Max(0, right-row.X)
	}
	return nodes
}

// questionNode asks a player something, at that player's place.
func (s *scene) questionNode(id string, where strip, place int) *Node {
	room := joinRects(where.plate, where.tray)
	group := &Node{ID: id, Role: RoleGroup, Label: s.question.text, Rect: room, Visible: true, Primary: true, Tone: ToneWarning}
	answers := answers(&s.t.Buttons)
	inner := room.Inset(clamp((room.H-smallestControl)/2, 0, 2))
	if inner.W > inner.H*4 {
		inner.X, inner.W = inner.X+s.gap, inner.W-s.gap
		buttons := s.placeButtons(&inner, answers)
		group.Children = append([]*Node{s.silent("question", s.question.text, inner, s.unit, AlignStart, ToneNormal)}, buttons...)
		return group
	}
	height := clamp(inner.H/2, smallestControl, roomyControl)
	parts := cutColumn(inner, 2, inner.H-height-2, height)
	sides := splitRow(parts[1], 3, 1, 1)
	group.Children = []*Node{s.silent("question", s.question.text, parts[0], s.unit, AlignCentre, ToneNormal), answers[0].node(s, sides[0]), answers[1].node(s, sides[1])}
	return group
}

// answers are the two buttons below a question.
func answers(words *texts.Buttons) []control {
	return []control{
		{id: "accept", label: words.Accept, command: Command{Name: CommandAccept}, primary: true},
		{id: "decline", label: words.Decline, command: Command{Name: CommandDecline}},
	}
}

// joinRects returns the smallest rectangle around both.
func joinRects(a, b Rect) Rect {
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	return Rect{x, y, math.Max(a.Right(), b.Right()) - x, math.Max(a.Bottom(), b.Bottom()) - y}
}
