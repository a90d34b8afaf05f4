package screen

import (
	"anqi/assets/texts"
	"math"
	"strings"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
)

// playerNode is a player's place: name, colour, the pieces that the player has taken, or a question to the player.
func (s *Scene) playerNode(player match.Player, place int) *tree.Node {
	name, colour := s.Plates[player], s.Colours[player]
	sideName := s.Texts.Names.Sides[colour]
	id := [...]string{"player-above", "player-below"}[place]
	where := s.strips[place]
	if s.Question.Asked == player && !where.plate.Empty() {
		return s.questionNode(id, where, place)
	}
	n := &tree.Node{ID: id, Role: tree.RoleGroup, Label: s.Texts.Board.PlayerOf.With(texts.Is("player", name), texts.Is("side", sideName)),
		Rect: where.plate, Visible: !where.plate.Empty(), Tone: tree.ToneOf(colour)}
	if player == s.ToMove && !s.Outcome.Over() {
		n.Label, n.Primary = s.Texts.Board.PlayerToMove.With(texts.Is("player", name), texts.Is("side", sideName)), true
	}
	side := math.Min(math.Min(where.plate.H*0.8, s.unit*2), where.plate.W*0.3)
	disc := tree.Rect{X: where.plate.X + 4, Y: where.plate.Y + (where.plate.H-side)/2, W: side, H: side}
	caption := where.plate
	if colour != game.NoColour && n.Visible {
		n.Tray = []tree.TrayPiece{{Piece: game.NewPiece(colour, game.General), Count: 1, Rect: disc}}
		caption.X, caption.W = disc.Right()+s.unit*0.4, where.plate.Right()-disc.Right()-s.unit*0.6
	} else if n.Visible {
		caption.X, caption.W = caption.X+s.unit*0.9, caption.W-s.unit*1.2
	}
	n.Children = append(s.captionNodes(id, player, caption), s.takenNode(player, place))
	return n
}

// PlateText is the least height of the text on a plate, in CSS pixels.
const PlateText = 12

// captionNodes are a player's name and the time that the player has used, beside it or, where one of the two names leaves no room,
// below it. A name that does not fit into a line leaves out the computer's level, which the plate's own name keeps.
func (s *Scene) captionNodes(id string, player match.Player, room tree.Rect) []*tree.Node {
	time := duration(s.Texts, s.Used[player.Index()])
	wide := func(text string, size float64) float64 { return s.Measurer.TextWidth(text, size) + 1 }
	widest := math.Max(wide(s.Plates[match.One], PlateText), wide(s.Plates[match.Two], PlateText))
	size := s.unit * 0.85
	for digits := strings.Repeat("0", len(time)); size > PlateText && widest+wide(digits, size)+s.unit*0.4 > room.W; size-- {
	}
	size = math.Max(size, PlateText)
	timeWidth := wide(strings.Repeat("0", len(time)), size)
	places, align := []tree.Rect{{X: room.X, Y: room.Y, W: room.W - timeWidth - s.unit*0.4, H: room.H}, {X: room.Right() - timeWidth, Y: room.Y, W: timeWidth, H: room.H}}, tree.AlignEnd
	switch {
	case room.Empty():
		places = []tree.Rect{{}, {}}
	case widest > places[0].W && room.H >= 2*PlateText*1.2:
		places, align, size = tree.SplitColumn(room, 0, 1, 1), tree.AlignStart, math.Max(s.unit*0.8, PlateText)
	}
	name := s.Plates[player]
	if wide(name, PlateText) > places[0].W {
		name = s.Voice.Names[player]
	}
	used := s.text(id+"-time", time, oneLine(places[1]), size, align, tree.ToneMuted)
	used.Label, used.Text = s.Texts.Play.TimeUsed.With(texts.Is("time", time)), time
	return []*tree.Node{s.silent(id+"-name", name, oneLine(places[0]), s.unit, tree.AlignStart, tree.ToneNormal), used}
}

// oneLine is the part of a rectangle in the middle of its height that has room for one line of text, and not for two.
func oneLine(room tree.Rect) tree.Rect {
	height := math.Min(room.H, 2*tree.SmallestText*tree.LineHeight-2)
	return tree.Rect{X: room.X, Y: room.Y + (room.H-height)/2, W: room.W, H: height}
}

