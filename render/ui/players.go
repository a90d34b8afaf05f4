package ui

import (
	"math"
	"strings"

	"anqi/game"
	"anqi/game/match"
)

// playerNode is a player's place: name, colour, the pieces that the player has taken, or a question to the player.
func (s *scene) playerNode(player match.Player, place int) *Node {
	name, colour := s.plates[player], s.colours[player]
	sideName := s.t.Names.Sides[colour]
	id := [...]string{"player-above", "player-below"}[place]
	where := s.strips[place]
	if s.question.asked == player && !where.plate.Empty() {
		return s.questionNode(id, where, place)
	}
	n := &Node{ID: id, Role: RoleGroup, Label: s.t.Board.PlayerOf.With(name, sideName),
		Rect: where.plate, Visible: !where.plate.Empty(), Tone: toneOf(colour)}
	if player == s.toMove && !s.outcome.Over() {
		n.Label, n.Primary = s.t.Board.PlayerToMove.With(name, sideName), true
	}
	side := math.Min(math.Min(where.plate.H*0.8, s.unit*2), where.plate.W*0.3)
	disc := Rect{where.plate.X + 4, where.plate.Y + (where.plate.H-side)/2, side, side}
	caption := where.plate
	if colour != game.NoColour && n.Visible {
		n.Tray = []TrayPiece{{Piece: game.NewPiece(colour, game.General), Count: 1, Rect: disc}}
		caption.X, caption.W = disc.Right()+s.unit*0.4, where.plate.Right()-disc.Right()-s.unit*0.6
	} else if n.Visible {
		caption.X, caption.W = caption.X+s.unit*0.9, caption.W-s.unit*1.2
	}
	n.Children = append(s.captionNodes(id, player, caption), s.takenNode(player, place))
	return n
}

// plateText is the least height of the text on a plate, in CSS pixels.
const plateText = 12

// captionNodes are a player's name and the time that the player has used, beside it or, where one of the two names leaves no room,
// below it. A name that does not fit into a line leaves out the computer's level, which the plate's own name keeps.
func (s *scene) captionNodes(id string, player match.Player, room Rect) []*Node {
	time := duration(s.t, s.used[player.Index()])
	wide := func(text string, size float64) float64 { return s.measurer.TextWidth(text, size) + 1 }
	widest := math.Max(wide(s.plates[match.One], plateText), wide(s.plates[match.Two], plateText))
	size := s.unit * 0.85
	for digits := strings.Repeat("0", len(time)); size > plateText && widest+wide(digits, size)+s.unit*0.4 > room.W; size-- {
	}
	size = math.Max(size, plateText)
	timeWidth := wide(strings.Repeat("0", len(time)), size)
	places, align := []Rect{{room.X, room.Y, room.W - timeWidth - s.unit*0.4, room.H}, {room.Right() - timeWidth, room.Y, timeWidth, room.H}}, AlignEnd
	switch {
	case room.Empty():
		places = []Rect{{}, {}}
	case widest > places[0].W && room.H >= 2*plateText*1.2:
		places, align, size = splitColumn(room, 0, 1, 1), AlignStart, math.Max(s.unit*0.8, plateText)
	}
	name := s.plates[player]
	if wide(name, plateText) > places[0].W {
		name = s.voice.names[player]
	}
	used := s.text(id+"-time", time, oneLine(places[1]), size, align, ToneMuted)
	used.Label, used.Text = s.t.Play.TimeUsed.With(time), time
	return []*Node{s.silent(id+"-name", name, oneLine(places[0]), s.unit, AlignStart, ToneNormal), used}
}

// oneLine is the part of a rectangle in the middle of its height that has room for one line of text, and not for two.
func oneLine(room Rect) Rect {
	height := math.Min(room.H, 2*smallestText*lineHeight-2)
	return Rect{room.X, room.Y + (room.H-height)/2, room.W, height}
}

// takenNode shows what a player has taken: the pieces that the other side has lost.
func (s *scene) takenNode(player match.Player, place int) *Node {
	lost := s.colours[player].Opponent()
	n := &Node{ID: [...]string{"taken-above", "taken-below"}[place], Role: RoleText, Rect: s.strips[place].tray, Visible: !s.strips[place].tray.Empty()}
	if lost == game.NoColour {
		n.Label = s.t.Play.ColourUndecided
		return n
	}
	var list []string
	for kind := game.General; kind >= game.Soldier; kind-- {
		piece := game.NewPiece(lost, kind)
		if count := s.position.Lost(piece); count > 0 {
			n.Tray = append(n.Tray, TrayPiece{Piece: piece, Count: count})
			list = append(list, s.t.Play.PieceTimes.With(s.t.Names.Piece(piece), s.t.Count(count)))
		}
	}
	n.Label = s.t.Play.CapturedNone.With(s.t.Names.Sides[lost])
	if list != nil {
		n.Label = s.t.Play.Captured.With(s.t.Names.Sides[lost]) + s.t.Board.Colon + strings.Join(list, s.t.Cell.Comma)
	}
	s.flow(n, takenWide, s.unit*trayPiece)
	return n
}
