package web

import (
	"strings"
	"syscall/js"

	"anqi/render/ui"
)

// listen hears everything that the person does with the elements. All listeners live as long as the page.
func (m *Mirror) listen() {
	m.on(m.root, "click", m.clicked)
	m.on(m.root, "change", m.changed)
	m.on(m.root, "input", m.typed)
	m.on(m.root, "focusin", m.focused)
	m.on(m.root, "pointerdown", m.pointerDown)
	m.on(js.Global(), "pointermove", m.pointerMoved)
	m.on(js.Global(), "pointerup", m.pointerUp)
	m.on(js.Global(), "pointercancel", m.pointerCancelled)
	m.on(js.Global(), "keydown", m.keyDown)
	// A dialog's "cancel" (Escape, the back gesture) does not bubble.
	m.root.Call("addEventListener", "cancel", handler(m.cancelled), true)
}

func (m *Mirror) on(target js.Value, event string, act func(js.Value)) {
	target.Call("addEventListener", event, handler(act))
}

func handler(act func(js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		act(arguments[0])
		return nil
	})
}

func (m *Mirror) clicked(event js.Value) {
	if m.drag.swallowClick(event) {
		return
	}
	node := m.nodeOf(event.Get("target"))
	if node == nil || node.Disabled {
		return
	}
	switch node.Role {
	case ui.RoleCell, ui.RoleButton, ui.RoleLink:
		m.do(node.Command)
	}
}

func (m *Mirror) changed(event js.Value) {
	if m.syncing {
		return
	}
	target := event.Get("target")
	node := m.nodeOf(target)
	if node == nil || node.Disabled {
		return
	}
	switch node.Role {
	case ui.RoleRadio, ui.RoleCheckbox, ui.RoleSelect, ui.RoleNumber:
		m.do(commandOf(node, target.Get("value").String()))
		m.settle(target, node)
	}
}

// settle makes an input show what the state says when the command changed nothing there: the next Sync sees no difference.
func (m *Mirror) settle(target js.Value, node *ui.Node) {
	m.lock.Lock()
	defer m.lock.Unlock()
	now := m.app.Tree().Find(node.ID)
	if now == nil {
		return
	}
	switch node.Role {
	case ui.RoleRadio, ui.RoleCheckbox:
		if now.Checked != target.Get("checked").Bool() {
			target.Set("checked", now.Checked)
		}
	default:
		if now.Value != target.Get("value").String() {
			target.Set("value", now.Value)
		}
	}
}

// typed follows a slider while it moves; numbers are read when they are complete.
func (m *Mirror) typed(event js.Value) {
	target := event.Get("target")
	if node := m.nodeOf(target); node != nil && node.Role == ui.RoleSlider && !node.Disabled {
		m.do(commandOf(node, target.Get("value").String()))
	}
}

func (m *Mirror) focused(event js.Value) {
	if m.syncing {
		return
	}
	node := m.nodeOf(event.Get("target"))
	if node == nil || !node.Control() {
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	if id, _ := m.app.FocusID(); id != node.ID {
		m.app.Do(ui.Command{Name: ui.CommandFocus, Value: node.ID})
	}
}

// cancelled closes the panel through the App, which decides.
func (m *Mirror) cancelled(event js.Value) {
	event.Call("preventDefault")
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
