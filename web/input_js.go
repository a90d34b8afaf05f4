package web

import (
	"strings"
	"syscall/js"

	"anqi/render/ui"
)

// listen hears everything that the person does with the elements. All listeners live as long as the page.
func (m *Mirror) listen() {
	window := js.Global()
	listen(m.root, "click", m.clicked)
	listen(m.root, "change", m.changed)
	listen(m.root, "input", m.typed)
	listen(m.root, "focusin", m.focused)
	listenPointers(m.root, "pointerdown", m.pointerDown)
	listenPointers(window, "pointermove", m.pointerMoved)
	listenPointers(window, "pointerup", m.pointerUp)
	listenPointers(window, "pointercancel", m.pointerCancelled)
	listenKeys(window, "keydown", m.keyDown)
	// A dialog's "cancel" (Escape, the back gesture) does not bubble.
	m.root.Call("addEventListener", "cancel", handler(m.cancelled), true)
}

func (m *Mirror) clicked(e event) {
	if m.drag.swallowClick(e) {
		return
	}
	node, _ := m.nodeOf(e)
	if node == nil || node.Disabled {
		return
	}
	switch node.Role {
	case ui.RoleCell, ui.RoleButton, ui.RoleLink:
		m.do(node.Command)
	}
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
	case ui.RoleRadio, ui.RoleCheckbox, ui.RoleSelect, ui.RoleNumber:
		if value, ok := valueOf(target); ok {
			m.do(commandOf(node, value))
			m.settle(target, node)
		}
	}
}

// settle makes an input show what the state says when the command changed nothing there: the next Sync sees no difference.
func (m *Mirror) settle(target js.Value, node *ui.Node) {
	m.lock.Lock()
	now := m.app.Tree().Find(node.ID)
	m.lock.Unlock()
	if now == nil {
		return
	}
	switch node.Role {
	case ui.RoleRadio, ui.RoleCheckbox:
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
	if node == nil || node.Role != ui.RoleSlider || node.Disabled {
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
	node, _ := m.nodeOf(e)
	if node == nil || !node.Focusable() {
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	if id, _ := m.app.FocusID(); id != node.ID {
		m.app.Do(ui.Command{Name: ui.CommandFocus, Value: node.ID})
	}
}

// cancelled closes the panel through the App, which decides.
func (m *Mirror) cancelled(e event) {
	e.preventDefault()
	m.do(ui.Command{Name: ui.CommandClose})
}

// commandOf is what an input's node does with a value.
func commandOf(node *ui.Node, value string) ui.Command {
	command := node.Command
	switch node.Role {
	case ui.RoleSlider, ui.RoleNumber, ui.RoleSelect:
		command.Value = strings.TrimSpace(value)
	}
	return command
}
