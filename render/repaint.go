package render

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// settle is how long a window must keep its size before everything is drawn anew in the right size.
const settle = 120 * time.Millisecond

// Draw paints what is new and nothing when nothing is: the screen keeps what was painted last.
func (g *Game) Draw(screen *ebiten.Image) {
	g.options.Lock.Lock()
	defer g.options.Lock.Unlock()
	now := g.options.Now()
	if size := screen.Bounds().Size(); size != g.size {
		if g.size != (image.Point{}) {
			g.resized, g.rough = now, true
		}
		g.size, g.stale = size, true
	}
	if g.rough && now.Sub(g.resized) >= settle {
		g.rough, g.stale = false, true
	}
	if g.painted && g.painter.refine() {
		g.stale = true
	}
	changed := g.stale || g.turned || g.version != g.model.Version()
	if !changed && g.motion == nil {
		return
	}
	var parts areas
	if changed {
		parts = g.changes()
	}
	parts = g.follow(parts, now)
	g.repaint(screen, parts, now)
	if !g.painted {
		g.painted, g.painter.coarse = true, false
		if g.options.Painted != nil {
			g.options.Painted()
		}
	}
}

// changes takes over the model's state and returns where it looks different from what is on the screen.
func (g *Game) changes() areas {
	p := &g.painter
	p.scale = g.ratio
	tree, board, at := g.model.Tree(), g.model.Board(), g.lookAt()
	if g.options.Page {
		board.FocusShown = false
	}
	sheet := g.sheet != nil
	g.openSheet(tree)
	// A panel is laid out and painted as a whole, and darkens what lies behind it.
	all := g.stale || sheet || g.sheet != nil || !sameWood(&g.board, &board)
	var parts areas
	if all {
		parts = parts.add(image.Rectangle{Max: g.size})
	} else {
		parts = parts.addNodes(p, g.tree, tree).addBoard(p, &g.board, &board, g.attention.square, at.square)
	}
	if at != g.attention {
		for _, id := range []string{g.attention.hovered, g.attention.focused} {
			parts = parts.addNode(p, g.tree, id)
		}
		for _, id := range []string{at.hovered, at.focused} {
			parts = parts.addNode(p, tree, id)
		}
	}
	rebuild := g.stale || !sameWood(&g.board, &board)
	g.version, g.stale, g.turned = g.model.Version(), false, false
	g.tree, g.board, g.attention = tree, board, at
	if rebuild {
		g.prepareBackground()
	}
	return parts
}

// lookAt returns what pointer and keyboard point at.
func (g *Game) lookAt() attention {
	at := attention{hovered: g.input.over, square: g.input.hovered}
	if id, shown := g.model.FocusID(); shown && !g.options.Page {
		at.focused = id
	}
	return at
}

// follow adds where a motion is seen now and was seen before, and forgets a motion that is over.
func (g *Game) follow(parts areas, now time.Time) areas {
	if g.motion == nil {
		return parts
	}
	area := g.painter.motionArea(&g.board, g.motion, now)
	parts = parts.add(g.moved).add(area)
	g.moved = area
	if g.motion.over(now) {
		g.motion = nil
	}
	if g.sheet != nil && len(parts) > 0 {
		return areas{image.Rectangle{Max: g.size}}
	}
	return parts
}

// prepareBackground paints what lies still, table and empty board, into an image as large as the screen.
func (g *Game) prepareBackground() {
	if g.background == nil || g.background.Bounds().Size() != g.size {
		if g.background != nil {
			g.background.Deallocate()
		}
		g.background = ebiten.NewImage(g.size.X, g.size.Y)
	}
	p := &g.painter
	p.sprites.painting++
	p.sprites.quick = g.rough
	p.target = g.background
	p.backdrop(&g.board)
}

// repaint paints everything anew that lies in some parts of the screen.
func (g *Game) repaint(screen *ebiten.Image, parts areas, now time.Time) {
	p := &g.painter
	p.sprites.painting++
	p.sprites.quick = g.rough
	for _, part := range parts {
		part = part.Intersect(screen.Bounds())
		if part.Empty() {
			continue
		}
		p.target = screen.SubImage(part).(*ebiten.Image)
		p.ground(g.background, part)
		p.node(g.tree, g.attention)
		if !g.board.Rect.Empty() {
			p.boardContent(&g.board, g.attention.square, g.motion, now)
		}
		if g.sheet != nil {
			p.sheet(g.sheet, g.scroll, g.attention)
		}
	}
	p.target = screen
	g.paintings++
	if !g.rough {
		p.sprites.sweep()
	}
}
