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
	n.Children = append(s.captionNodes(id, player, n), s.takenNode(player, place))
	return n
}

// captionNodes are a player's name and the time that the player has used, and the disc of the player's colour, in the tray of the plate.
// The time stands beside the name or below it; where the name has no room beside the disc, it stands above both. A name that has no room
// even so leaves out the computer's level, which the plate's own name keeps.
func (s *Scene) captionNodes(id string, player match.Player, plate *tree.Node) []*tree.Node {
	clock := duration(s.Texts, s.Used[player.Index()])
	nameAt, timeAt, discAt := s.caption(plate.Rect, len(clock))
	if colour := s.Colours[player]; colour != game.NoColour && plate.Visible {
		plate.Tray = []tree.TrayPiece{{Piece: game.NewPiece(colour, game.General), Count: 1, Rect: discAt}}
	}
	name := s.Plates[player]
	if s.wide(name) > nameAt.W {
		name = s.Voice.Names[player]
	}
	align := tree.AlignStart
	if timeAt.Y == nameAt.Y {
		align = tree.AlignEnd
	}
	used := s.text(id+"-time", clock, timeAt, math.Max(s.unit*0.85, tree.SmallestText), align, tree.ToneMuted)
	used.Label, used.Text = s.Texts.Play.TimeUsed.With(texts.Is("time", clock)), clock
	return []*tree.Node{s.silent(id+"-name", name, nameAt, s.unit, tree.AlignStart, tree.ToneNormal), used}
}

// caption divides a plate into the places of name, time and disc.
func (s *Scene) caption(plate tree.Rect, digits int) (name, time, disc tree.Rect) {
	if plate.Empty() {
		return tree.Rect{}, tree.Rect{}, tree.Rect{}
	}
	pad := s.unit * 0.4
	names, _ := s.PlateWidths()
	side := math.Max(math.Min(math.Min(plate.H*0.8, s.unit*2), plate.W*0.3), leastPiece)
	disc = tree.Rect{X: plate.X + 4, Y: plate.Y + (plate.H-side)/2, W: side, H: side}
	room := tree.Rect{X: disc.Right() + pad, Y: plate.Y, W: plate.Right() - disc.Right() - 1.5*pad, H: plate.H}
	clock := s.wide(strings.Repeat("0", digits))
	switch lines := tree.SplitColumn(room, 0, 1, 1); {
	case names+pad+clock <= room.W || plate.H < twoLines:
		clock = math.Max(clock, math.Min(s.Measurer.TextWidth(strings.Repeat("0", digits), s.unit*0.85)+1, room.W-pad-names))
		return tree.Rect{X: room.X, Y: room.Y, W: room.W - pad - clock, H: room.H}, tree.Rect{X: room.Right() - clock, Y: room.Y, W: clock, H: room.H}, disc
	case names <= room.W || names > plate.W-plateInset:
		return lines[0], lines[1], disc
	}
	disc = tree.Rect{X: plate.X + pad, Y: plate.Bottom() - leastPiece, W: leastPiece, H: leastPiece}
	time = tree.Rect{X: disc.Right() + pad, Y: disc.Y, W: plate.Right() - disc.Right() - 1.5*pad, H: disc.H}
	return tree.Rect{X: plate.X + plateInset/2, Y: plate.Y, W: plate.W - plateInset, H: plate.H - disc.H}, time, disc
}

// plateInset is how much narrower than its plate a name may be, in CSS pixels.
const plateInset = 6

// PlateWidths are how wide the players' names are at most, and the times that they have used.
func (s *Scene) PlateWidths() (name, time float64) {
	return math.Max(s.wide(s.Plates[match.One]), s.wide(s.Plates[match.Two])), s.wide("00:00")
}

// wide is the width of a text on a plate at the least height at which it can be read.
func (s *Scene) wide(text string) float64 { return s.Measurer.TextWidth(text, tree.SmallestText) + 1 }

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
	s.flow(n)
	return n
}

// The shapes of small pieces: how wide they are with their number, as a multiple of their height; how high they are at least, so that sign
// and number can be read, in CSS pixels; and how high they become at most, as a multiple of ordinary text.
const (
	pieceWide  = 1.55
	leastPiece = 18
	trayPiece  = 2.3
)

// flowTray places small pieces into a rectangle as large as they go: rows from the left, in the middle of its height. most is their
// largest height in CSS pixels.
func flowTray(room tree.Rect, count int, most float64) []tree.Rect {
	if count == 0 {
		return nil
	}
	best, perRow := 0.0, 1
	for n := 1; n <= count; n++ {
		rows := (count + n - 1) / n
		height := math.Min(most, math.Min(room.W/(float64(n)*pieceWide), room.H/float64(rows)))
		if height > best-0.01 {
			best, perRow = height, n
		}
	}
	rects := make([]tree.Rect, count)
	rows := (count + perRow - 1) / perRow
	top := room.Y + (room.H-float64(rows)*best)/2
	for i := range rects {
		rects[i] = tree.Rect{X: room.X + float64(i%perRow)*best*pieceWide, Y: top + float64(i/perRow)*best, W: best * pieceWide, H: best}
	}
	return rects
}

// flow places the small pieces of a tray.
func (s *Scene) flow(n *tree.Node) {
	if !n.Visible {
		n.Tray = nil
	}
	rects := flowTray(n.Rect, len(n.Tray), s.unit*trayPiece)
	for i := range n.Tray {
		n.Tray[i].Rect = rects[i]
	}
}

// flowHalves places the red and the black half of the unseen pieces as two blocks that have the same shape, side by side or one
// above the other, whichever makes them larger, under or beside a caption where that leaves them large enough.
func (s *Scene) flowHalves(n *tree.Node) {
	if !n.Visible {
		n.Tray = nil
		return
	}
	room, half := n.Rect, len(n.Tray)/2
	height, width := captionHeight, s.Measurer.TextWidth(s.Texts.Board.Unseen, tree.SmallestText)+s.unit
	above := tree.Rect{X: room.X, Y: room.Y, W: room.W, H: height}
	beside := tree.Rect{X: room.X, Y: room.Y, W: width, H: room.H}
	under, right := tree.Rect{X: room.X, Y: above.Bottom(), W: room.W, H: room.H - height}, tree.Rect{X: beside.Right(), Y: room.Y, W: room.W - width, H: room.H}
	blocks := s.halves(room, half)
	caption := func(where tree.Rect, align tree.Align) {
		n.Children = []*tree.Node{s.silent("unseen-caption", s.Texts.Board.Unseen, where, s.unit*0.82, align, tree.ToneMuted)}
	}
	switch top, side := s.halves(under, half), s.halves(right, half); {
	case top != nil && top[0].H >= leastPiece && (side == nil || top[0].H >= side[0].H):
		blocks = top
		caption(above, tree.AlignStart)
	case side != nil && side[0].H >= leastPiece:
		blocks = side
		caption(beside, tree.AlignCentre)
	}
	for i, r := range blocks {
		n.Tray[i].Rect = r
	}
}

// halves places both halves of so many pieces each; none into a place that has no room at all.
func (s *Scene) halves(room tree.Rect, half int) []tree.Rect {
	if room.Empty() {
		return nil
	}
	place := func(blocks []tree.Rect) []tree.Rect {
		return append(flowTray(blocks[0], half, s.unit*trayPiece), flowTray(blocks[1], half, s.unit*trayPiece)...)
	}
	beside, above := place(tree.SplitRow(room, 4, 1, 1)), place(tree.SplitColumn(room, 2, 1, 1))
	if above[0].H > beside[0].H {
		return above
	}
	return beside
}
