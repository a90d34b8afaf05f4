package web

import "syscall/js"

// live is the pair of live regions of the page. A region speaks what is put into it; the words stay there for whoever reads
// the page by its lines, until the next.
type live struct {
	polite, assertive js.Value
	inside            func() js.Value // the open panel's region, or null
}

func newLive() *live {
	return &live{polite: newRegion("spoken", "polite"), assertive: newRegion("spoken-now", "assertive")}
}

func newRegion(id, politeness string) js.Value {
	region := document.Call("createElement", "div")
	region.Set("id", id)
	region.Set("className", "spoken")
	region.Call("setAttribute", "role", "log")
	region.Call("setAttribute", "aria-live", politeness)
	region.Call("setAttribute", "aria-atomic", "true")
	document.Get("body").Call("append", region)
	return region
}

// speak puts the line into a region as an element of its own: the same sentence twice is spoken twice.
func (l *live) speak(line string, assertive bool) {
	region := l.polite
	if assertive {
		region = l.assertive
	}
	put(region, line)
	if l.inside == nil {
		return
	}
	if panel := l.inside(); panel.Truthy() {
		put(panel, line)
	}
}

func put(region js.Value, line string) {
	words := document.Call("createElement", "p")
	words.Set("textContent", line)
	region.Call("replaceChildren", words)
}
