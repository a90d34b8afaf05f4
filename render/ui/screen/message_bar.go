package screen

import (
	"math"

	"anqi/assets/texts"
	"anqi/game/match"
	"anqi/render/ui/tree"
)

// messageNode is the line below the board and its buttons.
func (s *Scene) messageNode() *tree.Node {
	group := &tree.Node{ID: "message-bar", Role: tree.RoleGroup, Rect: s.Layout.message}
	room := s.Layout.message
	if s.Question.Asked != match.Nobody && s.strips[0].plate.Empty() {
		s.Message = Message{Text: s.Question.Text, Tone: tree.ToneWarning, Buttons: Answers(&s.Texts.Buttons)}
	}
	buttons := s.placeButtons(&room, s.Message.Buttons)
	text := s.text("message", s.Message.Text, room, s.unit, tree.AlignCentre, s.Message.Tone)
	if s.Message.Short != "" && !tree.FitsWhole(s.Measurer, s.Message.Text, room, s.unit) {
		text = s.text("message", s.Message.Short, room, s.unit, tree.AlignCentre, s.Message.Tone)
		text.Label, text.Text = s.Message.Text, s.Message.Short
	}
	text.Role = tree.RoleStatus
	group.Children = append([]*tree.Node{text}, buttons...)
	return group
}

// placeButtons takes the buttons' places off the right end of a row.
func (s *Scene) placeButtons(row *tree.Rect, controls []tree.Control) []*tree.Node {
	var nodes []*tree.Node
	right := row.Right()
	for i := len(controls) - 1; i >= 0; i-- {
		c := &controls[i]
		width := float64(RoomyControl)
		if c.Icon == "" {
			width = math.Max(RoomyControl, s.Measurer.TextWidth(c.Label, s.unit)+s.unit*1.2)
		}
		width = math.Min(width, row.W*0.4)
		place := tree.Rect{X: right - width, Y: row.Y, W: width, H: row.H}
		nodes = append([]*tree.Node{s.controlNode(c, place)}, nodes...)
		right -= width + s.gap
	}
	if len(controls) > 0 {
		row.W = math.Max(0, right-row.X)
	}
	return nodes
}

// questionNode asks a player something, at that player's place.
func (s *Scene) questionNode(id string, where strip, place int) *tree.Node {
	room := tree.JoinRects(where.plate, where.tray)
	group := &tree.Node{ID: id, Role: tree.RoleGroup, Label: s.Question.Text, Rect: room, Visible: true, Primary: true, Tone: tree.ToneWarning}
	answers := Answers(&s.Texts.Buttons)
	inner := room.Inset(clamp((room.H-SmallestControl)/2, 0, 2))
	if inner.W > inner.H*4 {
		inner.X, inner.W = inner.X+s.gap, inner.W-s.gap
		buttons := s.placeButtons(&inner, answers)
		group.Children = append([]*tree.Node{s.silent("question", s.Question.Text, inner, s.unit, tree.AlignStart, tree.ToneNormal)}, buttons...)
		return group
	}
	height := clamp(inner.H/2, SmallestControl, RoomyControl)
	parts := tree.CutColumn(inner, 2, inner.H-height-2, height)
	sides := tree.SplitRow(parts[1], 3, 1, 1)
	group.Children = []*tree.Node{s.silent("question", s.Question.Text, parts[0], s.unit, tree.AlignCentre, tree.ToneNormal),
		s.controlNode(&answers[0], sides[0]), s.controlNode(&answers[1], sides[1])}
	return group
}

// Answers are the two buttons below a question.
func Answers(words *texts.Buttons) []tree.Control {
	return []tree.Control{
		{ID: "accept", Label: words.Accept, Command: tree.Command{Name: tree.CommandAccept}, Primary: true},
		{ID: "decline", Label: words.Decline, Command: tree.Command{Name: tree.CommandDecline}},
	}
}
