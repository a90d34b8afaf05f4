package web

import (
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

func (m *Mirror) keyDown(event js.Value) {
	if event.Get("defaultPrevented").Bool() || event.Get("isComposing").Bool() {
		return
	}
	key := event.Get("key").String()
	if len(m.dialogs) > 0 {
		m.panelKey(event, key)
		return
	}
	// Enter and Space are the buttons' own: the click that they make does the command. Tab is the page's.
	if key == "Tab" || (key == "Enter" || key == " ") && event.Get("target").Get("tagName").String() == "BUTTON" {
		return
	}
	press := ui.KeyPress{Key: key, Ctrl: event.Get("ctrlKey").Bool(), Shift: event.Get("shiftKey").Bool(),
		Alt: event.Get("altKey").Bool(), Meta: event.Get("metaKey").Bool()}
	m.lock.Lock()
	defer m.lock.Unlock()
	used := false
	m.act(func() { used = m.app.Key(press) })
	if used {
		event.Call("preventDefault")
	}
}

// panelKey keeps Tab inside the panel and lets Enter in an input mean the panel's first button.
func (m *Mirror) panelKey(event js.Value, key string) {
	dialog := m.dialogs[len(m.dialogs)-1]
	target := event.Get("target")
	switch key {
	case "Tab":
		keepInside(dialog.node, event)
	case "Enter":
		if tag := target.Get("tagName").String(); tag != "INPUT" {
			return
		}
		// A number is told before the button that uses it.
		target.Call("blur")
		if primary := dialog.node.Call("querySelector", ".button.primary"); primary.Truthy() {
			primary.Call("click")
		}
		event.Call("preventDefault")
	}
}

const tabStops = "button, input:not(:disabled), select:not(:disabled), [tabindex='0']"

// keepInside leads Tab from the panel's last control to its first and back: otherwise it goes to the browser's own bars.
func keepInside(dialog, event js.Value) {
	stops := dialog.Call("querySelectorAll", tabStops)
	count := stops.Length()
	if count == 0 {
		event.Call("preventDefault")
		return
	}
	first, last := stops.Index(0), stops.Index(count-1)
	at := document.Get("activeElement")
	backward := event.Get("shiftKey").Bool()
	switch {
	case backward && (at.Equal(first) || !dialog.Call("contains", at).Bool() || at.Equal(dialog)):
		last.Call("focus")
	case !backward && (sameGroup(at, last) || !dialog.Call("contains", at).Bool()):
		first.Call("focus")
	default:
		return
	}
	event.Call("preventDefault")
}

// sameGroup reports whether Tab treats the two as one stop: the same element, or radio buttons of one group.
func sameGroup(a, b js.Value) bool {
	if a.Equal(b) {
		return true
	}
	name := a.Get("name")
	return a.Get("type").Equal(js.ValueOf("radio")) && name.Equal(b.Get("name")) && name.Truthy()
}
