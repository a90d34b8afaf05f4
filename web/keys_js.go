package web

import (
	"syscall/js"

	"anqi/render/ui/tree"
)

func (m *Mirror) keyDown(e keyEvent) {
	m.touched()
	m.pointed = false
	target, inPage := e.target()
	if m.busy || e.is("defaultPrevented") || e.composes(inPage && isField(target)) {
		return
	}
	press := tree.KeyPress{Key: keyName(e.key, e.code, e.is("shiftKey")), Ctrl: e.is("ctrlKey"), Shift: e.is("shiftKey"),
		Alt: e.is("altKey"), Meta: e.is("metaKey"), Repeat: e.is("repeat")}
	switch {
	case press.Repeat && (press.Key == "Enter" || press.Key == "Escape"):
		// Held, they would press the button that the first press has led to, or close the panel that it has opened.
		e.preventDefault()
	case len(m.dialogs) > 0:
		m.panelKey(e, press.Key, target)
	case press.Key == "Tab":
		// The page's.
	case (press.Key == "Enter" || press.Key == " ") && inPage && tagOf(target) == "BUTTON":
		// The button's own: the click that they make does the command.
	default:
		m.playKey(e, press, inPage && m.root.Call("contains", target).Bool())
	}
}

// playKey passes a key on to the App, which is told first where the focus is when that is on nothing of the game.
func (m *Mirror) playKey(e keyEvent, press tree.KeyPress, inGame bool) {
	used := false
	m.act(func() {
		if !inGame {
			m.app.Do(tree.Command{Name: tree.CommandFocus})
		}
		used = m.app.Key(press)
	})
	if used {
		e.preventDefault()
	}
}

// composes reports whether an input method is about to write: such keys are its own, in a field. Elsewhere there is nothing to
// compose, and a key that the method keeps for itself is the one at its place.
func (e keyEvent) composes(inField bool) bool {
	const keptByInputMethod = 229
	code, _ := e.number("keyCode")
	return e.is("isComposing") || inField && (e.key == "Process" || code == keptByInputMethod)
}

// isField reports whether an element takes what is typed.
func isField(element js.Value) bool {
	return element.Call("matches", "input, select, textarea, [contenteditable]").Bool()
}

// panelKey keeps Tab inside the panel, lets Enter in an input mean the panel's first button, and lets the keys that scroll do so
// wherever in the panel the focus is.
func (m *Mirror) panelKey(e keyEvent, key string, target js.Value) {
	dialog := m.dialogs[len(m.dialogs)-1]
	switch key {
	case "Tab":
		keepInside(dialog.node, e.event)
	case "Enter":
		if !isElement(target) || tagOf(target) != "INPUT" {
			return
		}
		// A number is told before the button that uses it.
		target.Call("blur")
		if primary := dialog.node.Call("querySelector", ".button.primary"); primary.Truthy() {
			primary.Call("click")
		}
		e.preventDefault()
	default:
		if isElement(target) && scrollPanel(dialog.node, target, key) {
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
