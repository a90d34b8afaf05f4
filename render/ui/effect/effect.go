// Package effect names what the interface wants done outside of its tree, once: a sound, a spoken line, an animation, a wish to the
// machine. Painters and the program around them carry effects out.
//
// It may import the standard library and game.
package effect

import (
	"anqi/game"
)

// Effect is something to do outside the tree, once: a sound, a spoken line, an animation, a wish to the machine.
type Effect interface{ effect() }

// SoundName names a sound.
type SoundName string

// The sounds.
const (
	SoundFlip    SoundName = "flip"
	SoundMove    SoundName = "move"
	SoundCapture SoundName = "capture"
	SoundWarning SoundName = "warning"
	SoundRefused SoundName = "refused"
	SoundWin     SoundName = "win"
	SoundLoss    SoundName = "loss"
	SoundDraw    SoundName = "draw"
)

// Sound plays a sound at a volume from 0 to 1. None is emitted while the sound is off.
type Sound struct {
	Name   SoundName
	Volume float64
}

// Say speaks a line through the page's live region.
type Say struct {
	Line      string
	Assertive bool
}

// MotionKind is one kind of movement on the board.
type MotionKind uint8

// The motions. From and To are the same for a flip and for a piece that goes away where it stands.
const (
	MotionFlip   MotionKind = iota // the piece at From turns up and shows Piece
	MotionGlide                    // Piece goes from From to To
	MotionVanish                   // Piece at From is taken and fades away
	MotionAppear                   // Piece appears at From (undo)
	MotionCover                    // Piece at From turns face down again (undo)
)

// Motion is one movement; those of one Animate start one after the other where After is set, else together.
type Motion struct {
	Kind     MotionKind
	From, To game.Square
	Piece    game.Piece
	After    bool
}

// Animate shows how the board came from Before to what Board().Pieces says now. The state has already changed: a painter may
// skip it at any time. Millis is the length of the whole, at most 200; never emitted when animation is off.
type Animate struct {
	Before  [game.SquareCount]game.Piece
	Motions []Motion
	Millis  int
}

// FullScreen asks the machine to enter or leave full screen; App.FullScreenAnswered says if it would not.
type FullScreen struct{}

// Copy puts a text on the clipboard; App.Copied says what came of it.
type Copy struct{ Text string }

// SaveFile offers a text as a file to keep; App.FileSaved says what came of it.
type SaveFile struct{ Name, Text string }

// FocusNode asks the page to move the keyboard's focus to the node of that ID: a panel opened or closed, an arrow key.
type FocusNode struct{ ID string }

// StealClaim asks the machine for the right to write the saved game; App.Claimed answers when it has been given, App.ClaimRefused when not.
type StealClaim struct{}

// KeepStorage asks a browser not to throw away by itself what the page keeps; App.SetStorageKept hears its answer.
type KeepStorage struct{}

// SettingsChanged says that settings were changed: theme, language, volume must be read again.
type SettingsChanged struct{}

func (Sound) effect() {}

func (Say) effect() {}

func (Animate) effect() {}

func (FullScreen) effect() {}

func (Copy) effect() {}

func (SaveFile) effect() {}

func (FocusNode) effect() {}

func (SettingsChanged) effect() {}

func (StealClaim) effect() {}

func (KeepStorage) effect() {}
