package web

import (
	"anqi/render/ui/tree"
)

// dragStarts is how far a finger or mouse must go, in CSS pixels, before it drags instead of taps.
const dragStarts = 8

// drag is a press on a square that may become a drag of its piece.
type drag struct {
	pressed, moving bool
	pointer         int
	x, y            float64
	swallow         bool // the click that follows a drag is not a tap
}

// swallowClick reports whether a click is the end of a drag. One made by a key, whose detail is 0, never is.
func (d *drag) swallowClick(e event) bool {
	clicks, _ := e.number("detail")
	swallow := d.swallow && clicks > 0
	d.swallow = false
	return swallow
}

// pointerDown notes where a press on the board began. In a frame pieces are not dragged: there a finger that moves scrolls
// the page around. A second finger or button ends a drag: it means something else, such as making the page larger.
func (m *Mirror) pointerDown(e pointerEvent) {
	m.pointed = true
	m.drag.swallow = false
	if m.drag.pressed && e.pointer != m.drag.pointer {
		m.endDrag()
		return
	}
	node, _ := m.nodeOf(e.event)
	if m.framed || node == nil || node.Role != tree.RoleCell || e.button != 0 {
		return
	}
	m.drag = drag{pressed: true, pointer: e.pointer, x: e.x, y: e.y}
}

func (m *Mirror) pointerMoved(e pointerEvent) {
	if !m.drag.pressed || e.pointer != m.drag.pointer {
		return
	}
	if e.buttons != mainButton {
		m.endDrag() // another button too, or none any more: it was let go where the page does not hear of it
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	if !m.drag.moving {
		dx, dy := e.x-m.drag.x, e.y-m.drag.y
		if dx*dx+dy*dy < dragStarts*dragStarts {
			return
		}
		m.drag.moving = true
		m.app.PointerDown(m.drag.x, m.drag.y)
	}
	m.app.PointerMove(e.x, e.y)
}

// mainButton alone is down while a finger touches, a pen draws or the left button is held.
const mainButton = 1

func (m *Mirror) pointerUp(e pointerEvent) {
	if !m.drag.pressed || e.pointer != m.drag.pointer {
		return
	}
	moving := m.drag.moving
	m.drag = drag{swallow: moving}
	if moving {
		m.act(func() { m.app.PointerUp(e.x, e.y) })
	}
}

func (m *Mirror) pointerCancelled(e pointerEvent) {
	if e.pointer == m.drag.pointer {
		m.endDrag()
	}
}

// menuAsked ends a drag by the right button, or by the finger that rests; the menu that they would open stays away then.
func (m *Mirror) menuAsked(e event) {
	if m.drag.moving || m.drag.swallow {
		e.preventDefault()
	}
	m.endDrag()
}

// endDrag lets the piece go where it stood. The click of the button that is still down is none.
func (m *Mirror) endDrag() {
	if !m.drag.pressed {
		return
	}
	moving := m.drag.moving
	m.drag = drag{swallow: moving}
	if moving {
		m.act(m.app.PointerCancel)
	}
}
