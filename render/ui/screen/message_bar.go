package screen

import (
	"math"
	"strings"

	"anqi/assets/texts"
	"anqi/game/match"
	"anqi/render/ui/tree"
)

// messageNode is the line below the board and its buttons.
func (s *Scene) messageNode() *tree.Node {
	room := s.Layout.message
	if s.Question.Asked != match.Nobody && s.strips[0].plate.Empty() {
		s.Message = Message{Text: s.Question.Text, Tone: tree.ToneWarning, Buttons: Answers(&s.Texts.Buttons)}
	}
	n := &tree.Node{ID: "message", Role: tree.RoleStatus, Label: s.Message.Text, Align: tree.AlignCentre, Tone: s.Message.Tone}
	buttons := s.place(n, s.Message.written(s.Texts.SentenceEnd), room, s.Message.Buttons)
	return &tree.Node{ID: "message-bar", Role: tree.RoleGroup, Rect: room, Children: append([]*tree.Node{n}, buttons...)}
}

// questionNode asks a player something, at that player's place.
func (s *Scene) questionNode(id string, where strip, place int) *tree.Node {
	room := tree.JoinRects(where.plate, where.tray)
	group := &tree.Node{ID: id, Role: tree.RoleGroup, Label: s.Question.Text, Rect: room, Visible: true, Primary: true, Tone: tree.ToneWarning}
	n := &tree.Node{ID: "question", Role: tree.RoleText, Label: s.Question.Text, Silent: true, Align: tree.AlignCentre}
	buttons := s.place(n, []string{s.Question.Text}, room.Inset(clamp((room.H-SmallestControl)/2, 0, 2)), Answers(&s.Texts.Buttons))
	group.Children = append([]*tree.Node{n}, buttons...)
	return group
}

// place writes the first of some texts that has room into a place that it shares with buttons, and returns these: they stand at its right
// or, where the text has no room then, below it, or at its right as narrow as their words. If none has room, the first is cut off.
func (s *Scene) place(n *tree.Node, written []string, room tree.Rect, controls []tree.Control) []*tree.Node {
	write := func(text string, room tree.Rect, letters tree.Lettering) {
		n.Rect, n.Visible = room, !room.Empty()
		if text != n.Label {
			n.Text = text
		}
		write(n, letters)
	}
	beside, narrow := room, room
	buttons, few := s.placeButtons(&beside, s.unit, s.unit*1.2, controls), s.placeButtons(&narrow, tree.SmallestText, 8, controls)
	for _, text := range written {
		letters := s.fit(text, beside, s.unit)
		above, below := s.stack(text, room)
		if over := s.fit(text, above, s.unit); len(controls) > 0 && !above.Empty() && (letters.Cut || len(letters.Lines) > len(over.Lines)) {
			write(text, above, over)
			return s.spread(below, controls)
		}
		if !letters.Cut {
			write(text, beside, letters)
			return buttons
		}
		if letters := s.fit(text, narrow, s.unit); !letters.Cut {
			write(text, narrow, letters)
			return few
		}
	}
	write(n.Label, narrow, s.fit(n.Label, narrow, s.unit))
	return few
}

// stack divides a place into one for a text and one for buttons below it, as high as a finger likes where the text leaves that and never
// lower than it needs; both are empty if the text has no room.
func (s *Scene) stack(text string, room tree.Rect) (above, below tree.Rect) {
	between := math.Min(s.gap, 4)
	for height := math.Min(room.H/2, RoomyControl); height >= SmallestControl; height-- {
		parts := tree.CutColumn(room, between, room.H-between-height, height)
		if !s.fit(text, parts[0], tree.SmallestText).Cut {
			return parts[0], parts[1]
		}
	}
	return tree.Rect{}, tree.Rect{}
}

// written are the texts that may stand for a message, the whole one first; stop ends a sentence.
func (m *Message) written(stop string) []string {
	list := []string{m.Text}
	if m.Short != "" {
		list = append(list, m.Short)
	}
	for _, rest, found := strings.Cut(m.Text, stop); found && rest != ""; _, rest, found = strings.Cut(rest, stop) {
		list = append(list, rest)
	}
	return list
}

// spread lays buttons side by side in the middle of a row, wider ones for longer words.
func (s *Scene) spread(row tree.Rect, controls []tree.Control) []*tree.Node {
	var nodes []*tree.Node
	if spare := row.W - float64(len(controls))*s.unit*8; spare > 0 {
		row.X, row.W = row.X+spare/2, row.W-spare
	}
	var shares []float64
	for i := range controls {
		shares = append(shares, s.Measurer.TextWidth(controls[i].Label, tree.SmallestText)+8)
	}
	for i, place := range tree.SplitRow(row, math.Min(s.gap, 4), shares...) {
		nodes = append(nodes, s.controlNode(&controls[i], place))
	}
	return nodes
}

// placeButtons takes the buttons' places off the right end of a row: each as wide as its words at a height, and as much more.
func (s *Scene) placeButtons(row *tree.Rect, size, more float64, controls []tree.Control) []*tree.Node {
	var nodes []*tree.Node
	right := row.Right()
	for i := len(controls) - 1; i >= 0; i-- {
		c := &controls[i]
		width := float64(RoomyControl)
		if c.Icon == "" {
			width = math.Max(RoomyControl, s.Measurer.TextWidth(c.Label, size)+more)
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

// Answers are the two buttons below a question.
func Answers(words *texts.Buttons) []tree.Control {
	return []tree.Control{
		{ID: "accept", Label: words.Accept, Command: tree.Command{Name: tree.CommandAccept}, Primary: true},
		{ID: "decline", Label: words.Decline, Command: tree.Command{Name: tree.CommandDecline}},
	}
}
