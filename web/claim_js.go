package web

import (
	"syscall/js"

	"anqi/platform"
)

// claimName names the lock of the saved game of this site.
const claimName = "anqi.game"

// newClaim returns the right to write the saved game, held by one tab at most: a lock of the browser, or, where it has none, a lease
// for some seconds. regained is told that a lease which had lapsed is this tab's again.
func newClaim(regained func()) platform.Claim {
	if can(locks(), "request") {
		return &claim{}
	}
	return newTimedLease(regained)
}

// claim is the right by a lock of the browser.
type claim struct {
	held    bool
	lost    func()
	release func()
	request int // number of the request that counts: of an earlier one nothing is heard any more
}

var _ platform.Claim = (*claim)(nil)

func locks() js.Value { return feature(navigator(), "locks") }

// Held reports whether this tab has the claim.
func (c *claim) Held() bool { return c.held }

// Take asks for the claim and does not wait for another tab to give it up.
func (c *claim) Take(taken func(bool), lost func()) {
	c.ask(map[string]any{"ifAvailable": true}, taken, lost)
}

// Steal takes the claim from the tab that has it.
func (c *claim) Steal(taken func(bool), lost func()) {
	c.ask(map[string]any{"steal": true}, taken, lost)
}

func (c *claim) ask(options map[string]any, taken func(bool), lost func()) {
	if c.held {
		taken(true)
		return
	}
	c.lost = lost
	c.request++
	request := c.request
	var granted, hold js.Func
	// The lock is held until the promise that hold makes is settled, which release does.
	hold = callback(func(arguments []js.Value) any {
		settle := arguments[0]
		c.release = func() { settle.Invoke() }
		return nil
	})
	granted = callback(func(arguments []js.Value) any {
		switch {
		case request != c.request: // given up before it came
			return js.Null()
		case !arguments[0].Truthy():
			taken(false)
			return js.Null()
		}
		c.held = true
		promise := js.Global().Get("Promise").New(hold)
		taken(true)
		return promise
	})
	promised(func() js.Value { return locks().Call("request", claimName, options, granted) }, func(_ js.Value, err error) {
		granted.Release()
		hold.Release()
		if request == c.request {
			c.ended(err, taken)
		}
	})
}

// ended hears that the request is over: given up by us, stolen by another tab, or refused by the browser from the start.
func (c *claim) ended(err error, taken func(bool)) {
	wasHeld := c.held
	c.held, c.release = false, nil
	switch {
	case err == nil:
	case wasHeld:
		if c.lost != nil {
			c.lost()
		}
	default:
		// A page that may not use locks (a sandboxed frame) has a storage of its own or none: nobody else writes there.
		c.held = true
		taken(true)
	}
}

// Release gives the claim up. That the lock is gone is heard of later, perhaps not before it has been taken again.
func (c *claim) Release() {
	if c.release != nil {
		c.release()
	}
	c.request++
	c.held, c.release = false, nil
}
