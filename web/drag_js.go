package web

import (
	"syscall/js"

	"anqi/render/ui"
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
func (d *drag) swallowClick(event js.Value) bool {
	swallow := d.swallow && event.Get("detail").Int() > 0
	d.swallow = false
	return swallow
}

// pointerDown notes where a press on the board began. In a frame pieces are not dragged: there a finger that moves scrolls
// the page around.
func (m *Mirror) pointerDown(event js.Value) {
	m.drag.swallow = false
	node := m.nodeOf(event.Get("target"))
	if m.framed || node == nil || node.Role != ui.RoleCell || event.Get("button").Int() != 0 || m.drag.pressed {
		return
	}
	m.drag = drag{pressed: true, pointer: event.Get("pointerId").Int(), x: event.Get("clientX").Float(), y: event.Get("clientY").Float()}
}

func (m *Mirror) pointerMoved(event js.Value) {
	if !m.drag.pressed || event.Get("pointerId").Int() != m.drag.pointer {
		return
	}
	x, y := event.Get("clientX").Float(), event.Get("clientY").Float()
	m.lock.Lock()
	defer m.lock.Unlock()
	if !m.drag.moving {
		dx, dy := x-m.drag.x, y-m.drag.y
		if dx*dx+dy*dy < dragStarts*dragStarts {
			return
		}
		m.drag.moving = true
		m.app.PointerDown(m.drag.x, m.drag.y)
	}
	m.app.PointerMove(x, y)
}

func (m *Mirror) pointerUp(event js.Value) {
	if !m.drag.pressed || event.Get("pointerId").Int() != m.drag.pointer {
		return
	}
	moving := m.drag.moving
	m.drag = drag{swallow: moving}
	if !moving {
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	m.app.PointerUp(event.Get("clientX").Float(), event.Get("clientY").Float())
}

func (m *Mirror) pointerCancelled(event js.Value) {
	if !m.drag.pressed || event.Get("pointerId").Int() != m.drag.pointer {
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
