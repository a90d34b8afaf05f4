package ui

import (
	"time"

	"anqi/assets/texts"
	"anqi/game"
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
	Framed        bool     // the game runs in a frame of a page: no dragging of pieces
	Page          bool     // a page mirrors the tree: it has its own focus, Tab, inputs and panels
	Elsewhere     bool     // another tab or window has the saved game: see SetElsewhere
}

// App is the whole interface of one game window. Its methods are called from one goroutine.
type App struct {
	environment Environment
	session     *match.Session
	settings    save.Settings
	t           *texts.Table
	now         time.Time

	width, height float64
	insets        Insets
	fullScreen    bool
	hidden        bool
	elsewhere     bool
	takenOver     bool // elsewhere since the game was played here

	version  uint64
	drawn    uint64 // version of scene and root
	scene    *scene
	root     *Node
	effects  []Effect
	seen     shown
	messages messages

	controller controller
	pointer    pointer
	focus      focus
	panel      Panel
	lots       *match.Lots
	lotsFor    NewGameChoice
	endDue     time.Time // when the panel of the game's end opens; zero: not
}

// shown is what has been shown already, to see what is new.
type shown struct {
	board  [game.SquareCount]game.Piece
	over   bool
	clock  int  // what the counter of time showed
	help   bool // that the game counts as one with help has been said
	warned int  // turns to the draw that the last warning told
}

// NewApp returns the interface with the game that the store kept, or a new one against the computer.
func NewApp(environment Environment) *App {
	a := &App{environment: environment, version: 1, now: environment.Now, elsewhere: environment.Elsewhere}
	a.settings = environment.Store.Settings()
	a.t = texts.ForLanguage(a.languages())
	a.controller = newController()
	a.pointer = newPointer()
	a.focus = newFocus(environment.Page)
	a.environment.Match.Keeper = environment.Store
	a.session = match.NewSession(a.environment.Match)
	a.applySettings()
	a.takeUp()
	if a.elsewhere {
		a.openClaim()
	}
	return a
}

func (a *App) languages() []string {
	if a.settings.Language != "" {
		return append([]string{a.settings.Language}, a.environment.Languages...)
	}
	return a.environment.Languages
}

// Texts returns the texts in use.
func (a *App) Texts() *texts.Table { return a.t }

// Settings returns the settings in force.
func (a *App) Settings() save.Settings { return a.settings }

// Session returns the table, to be read only: everything that changes it is a Command.
func (a *App) Session() *match.Session { return a.session }

// Panel returns the open panel, nil if none is.
func (a *App) Panel() Panel { return a.panel }

// Version changes exactly when something must be painted or mirrored again.
func (a *App) Version() uint64 { return a.version }

func (a *App) changed() { a.version++ }

// Effects returns what has to be done outside the tree since the last call, in order.
func (a *App) Effects() []Effect {
	effects := a.effects
	a.effects = nil
	return effects
}

func (a *App) emit(e Effect) { a.effects = append(a.effects, e) }

// Resize tells the window's size and insets in CSS pixels.
func (a *App) Resize(width, height float64, insets Insets) {
	if width != a.width || height != a.height || insets != a.insets {
		a.width, a.height, a.insets = width, height, insets
		a.changed()
	}
}

// SetFullScreen tells whether the window is full screen now.
func (a *App) SetFullScreen(on bool) {
	if a.fullScreen != on {
		a.fullScreen = on
		a.changed()
	}
}

// SetReducedMotion tells whether the system asks for less motion now.
func (a *App) SetReducedMotion(on bool) { a.environment.ReducedMotion = on }

// SetHidden tells whether page or window can be seen: time stands still while it cannot.
func (a *App) SetHidden(hidden bool) {
	a.hidden = hidden
	a.pause()
}

// Close ends the computer's thinking. The game stays saved.
func (a *App) Close() { a.session.Close() }

// pause lets time stand still while a panel asks, nothing can be seen or the game goes on elsewhere.
func (a *App) pause() {
	a.session.SetPaused(match.PausePanel, a.panel != nil, a.now)
	a.session.SetPaused(match.PauseHidden, a.hidden || a.elsewhere, a.now)
}

// Tree returns the interface as it is now: the play screen, and the open panel, if any, as its last child, a RoleDialog.
func (a *App) Tree() *Node {
	a.refresh()
	return a.root
}

// Board returns what to draw on the board now.
func (a *App) Board() BoardView {
	a.refresh()
	return a.scene.board()
}

// refresh rebuilds scene and tree when something has changed.
func (a *App) refresh() {
	if a.root != nil && a.drawn == a.version {
		return
	}
	a.scene = a.newScene()
	a.root = a.scene.tree()
	if a.panel != nil {
		a.root.Children = append(a.root.Children, a.panel.Node())
	}
	a.drawn = a.version
	a.keepFocus()
}