// takenNode shows what a player has taken: the pieces that the other side has lost.
func (s *Scene) takenNode(player match.Player, place int) *tree.Node {
	lost := s.Colours[player].Opponent()
	n := &tree.Node{ID: [...]string{"taken-above", "taken-below"}[place], Role: tree.RoleText, Rect: s.strips[place].tray, Visible: !s.strips[place].tray.Empty()}
	if lost == game.NoColour {
		n.Label = s.Texts.Play.ColourUndecided
		return n
	}
	var list []string
	for kind := game.General; kind >= game.Soldier; kind-- {
		piece := game.NewPiece(lost, kind)
		if count := s.Position.Lost(piece); count > 0 {
			n.Tray = append(n.Tray, tree.TrayPiece{Piece: piece, Count: count, Numbered: true})
			list = append(list, s.Texts.Play.PieceTimes.With(texts.Is("piece", s.Texts.Names.Piece(piece)), s.Texts.Counted("count", count)))
		}
	}
	n.Label = s.Texts.Play.CapturedNone.With(texts.Is("side", s.Texts.Names.Sides[lost]))
	if list != nil {
		n.Label = s.Texts.Labelled(s.Texts.Play.Captured.With(texts.Is("side", s.Texts.Names.Sides[lost])), s.Texts.List(list))
	}
	s.flow(n, takenWide, s.unit*trayPiece)
	return n
}

// The shapes of small pieces: how wide they are with their number, as a multiple of their height, and how high they become at
// most, as a multiple of ordinary text.
const (
	takenWide  = 1.45
	unseenWide = 1.75
	trayPiece  = 2.3
)

// flowTray places small pieces into a rectangle as large as they go: rows from the left, in the middle of its height. wide is the
// width of one as a multiple of its height, most the largest height in CSS pixels.
func flowTray(room tree.Rect, count int, wide, most float64) []tree.Rect {
	if count == 0 {
		return nil
	}
	best, perRow := 0.0, 1
	for n := 1; n <= count; n++ {
		rows := (count + n - 1) / n
		height := math.Min(most, math.Min(room.W/(float64(n)*wide), room.H/float64(rows)))
		if height > best-0.01 {
			best, perRow = height, n
		}
	}
	rects := make([]tree.Rect, count)
	rows := (count + perRow - 1) / perRow
	top := room.Y + (room.H-float64(rows)*best)/2
	for i := range rects {
		rects[i] = tree.Rect{X: room.X + float64(i%perRow)*best*wide, Y: top + float64(i/perRow)*best, W: best * wide, H: best}
	}
	return rects
}

// flow places the small pieces of a tray.
func (s *Scene) flow(n *tree.Node, wide, most float64) {
	if !n.Visible {
		n.Tray = nil
	}
	rects := flowTray(n.Rect, len(n.Tray), wide, most)
	for i := range n.Tray {
		n.Tray[i].Rect = rects[i]
	}
}

// flowHalves places the red and the black half of the unseen pieces as two blocks that have the same shape, side by side or one
// above the other, whichever makes them larger, under a caption where there is room.
func (s *Scene) flowHalves(n *tree.Node) {
	if !n.Visible {
		n.Tray = nil
		return
	}
	room := n.Rect
	height, width := s.unit*1.15, s.unit*4
	switch {
	case room.H > height*4:
		n.Children = []*tree.Node{s.silent("unseen-caption", s.Texts.Board.Unseen, tree.Rect{X: room.X, Y: room.Y, W: room.W, H: height}, s.unit*0.82, tree.AlignStart, tree.ToneMuted)}
		room.Y, room.H = room.Y+height, room.H-height
	case room.W > width*7:
		n.Children = []*tree.Node{s.silent("unseen-caption", s.Texts.Board.Unseen, tree.Rect{X: room.X, Y: room.Y, W: width, H: room.H}, s.unit*0.82, tree.AlignCentre, tree.ToneMuted)}
		room.X, room.W = room.X+width, room.W-width
	}
	half := len(n.Tray) / 2
	beside, above := tree.SplitRow(room, 4, 1, 1), tree.SplitColumn(room, 2, 1, 1)
	best := beside
	if flowTray(above[0], half, unseenWide, s.unit*trayPiece)[0].H > flowTray(beside[0], half, unseenWide, s.unit*trayPiece)[0].H {
		best = above
	}
	for i, block := range best {
		for j, r := range flowTray(block, half, unseenWide, s.unit*trayPiece) {
			n.Tray[i*half+j].Rect = r
		}
	}
}
