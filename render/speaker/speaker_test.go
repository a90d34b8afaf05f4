package speaker

import (
	"testing"
	"time"
)

func TestDeviceIsOpenedOnlyWhenNeeded(t *testing.T) {
	s := New()
	now := time.Unix(1000, 0)
	s.Tick(now)
	s.Play("move", 0, now)
	s.Play("no such sound", 1, now)
	if s.context != nil {
		t.Error("the device was opened for nothing")
	}
}

// TestGoesOnWithAndWithoutDevice holds on machines with a sound device and on those without: nothing panics, nothing blocks,
// and sounds that have been played are forgotten.
func TestGoesOnWithAndWithoutDevice(t *testing.T) {
	s := New()
	now := time.Unix(1000, 0)
	for range 2 * most {
		s.Play("flip", 0.01, now)
	}
	if len(s.playing) > most {
		t.Errorf("%d sounds play at once, at most %d may", len(s.playing), most)
	}
	if s.context != nil {
		<-s.ready
	}
	for range 400 {
		if s.Silent() || len(s.playing) == 0 {
			break
		}
		time.Sleep(10 * time.Millisecond)
		now = now.Add(10 * time.Millisecond)
		s.Tick(now)
	}
	if !s.Silent() && len(s.playing) > 0 {
		t.Skip("the device takes no samples at this moment")
	}
	s.Tick(now.Add(2 * quietAfter))
	s.Play("move", 0.01, now.Add(3*quietAfter))
	if s.Silent() && len(s.playing) > 0 {
		t.Error("sounds are kept although there is no device")
	}
}
