package web

import "sync"

// Lock is the lock of the App in a page, and the queue of what has to wait until it is free.
//
// Much of what a page can be asked (focus, select, click, showModal, close, remove of what has the focus) answers at once with
// events, inside of the call; their listeners use the App and therefore want this lock. Whoever asked with the lock held would
// wait for itself for ever. So with the lock held the App is used and nothing of the page: that is given to Afterwards.
//
// A page has one thread, and no goroutine that holds the lock ever waits. So the queue needs no lock of its own.
type Lock struct {
	mutex   sync.Mutex
	held    bool
	running bool // the queue is being worked off
	waiting []func()
	failed  func(reason any)
}

// NewLock returns a lock that is free. failed is told what a call of the queue panicked with; nil lets it panic.
func NewLock(failed func(reason any)) *Lock { return &Lock{failed: failed} }

// Lock takes the lock.
func (l *Lock) Lock() {
	l.mutex.Lock()
	l.held = true
}

// Unlock gives the lock back and carries out what waited for that.
func (l *Lock) Unlock() {
	l.held = false
	l.mutex.Unlock()
	l.work()
}

// Afterwards calls act when the lock is free: at once if it is, else in the Unlock that frees it. Calls keep their order, and none
// begins inside of another.
func (l *Lock) Afterwards(act func()) {
	l.waiting = append(l.waiting, act)
	l.work()
}

func (l *Lock) work() {
	if l.running {
		return
	}
	l.running = true
	defer func() { l.running = false }()
	for len(l.waiting) > 0 && !l.held {
		act := l.waiting[0]
		l.waiting = l.waiting[1:]
		l.call(act)
	}
}

func (l *Lock) call(act func()) {
	if l.failed != nil {
		defer func() {
			if reason := recover(); reason != nil {
				l.failed(reason)
			}
		}()
	}
	act()
}
