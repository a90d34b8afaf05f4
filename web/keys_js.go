package web

import (
	"syscall/js"

	"anqi/render/ui"
)

func (m *Mirror) keyDown(e keyEvent) {
	if m.busy || e.is("defaultPrevented") || e.is("isComposing") {
		return
	}
	if len(m.dialogs) > 0 {
		m.panelKey(e)
		return
	}
	// Enter and Space are the buttons' own: the click that they make does the command. Tab is the page's.
	target, inPage := e.target()
	if e.key == "Tab" || (e.key == "Enter" || e.key == " ") && inPage && tagOf(target) == "BUTTON" {
		return
	}
	press := ui.KeyPress{Key: e.key, Ctrl: e.is("ctrlKey"), Shift: e.is("shiftKey"), Alt: e.is("altKey"), Meta: e.is("metaKey")}
	used := false
	m.act(func() { used = m.app.Key(press) })
	if used {
		e.preventDefault()
	}
}

// panelKey keeps Tab inside the panel, lets Enter in an input mean the panel's first button, and lets the keys that scroll do so
// wherever in the panel the focus is.
func (m *Mirror) panelKey(e keyEvent) {
	dialog := m.dialogs[len(m.dialogs)-1]
	switch e.key {
	case "Tab":
		keepInside(dialog.node, e.event)
	case "Enter":
		target, inPage := e.target()
		if !inPage || tagOf(target) != "INPUT" {
			return
		}
		// A number is told before the button that uses it.
		target.Call("blur")
		if primary := dialog.node.Call("querySelector", ".button.primary"); primary.Truthy() {
			primary.Call("click")
		}
		e.preventDefault()
	default:
		if target, inPage := e.target(); inPage && scrollPanel(dialog.node, target, e.key) {
			e.preventDefault()
		}
	}
}

const tabStops = "button, input:not(:disabled), select:not(:disabled), [tabindex='0']"

// keepInside leads Tab from the panel's last control to its first and back: otherwise it goes to the browser's own bars.
func keepInside(dialog js.Value, e event) {
	stops := dialog.Call("querySelectorAll", tabStops)
	count := stops.Length()
	if count == 0 {
		e.preventDefault()
		return
	}
	first, last := stops.Index(0), stops.Index(count-1)
	at := document.Get("activeElement")
	backward := e.is("shiftKey")
	switch {
	case backward && (at.Equal(first) || !dialog.Call("contains", at).Bool() || at.Equal(dialog)):
		last.Call("focus")
	case !backward && (sameGroup(at, last) || !dialog.Call("contains", at).Bool()):
		first.Call("focus")
	default:
		return
	}
	e.preventDefault()
}

// sameGroup reports whether Tab treats the two as one stop: the same element, or radio buttons of one group.
func sameGroup(a, b js.Value) bool {
	if a.Equal(b) {
		return true
	}
	name := a.Get("name")
	return a.Get("type").Equal(js.ValueOf("radio")) && name.Equal(b.Get("name")) && name.Truthy()
}
