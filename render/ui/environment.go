package ui

import (
	"time"

	"anqi/game/match"
	"anqi/save"
)

// Measurer measures text for the layout: the width in CSS pixels of a line at a height.
type Measurer interface {
	TextWidth(text string, size float64) float64
}

// Insets are what the machine keeps for itself at the edges of the window (notches, home bars), in CSS pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Environment is what the App is given by the program around it.
type Environment struct {
	Measurer      Measurer
	Match         match.Environment // Keeper is set to Store by NewApp
	Store         *save.Store
	Now           time.Time
	Languages     []string // of the person, best first, as tags of BCP 47
	FullScreen    bool     // the machine can show the game full screen
	ReducedMotion bool     // the system asks for less motion
	HighContrast  bool     // the system asks for more contrast: see Theme
	Framed        bool     // the game runs in a frame of a page: no dragging of pieces
	Page          bool     // a page mirrors the tree: it has its own focus, Tab, inputs and panels
	Elsewhere     bool     // another tab or window has the saved game: see SetElsewhere
}
