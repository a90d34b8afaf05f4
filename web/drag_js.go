package web

import "anqi/render/ui"

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
// the page around.
func (m *Mirror) pointerDown(e pointerEvent) {
	m.drag.swallow = false
	node, _ := m.nodeOf(e.event)
	if m.framed || node == nil || node.Role != ui.RoleCell || e.button != 0 || m.drag.pressed {
		return
	}
	m.drag = drag{pressed: true, pointer: e.pointer, x: e.x, y: e.y}
}

func (m *Mirror) pointerMoved(e pointerEvent) {
	if !m.drag.pressed || e.pointer != m.drag.pointer {
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

func (m *Mirror) pointerUp(e pointerEvent) {
	if !m.drag.pressed || e.pointer != m.drag.pointer {
		return
	}
	moving := m.drag.moving
	m.drag = drag{swallow: moving}
	if !moving {
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	m.app.PointerUp(e.x, e.y)
}

func (m *Mirror) pointerCancelled(e pointerEvent) {
	if !m.drag.pressed || e.pointer != m.drag.pointer {
		return
	}
	moving := m.drag.moving
	m.drag = drag{}
	if !moving {
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	m.app.PointerCancel()
}
