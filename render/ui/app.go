package ui

import "time"

// Measurer measures text for the layout: the width in CSS pixels of a line at a height.
type Measurer interface {
	TextWidth(text string, size float64) float64
}

// Insets are what the machine keeps for itself at the edges of the window (notches, home bars), in CSS pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Environment is what the App is given by the program around it.
type Environment struct {
	Measurer      Measurer
	FullScreen    bool // the machine can show the game full screen
	ReducedMotion bool // the system asks for less motion
	Framed        bool // the game runs in a frame of a page: no dragging of pieces
}

// App is the whole interface of one game window.
type App struct {
	environment   Environment
	width, height float64
	insets        Insets
	version       uint64
	effects       []Effect
	focus         string
	focusShown    bool
	fullScreen    bool
	panel         Panel
	now           time.Time
}

// NewApp returns the interface with the game that the environment restored, or a new one.
func NewApp(environment Environment) *App { return &App{environment: environment, version: 1} }

// Version changes exactly when something must be painted or mirrored again.
func (a *App) Version() uint64 { return a.version }

// Effects returns what has to be done outside the tree since the last call, in order.
func (a *App) Effects() []Effect {
	effects := a.effects
	a.effects = nil
	return effects
}

// Resize tells the window's size and insets in CSS pixels.
func (a *App) Resize(width, height float64, insets Insets) {
	if width != a.width || height != a.height || insets != a.insets {
		a.width, a.height, a.insets = width, height, insets
		a.version++
	}
}

// SetFullScreen tells whether the window is full screen now.
func (a *App) SetFullScreen(on bool) {
	if a.fullScreen != on {
		a.fullScreen = on
		a.version++
	}
}

// FocusID returns the ID of the node with the keyboard's focus, and whether a mark of it should be painted: it is after a
// key, it is not after a tap.
func (a *App) FocusID() (id string, shown bool) { return a.focus, a.focusShown }

// Tree returns the interface as it is now: the play screen, and the open panel, if any, as its last child, a RoleDialog.
func (a *App) Tree() *Node { return &Node{ID: "anqi", Role: RoleGroup} }

// Board returns what to draw on the board now.
func (a *App) Board() BoardView { return NewBoardView() }

// Do carries out a command, whatever input it came from. Commands that make no sense now say why or do nothing.
func (a *App) Do(command Command) {}

// Key acts on a key pressed with the focus at a node of this tree and reports whether it was used; a key that was not is
// the page's or the window's own.
func (a *App) Key(key KeyPress) bool { return false }

// Tick lets time pass: clocks, the computer's answer, notices that go away. Call it every frame or at least ten times a second.
func (a *App) Tick(now time.Time) { a.now = now }

// MoveFocus goes to the next (+1) or previous (-1) tab stop, for windows without a page's Tab; within an open panel.
func (a *App) MoveFocus(step int) {}

// PointerDown, PointerMove and PointerUp are a finger or mouse on the play screen, in CSS pixels, for windows that have no
// page's buttons, and for dragging pieces; a press and release on one control does its command.
func (a *App) PointerDown(x, y float64) {}

// PointerMove moves the dragged piece.
func (a *App) PointerMove(x, y float64) {}

// PointerUp ends the press: a drag ends in CommandMove, a tap in the control's command.
func (a *App) PointerUp(x, y float64) {}

// PointerCancel forgets the press.
func (a *App) PointerCancel() {}
