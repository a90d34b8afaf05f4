package ui

import (
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/screen"
	"anqi/render/ui/selection"
	"anqi/render/ui/tree"
	"anqi/save"
)

// App is the whole interface of one game window. Its methods are called from one goroutine.
type App struct {
	environment Environment
	session     *match.Session
	settings    save.Settings
	t           *texts.Table
	now         time.Time

	width, height float64
	insets        tree.Insets
	fullScreen    bool
	hidden        bool
	elsewhere     bool
	takenOver     bool // elsewhere since the game was played here
	askedToKeep   bool // the browser has been asked to keep what is stored
	storageKept   bool // and has promised it

	version  uint64
	drawn    uint64 // version of scene and root
	scene    *screen.Scene
	root     *tree.Node
	effects  []effect.Effect
	seen     shown
	messages messages

	controller selection.Controller
	pointer    pointer
	focus      focus
	panel      panels.Panel
	scrolling  []string // IDs of what scrolls in it
	lots       *match.Lots
	lotsFor    panels.NewGameChoice
	endDue     time.Time // when the panel of the game's end opens; zero: not
}

// shown is what has been shown already, to see what is new.
type shown struct {
	board  [game.SquareCount]game.Piece
	over   bool
	times  times
	help   bool // that the game counts as one with help has been said
	warned int  // turns to the draw that the last warning told
}

// NewApp returns the interface with the game that the store kept, or a new one against the computer.
func NewApp(environment Environment) *App {
	a := &App{environment: environment, version: 1, now: environment.Now, elsewhere: environment.Elsewhere}
	a.settings = environment.Store.Settings()
	a.t = texts.ForLanguage(a.languages())
	a.controller = selection.NewController()
	a.pointer = newPointer()
	a.focus = newFocus(environment.Page)
	a.environment.Match.Keeper = environment.Store
	a.session = match.NewSession(a.environment.Match)
	a.applySettings()
	a.takeUp()
	a.focusBoard()
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
func (a *App) Panel() panels.Panel { return a.panel }

// Version changes exactly when something must be painted or mirrored again.
func (a *App) Version() uint64 { return a.version }

func (a *App) changed() { a.version++ }

// Effects returns what has to be done outside the tree since the last call, in order.
func (a *App) Effects() []effect.Effect {
	effects := a.effects
	a.effects = nil
	return effects
}

func (a *App) emit(e effect.Effect) { a.effects = append(a.effects, e) }

// Close ends the computer's thinking. The game stays saved, with the time that has passed.
func (a *App) Close() {
	if !a.elsewhere {
		a.session.Keep(a.now)
	}
	a.session.Close()
}

// Tree returns the interface as it is now: the play screen, and the open panel, if any, as its last child, a RoleDialog.
func (a *App) Tree() *tree.Node {
	a.refresh()
	return a.root
}

// Board returns what to draw on the board now.
func (a *App) Board() tree.BoardView {
	a.refresh()
	return a.scene.Board()
}

// refresh rebuilds scene and tree when something has changed.
func (a *App) refresh() {
	if a.root != nil && a.drawn == a.version {
		return
	}
	a.scene = a.newScene()
	a.root = a.scene.Tree()
	if p, shows := a.panel.(panels.BoardPanel); shows {
		a.panel = p.Standing(a.scene.Lying, a.scene.Turned)
	}
	if a.panel != nil {
		a.root.Children = append(a.root.Children, a.panelNode())
	}
	a.drawn = a.version
	a.keepFocus()
}

// Environment is what the App is given by the program around it.
type Environment struct {
	Measurer      tree.Measurer
	Match         match.Environment // Keeper is set to Store by NewApp
	Store         *save.Store
	Now           time.Time
	Languages     []string // of the person, best first, as tags of BCP 47
	FullScreen    bool     // the machine can show the game full screen
	ReducedMotion bool     // the system asks for less motion
	HighContrast  bool     // the system asks for more contrast: see Theme
	Framed        bool     // the game runs in a frame of a page: no dragging of pieces
	Keyless       bool     // the machine has a touch screen alone: no keys are offered before one has been used
	Page          bool     // a page mirrors the tree: it has its own focus, Tab, inputs and panels
	Elsewhere     bool     // another tab or window has the saved game: see SetElsewhere
}
