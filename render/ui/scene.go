package ui

import (
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/save"
)

// scene is what the play screen shows at one moment, read from the session once: the tree, the board and the names of the
// squares are pure functions of it.
type scene struct {
	layout
	t        *texts.Table
	measurer Measurer
	settings save.Settings
	voice    voice
	plates   [3]string // names on the players' plates, by match.Player
	window   Rect

	set       game.RuleSet
	position  game.Position
	outcome   match.Outcome
	toMove    match.Player
	mayAct    bool // a person is to act and nothing is in the way
	thinking  bool
	turns     int
	toDraw    int // -1: never
	colours   [3]game.Colour
	below     match.Player // whose place is below the board
	turned    bool
	clockLeft time.Duration
	clock     bool
	used      [2]time.Duration // by Player.Index: how long each was to move

	controller controller
	marks      [game.SquareCount]TargetKind
	last       []game.Square
	hint       game.Action
	hintShown  bool
	cursor     game.Square // of the keyboard
	focusShown bool
	drag       dragging

	controls []control
	message  message
	question question
}

// message is the line below the board: what happened last, or something that wants an answer.
type message struct {
	text    string
	short   string // painted where text has no room, "" for nothing shorter
	tone    Tone
	buttons []control
}

// question is what one player at the device asks the other.
type question struct {
	asked match.Player // Nobody: there is none
	text  string
}

// dragging is a piece that follows the pointer.
type dragging struct {
	from game.Square
	x, y float64
}

// board returns what to draw on the board.
func (s *scene) board() BoardView {
	b := NewBoardView()
	b.Rect, b.Rim, b.Lying, b.Turned = s.layout.board, s.rim, s.lying, s.turned
	b.Coordinates = s.settings.Coordinates
	b.Pieces = s.position.Board
	b.Selected, b.Chain = s.controller.selected, s.position.Chain
	if s.controller.armed != game.NoSquare {
		b.Selected = s.controller.armed
	}
	b.Last = s.last
	b.Focus, b.FocusShown = s.cursor, s.focusShown
	b.Dimmed = s.outcome.Over()
	b.Dragged, b.DragX, b.DragY = s.drag.from, s.drag.x, s.drag.y
	b.ChaseLimit = s.set.ChaseLimit
	b.Targets = s.marks
	b.Counts = chaseCounts(&s.position, &s.set.Rules, &s.marks)
	if s.hintShown && !s.hint.IsStop() {
		b.HintFrom, b.HintTo = s.hint.From, s.hint.To
	}
	if s.mayAct {
		b.Movable = s.movable()
	}
	return b
}

// movable marks the squares on which a tap does something.
func (s *scene) movable() [game.SquareCount]bool {
	var marks [game.SquareCount]bool
	var room [game.MaxActions]game.Action
	for _, a := range s.position.Actions(&s.set.Rules, room[:0]) {
		if !a.IsStop() {
			marks[a.From] = true
		}
	}
	for square, mark := range s.marks {
		if mark != TargetNone && mark != TargetForbidden {
			marks[square] = true
		}
	}
	return marks
}
