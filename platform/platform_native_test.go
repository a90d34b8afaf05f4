//go:build !js

package platform

import (
	"errors"
	"testing"
)

var _ Platform = (*Native)(nil)

func TestNativeFullScreenAndVisibility(t *testing.T) {
	plain := NewNative("", Window{})
	plain.SetFullScreen(true)
	if _, supported := plain.FullScreen(); supported {
		t.Error("full screen without a window")
	}
	on := false
	n := NewNative("", Window{FullScreen: func() bool { return on }, SetFullScreen: func(want bool) { on = want }})
	var changes []Change
	n.Watch(func(c Change) { changes = append(changes, c) })
	n.SetFullScreen(true)
	n.SetVisible(true)
	n.SetVisible(false)
	n.SetVisible(false)
	if got, supported := n.FullScreen(); !got || !supported || n.Visible() {
		t.Errorf("full screen %v, visible %v", got, n.Visible())
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
