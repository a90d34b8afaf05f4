package web

import (
	"strings"
	"testing"
)

func TestLockCallsAfterwards(t *testing.T) {
	var log []string
	note := func(word string) func() { return func() { log = append(log, word) } }
	l := NewLock(nil)
	l.Afterwards(note("free"))
	l.Lock()
	l.Afterwards(note("first"))
	l.Afterwards(func() {
		// What a call of the page answers with takes the lock itself, and may ask for more.
		l.Lock()
		l.Afterwards(note("asked inside"))
		note("event")()
		l.Unlock()
		l.Afterwards(note("asked after"))
		note("end of the call")()
	})
	l.Afterwards(note("last"))
	note("held")()
	l.Unlock()
	want := "free held first event end of the call last asked inside asked after"
	if got := strings.Join(log, " "); got != want {
		t.Errorf("the order is\n%s\nwant\n%s", got, want)
	}
}

func TestLockSurvivesAPanic(t *testing.T) {
	var reasons []any
	l := NewLock(func(reason any) { reasons = append(reasons, reason) })
	called := 0
	l.Lock()
	l.Afterwards(func() { panic("broken") })
	l.Afterwards(func() { called++ })
	l.Unlock()
	l.Afterwards(func() { called++ })
	if len(reasons) != 1 || reasons[0] != "broken" || called != 2 {
		t.Errorf("told %v, %d of 2 calls were made after the panic", reasons, called)
	}
}
