package ui

import (
	"math"

	"anqi/assets/texts"
	"anqi/game/match"
)

// messageNode is the line below the board and its buttons.
func (s *scene) messageNode() *Node {
	group := &Node{ID: "message-bar", Role: RoleGroup, Rect: s.layout.message}
	room := s.layout.message
	if s.question.asked != match.Nobody && s.strips[0].plate.Empty() {
		s.message = message{text: s.question.text, tone: ToneWarning, buttons: answers(&s.t.Buttons)}
	}
	buttons := s.placeButtons(&room, s.message.buttons)
	text := s.text("message", s.message.text, room, s.unit, AlignCentre, s.message.tone)
	if s.message.short != "" && !fitsWhole(s.measurer, s.message.text, room, s.unit) {
		text = s.text("message", s.message.short, room, s.unit, AlignCentre, s.message.tone)
		text.Label, text.Text = s.message.text, s.message.short
	}
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
		width := float64(roomyControl)
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
	group.Children = []*Node{s.silent("question", s.question.text, parts[0], s.unit, AlignCentre, ToneNormal),
		answers[0].node(s, sides[0]), answers[1].node(s, sides[1])}
	return group
}

// answers are the two buttons below a question.
func answers(words *texts.Buttons) []control {
	return []control{
		{id: "accept", label: words.Accept, command: Command{Name: CommandAccept}, primary: true},
		{id: "decline", label: words.Decline, command: Command{Name: CommandDecline}},
	}
}
