//go:build !js

package platform

import (
	"errors"
	"testing"
)

var _ Platform = (*Native)(nil)

func TestNativeFullScreenAndVisibility(t *testing.T) {
	plain := NewNative("", Window{})
	var answer error
	plain.SetFullScreen(true, func(err error) { answer = err })
	if _, supported := plain.FullScreen(); supported || !errors.Is(answer, ErrUnsupported) {
		t.Errorf("full screen without a window: %v", answer)
	}
	on := false
	n := NewNative("", Window{FullScreen: func() bool { return on }, SetFullScreen: func(want bool) { on = want }})
	var changes []Change
	n.Watch(func(c Change) { changes = append(changes, c) })
	n.SetFullScreen(true, func(err error) { answer = err })
	n.SetVisible(true)
	n.SetVisible(false)
	n.SetVisible(false)
	if got, supported := n.FullScreen(); !got || !supported || n.Visible() || answer != nil {
		t.Errorf("full screen %v (%v), visible %v", got, answer, n.Visible())
	}
	if len(changes) != 2 || changes[0] != ChangedFullScreen || changes[1] != ChangedVisibility {
		t.Errorf("changes %v", changes)
	}
	n.OpenFile(func(_ string, _ []byte, err error) {
		if !errors.Is(err, ErrUnsupported) {
			t.Error(err)
		}
	})
}
