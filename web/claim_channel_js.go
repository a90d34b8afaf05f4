package web

import "syscall/js"

// What tabs say to each other about the claim.
const (
	claimAsked    = "asked"    // is there anybody who has it?
	claimMine     = "mine"     // yes, I
	claimTaken    = "taken"    // I take it now, whoever had it
	claimReleased = "released" // I have given it up
)

// answersWithin is how long, in milliseconds, a tab waits for another to say that the claim is its own.
const answersWithin = 250

// claimChannel speaks with the other tabs of the site.
type claimChannel struct {
	channel js.Value
	asking  func(free bool)
}

func (c *claimChannel) send(word string) { c.channel.Call("postMessage", word) }

// askByChannel asks the other tabs, or tells them.
func (c *claim) askByChannel(steal bool, taken func(bool)) {
	if !js.Global().Get("BroadcastChannel").Truthy() {
		c.held = true
		taken(true)
		return
	}
	if c.channel == nil {
		c.channel = &claimChannel{channel: js.Global().Get("BroadcastChannel").New(claimName)}
		c.channel.channel.Set("onmessage", handler(func(e event) {
			if word, ok := e.text("data"); ok {
				c.heard(word)
			}
		}))
	}
	if steal {
		c.channel.send(claimTaken)
		c.held = true
		taken(true)
		return
	}
	c.channel.asking = func(free bool) {
		c.channel.asking = nil
		c.held = free
		taken(free)
	}
	c.channel.send(claimAsked)
	later(answersWithin, func() {
		if c.channel.asking != nil {
			c.channel.asking(true)
		}
	})
}

func (c *claim) heard(word string) {
	switch word {
	case claimAsked:
		if c.held {
			c.channel.send(claimMine)
		}
	case claimMine:
		if c.channel.asking != nil {
			c.channel.asking(false)
		}
	case claimTaken:
		if c.held {
			c.held = false
			if c.lost != nil {
				c.lost()
			}
		}
	}
}
