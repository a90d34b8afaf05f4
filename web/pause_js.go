package web

import (
	"syscall/js"
	"time"
)

// pauses lets computations wait for the page by a message to itself, which arrives after everything that was waiting. A
// timer does too, but browsers make short timers wait 4 ms and more.
type pauses struct {
	send    js.Value // undefined where the browser has no such messages
	waiting []chan struct{}
	hidden  bool // kept up to date by an event: asking the document costs more than the search's thousand nodes should
}

func newPauses() *pauses {
	p := &pauses{hidden: document.Get("hidden").Truthy()}
	if channel, ok := made("MessageChannel"); ok {
		p.send = channel.Get("port2")
		channel.Get("port1").Set("onmessage", handler(func(event) { p.wake() }))
	}
	listen(document, "visibilitychange", func(event) { p.hidden = document.Get("hidden").Truthy() })
	return p
}

func (p *pauses) wake() {
	waiting := p.waiting
	p.waiting = nil
	for _, wake := range waiting {
		close(wake)
	}
}

// newPause returns the pause of one computation.
func (p *pauses) newPause() func() {
	started := time.Now()
	s := &slicer{
		now:     func() time.Duration { return time.Since(started) },
		visible: func() bool { return !p.hidden },
		giveWay: p.giveWay,
	}
	return s.pause
}

func (p *pauses) giveWay() {
	wake := make(chan struct{})
	p.waiting = append(p.waiting, wake)
	if p.send.IsUndefined() {
		later(0, p.wake)
	} else {
		p.send.Call("postMessage", js.Null())
	}
	<-wake
}
