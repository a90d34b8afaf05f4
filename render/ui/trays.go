package ui

import "math"

// The shapes of small pieces: how wide they are with their number, as a multiple of their height, and how high they become at
// most, as a multiple of ordinary text.
const (
	takenWide  = 1.45
	unseenWide = 1.75
	trayPiece  = 2.3
)

// flowTray places small pieces into a rectangle as large as they go: rows from the left, in the middle of its height. wide is the
// width of one as a multiple of its height, most the largest height in CSS pixels.
func flowTray(room Rect, count int, wide, most float64) []Rect {
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
	rects := make([]Rect, count)
	rows := (count + perRow - 1) / perRow
	top := room.Y + (room.H-float64(rows)*best)/2
	for i := range rects {
		rects[i] = Rect{room.X + float64(i%perRow)*best*wide, top + float64(i/perRow)*best, best * wide, best}
	}
	return rects
}

// flow places the small pieces of a tray.
func (s *scene) flow(n *Node, wide, most float64) {
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
func (s *scene) flowHalves(n *Node) {
	if !n.Visible {
		n.Tray = nil
		return
	}
	room := n.Rect
	height, width := s.unit*1.15, s.unit*4
	switch {
	case room.H > height*4:
		n.Children = []*Node{s.silent("unseen-caption", s.t.Board.Unseen, Rect{room.X, room.Y, room.W, height}, s.unit*0.82, AlignStart, ToneMuted)}
		room.Y, room.H = room.Y+height, room.H-height
	case room.W > width*7:
		n.Children = []*Node{s.silent("unseen-caption", s.t.Board.Unseen, Rect{room.X, room.Y, width, room.H}, s.unit*0.82, AlignCentre, ToneMuted)}
		room.X, room.W = room.X+width, room.W-width
	}
	half := len(n.Tray) / 2
	beside, above := splitRow(room, 4, 1, 1), splitColumn(room, 2, 1, 1)
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
