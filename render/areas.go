package render

import (
	"image"
	"math"
	"slices"
	"time"

	"anqi/game"
	"anqi/render/ui/tree"
)

// areas are the parts of the screen that have to be painted again, in pixels of the device; none overlaps another.
type areas []image.Rectangle

// add adds a part, together with those that it overlaps.
func (a areas) add(r image.Rectangle) areas {
	if r.Empty() {
		return a
	}
	for i, other := range a {
		if other.Overlaps(r) {
			return slices.Delete(a, i, i+1).add(other.Union(r))
		}
	}
	return append(a, r)
}

// outline is how far a node's mark of the focus and the hollow of its tray reach beyond its rectangle, in CSS pixels.
const outline = 4

// nodeArea is where a node may paint; tall words may stand out of a low rectangle.
func (p *painter) nodeArea(n *tree.Node) image.Rectangle {
	return p.bounds(n.Rect.Inset(-math.Max(outline, n.Size*0.5)))
}

// addNodes adds where two trees do not look alike.
func (a areas) addNodes(p *painter, before, after *tree.Node) areas {
	old := shownNodes(before)
	for id, n := range shownNodes(after) {
		was, known := old[id]
		delete(old, id)
		if known && sameLook(was, n) {
			continue
		}
		if known {
			a = a.add(p.nodeArea(was))
		}
		a = a.add(p.nodeArea(n))
	}
	for _, gone := range old {
		a = a.add(p.nodeArea(gone))
	}
	return a
}

// addNode adds the place of the node of that ID.
func (a areas) addNode(p *painter, tree *tree.Node, id string) areas {
	if n := tree.Find(id); id != "" && n != nil && !n.Rect.Empty() {
		return a.add(p.nodeArea(n))
	}
	return a
}

// shownNodes returns the nodes that the canvas shows beside the board, by their IDs.
func shownNodes(root *tree.Node) map[string]*tree.Node {
	shown := map[string]*tree.Node{}
	root.Walk(func(n *tree.Node) bool {
		if n.Visible && n.Role != tree.RoleGrid && !n.Rect.Empty() {
			shown[n.ID] = n
		}
		return true
	})
	return shown
}

// reach is how far a piece on its square, even a selected one, and its shadow reach beyond the square, as a share of the square;
// heldReach the same for one that is moved.
const reach, heldReach = 0.2, 0.3

// around is where something that stands in a square and reaches so far beyond it may have left its traces.
func (p *painter) around(cell tree.Rect, reach float64) image.Rectangle {
	return p.bounds(cell.Inset(-reach * cell.W))
}

// addBoard adds the squares on which two boards of the same wood differ.
func (a areas) addBoard(p *painter, before, after *tree.BoardView, hoveredBefore, hovered game.Square) areas {
	if before.Dimmed != after.Dimmed {
		a = a.add(p.bounds(after.Rect.Inset(-after.Rim)))
	}
	for s := range game.Square(game.SquareCount) {
		if squareLookOf(before, s, hoveredBefore) != squareLookOf(after, s, hovered) {
			a = a.add(p.around(after.CellRect(s), reach))
		}
	}
	for _, b := range []*tree.BoardView{before, after} {
		if b.Dragged < game.SquareCount {
			cell := b.CellRect(b.Dragged)
			cell.X, cell.Y = b.DragX-cell.W/2, b.DragY-cell.H/2
			a = a.add(p.around(cell, heldReach))
		}
	}
	return a
}

// motionArea is where a motion is seen: the squares it touches, and those that it does not show as they are.
func (p *painter) motionArea(b *tree.BoardView, m *motion, now time.Time) image.Rectangle {
	var area image.Rectangle
	if m.over(now) {
		return area
	}
	for s := range game.Square(game.SquareCount) {
		if m.before[s] != b.Pieces[s] || m.touches(s) {
			area = area.Union(p.around(b.CellRect(s), heldReach))
		}
	}
	return area
}
