package web

import (
	"strings"
	"syscall/js"
)

// scrolling returns the IDs of what scrolls in the open panel. The App is told in the next Sync.
func (m *Mirror) scrolling() []string {
	open := len(m.dialogs)
	if open == 0 {
		return nil
	}
	var ids []string
	parts := m.dialogs[open-1].node.Call("querySelectorAll", ".panel-body, .scroll")
	for i := range parts.Length() {
		if part := parts.Index(i); hidden(part, "Height") || hidden(part, "Width") {
			ids = append(ids, strings.TrimSuffix(part.Get("id").String(), tableSuffix))
		}
	}
	return ids
}

// hidden reports whether an element has more in it than it shows in one direction; rounded sizes may differ by one.
func hidden(part js.Value, side string) bool {
	return part.Get("scroll"+side).Int() > part.Get("client"+side).Int()+1
}

// arrowScroll is how far an arrow scrolls a panel in CSS pixels, pageScroll how far a page is, as a share of what is in sight.
const arrowScroll, pageScroll = 60, 0.85

// scrollPanel scrolls a panel by a key that was pressed outside of what scrolls, on a button at its foot, and reports whether it
// did: within, the browser's own keys do it.
func scrollPanel(dialog, target js.Value, key string) bool {
	body := dialog.Call("querySelector", ".panel-body")
	if !body.Truthy() || body.Call("contains", target).Bool() || !hidden(body, "Height") {
		return false
	}
	page := body.Get("clientHeight").Float() * pageScroll
	distance, known := map[string]float64{
		"ArrowDown": arrowScroll, "ArrowUp": -arrowScroll, "PageDown": page, "PageUp": -page,
		"Home": -body.Get("scrollHeight").Float(), "End": body.Get("scrollHeight").Float(),
	}[key]
	if known {
		body.Call("scrollBy", 0, distance)
	}
	return known
}
