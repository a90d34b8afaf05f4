package web

import (
	"strings"
	"syscall/js"

	"anqi/render/ui/tree"
)

// listen hears everything that the person does with the elements. All listeners live as long as the page.
func (m *Mirror) listen() {
	window := js.Global()
	listen(m.root, "click", m.clicked)
	listen(m.root, "change", m.changed)
	listen(m.root, "input", m.typed)
	listen(m.root, "focusin", m.focused)
	listenPointers(window, "pointerdown", m.pointerDown)
	listenPointers(window, "pointermove", m.pointerMoved)
	listenPointers(window, "pointerup", m.pointerUp)
	listenPointers(window, "pointercancel", m.pointerCancelled)
	listenPointers(window, "lostpointercapture", m.pointerCancelled)
	listen(window, "contextmenu", m.menuAsked)
	listen(window, "blur", func(event) { m.endDrag() })
	listenKeys(window, "keydown", m.keyDown)
	m.root.Call("addEventListener", "wheel", handler(m.wheel), map[string]any{"passive": false})
	// A dialog's "cancel" (Escape, the back gesture) does not bubble.
	m.root.Call("addEventListener", "cancel", handler(m.cancelled), true)
}

func (m *Mirror) clicked(e event) {
	if m.drag.swallowClick(e) {
		return
	}
	node, _ := m.nodeOf(e)
	if node == nil || node.Disabled || m.busy {
		return
	}
	switch node.Role {
	case tree.RoleCell, tree.RoleButton, tree.RoleLink:
		if clicks, _ := e.number("detail"); clicks > 0 {
			m.act(func() { m.app.Tap(node.Command) })
		} else {
			m.do(node.Command) // by a key
		}
	}
}

// wheel lets the wheel over the input that has the focus scroll the panel. Browsers would change a number, a slider or a list
// instead, which nobody sees who only scrolls on.
func (m *Mirror) wheel(e event) {
	node, target := m.nodeOf(e)
	if node == nil || e.is("ctrlKey") || !target.Equal(document.Get("activeElement")) {
		return
	}
	switch node.Role {
	case tree.RoleNumber, tree.RoleSlider, tree.RoleSelect:
	default:
		return
	}
	e.preventDefault()
	if body := target.Call("closest", ".panel-body"); body.Truthy() {
		distance, _ := e.number("deltaY")
		body.Call("scrollBy", 0, distance*e.wheelUnit(body))
	}
}

// wheelUnit is how many CSS pixels the unit is in which a wheel event counts: pixels, lines or pages.
func (e event) wheelUnit(scrolled js.Value) float64 {
	const line = 24
	switch mode, _ := e.number("deltaMode"); mode {
	case 1:
		return line
	case 2:
		return scrolled.Get("clientHeight").Float()
	}
	return 1
}

func (m *Mirror) changed(e event) {
	if m.showing {
		return
	}
	node, target := m.nodeOf(e)
	if node == nil || node.Disabled {
		return
	}
	switch node.Role {
	case tree.RoleRadio, tree.RoleCheckbox, tree.RoleSelect, tree.RoleNumber:
		if value, ok := valueOf(target); ok {
			m.do(commandOf(node, value))
			m.settle(target, node)
		}
	}
}

// settle makes an input show what the state says when the command changed nothing there: the next Sync sees no difference.
func (m *Mirror) settle(target js.Value, node *tree.Node) {
	m.lock.Lock()
	now := m.app.Tree().Find(node.ID)
	m.lock.Unlock()
	if now == nil {
		return
	}
	switch node.Role {
	case tree.RoleRadio, tree.RoleCheckbox:
		target.Set("checked", now.Checked)
	default:
		if shown, _ := valueOf(target); shown != now.Value {
			target.Set("value", now.Value)
		}
	}
}

// typed follows a slider while it moves; numbers are read when they are complete.
func (m *Mirror) typed(e event) {
	node, target := m.nodeOf(e)
	if node == nil || node.Role != tree.RoleSlider || node.Disabled {
		return
	}
	if value, ok := valueOf(target); ok {
		m.do(commandOf(node, value))
	}
}

// valueOf returns what stands in an input; false for other elements.
func valueOf(element js.Value) (string, bool) {
	value := element.Get("value")
	if value.Type() != js.TypeString {
		return "", false
	}
	return value.String(), true
}

func (m *Mirror) focused(e event) {
	if m.showing {
		return
	}
	m.touched()
	node, _ := m.nodeOf(e)
	if node == nil || !node.Focusable() {
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	if id, _ := m.app.FocusID(); id != node.ID {
		m.app.Do(tree.Command{Name: tree.CommandFocus, Value: node.ID})
	}
}

// cancelled closes the panel through the App, which decides.
func (m *Mirror) cancelled(e event) {
	e.preventDefault()
	m.do(tree.Command{Name: tree.CommandClose})
}

// commandOf is what an input's node does with a value.
func commandOf(node *tree.Node, value string) tree.Command {
	command := node.Command
	switch node.Role {
	case tree.RoleSlider, tree.RoleNumber, tree.RoleSelect:
		command.Value = strings.TrimSpace(value)
	}
	return command
}
