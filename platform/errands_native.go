//go:build !js

package platform

import "sync"

// errands are what takes longer than a frame may last: programs of the system, files. They run beside the window's loop, and what came
// of them is told in the loop, in the order in which they ended.
type errands struct {
	running sync.WaitGroup
	lock    sync.Mutex
	ended   []func()
}

// run begins an errand; what it returns is called by tell.
func (e *errands) run(errand func() (told func())) {
	e.running.Go(func() {
		told := errand()
		e.lock.Lock()
		defer e.lock.Unlock()
		e.ended = append(e.ended, told)
	})
}

// tell calls what came of the errands that have ended since. It may be called again from there.
func (e *errands) tell() {
	e.lock.Lock()
	ended := e.ended
	e.ended = nil
	e.lock.Unlock()
	for _, told := range ended {
		told()
	}
}

// wait returns when no errand runs any more.
func (e *errands) wait() { e.running.Wait() }
