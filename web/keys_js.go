package web

import (
	"syscall/js"

	"anqi/render/ui"
)

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
