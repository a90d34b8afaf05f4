package platform

import (
	"errors"
	"testing"
)

func TestMemoryRemembers(t *testing.T) {
	m := NewMemory()
	var p Platform = m
	var changes []Change
	p.Watch(func(c Change) { changes = append(changes, c) })
	p.CopyText("棋譜", func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	p.PasteText(func(text string, err error) {
		if text != "棋譜" || err != nil {
			t.Errorf("pasted %q, %v", text, err)
		}
	})
	p.SetFullScreen(true, func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	if on, supported := p.FullScreen(); !on || !supported || len(changes) != 1 || changes[0] != ChangedFullScreen {
		t.Errorf("full screen %v, changes %v", on, changes)
	}
	p.Speak("輪到你", true)
	if len(m.Lines) != 1 || m.Lines[0] != (Spoken{"輪到你", true}) {
		t.Errorf("lines %v", m.Lines)
	}
	if p.ReducedMotion() || !p.Visible() || p.Languages()[0] != "zh-TW" || p.Storage() != Storage(m.Store) {
		t.Error("unexpected answers")
	}
	p.NewPause()()
}

func TestMemoryFiles(t *testing.T) {
	m := NewMemory()
	m.SaveFile("game.txt", []byte("x"), func(_ string, err error) {
		if err != nil || string(m.Saved["game.txt"]) != "x" {
			t.Errorf("saved %v, %v", m.Saved, err)
		}
	})
	m.OpenFile(func(_ string, _ []byte, err error) {
		if !errors.Is(err, ErrCancelled) {
			t.Errorf("opened nothing: %v", err)
		}
	})
	m.OfferName, m.OfferData = "big", make([]byte, MaxFile+1)
	m.OpenFile(func(_ string, _ []byte, err error) {
		if !errors.Is(err, ErrTooLarge) {
			t.Errorf("opened too much: %v", err)
		}
	})
}
