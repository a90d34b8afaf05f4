package render

import (
	"sync"
	"time"

	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// Options adapt the game to where it runs. The zero value is a window of its own that does what it can alone.
type Options struct {
	// Page says that the game lies in a web page: panels, keyboard marks and all input are the page's.
	Page bool
	// PixelRatio returns how many device pixels make a CSS pixel where the engine's own answer is not to be used: then the
	// outside size is in device pixels. Nil: the engine's.
	PixelRatio func() float64
	// Insets returns what the machine keeps for itself at the window's edges; nil: nothing.
	Insets func() tree.Insets
	// Effect gets every effect that is not a sound or an animation; nil: they are dropped.
	Effect func(effect.Effect)
	// Synced is called at the end of every tick.
	Synced func()
	// Sound plays a sound; it gets none before the person's first gesture. Nil: the game is silent.
	Sound func(effect.Sound)
	// Painted is called once, after the first painting.
	Painted func()
	// Gesture reports whether the person has done something yet, before which no sound may play; nil: own input counts.
	Gesture func() bool
	// Theme returns the name of the theme to paint with; nil: the first.
	Theme func() string
	// Quit reports whether the game has to end; nil: only the window's own button ends it.
	Quit func() bool
	// Lock is held while the model is used; nil: nobody else uses it.
	Lock sync.Locker
	// Now is the clock; nil: time.Now.
	Now func() time.Time
}
