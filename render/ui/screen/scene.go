// Package screen is the play screen: a Scene, read from the match once, from which follow the layout for a window, the tree of board, trays,
// counters, message line and toolbar, and the names of the squares.
//
// It may import the standard library, game and what stands below match, save, the texts, and the packages tree, selection and announce
// beside it.
package screen

import (
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/announce"
	"anqi/render/ui/selection"
	"anqi/render/ui/tree"
	"anqi/save"
)

// Scene is what the play screen shows at one moment, read from the session once: the tree, the board and the names of the
// squares are pure functions of it.
type Scene struct {
	Layout
	Texts    *texts.Table
	Measurer tree.Measurer
	Settings save.Settings
	Voice    announce.Voice
	Plates   [3]string // names on the players' plates, by match.Player
	Window   tree.Rect

	Set       game.RuleSet
	Position  game.Position
	Outcome   match.Outcome
	ToMove    match.Player
	MayAct    bool // a person is to act and nothing is in the way
	Thinking  bool
	Turns     int
	ToDraw    int // -1: never
	Colours   [3]game.Colour
	Below     match.Player // whose place is below the board
	Turned    bool
	ClockLeft time.Duration
	Clock     bool
	Used      [2]time.Duration // by Player.Index: how long each was to move

	Controller selection.Controller
	Marks      [game.SquareCount]tree.TargetKind
	Last       []game.Square
	Hint       game.Action
	HintShown  bool
	Cursor     game.Square // of the keyboard
	FocusShown bool
	Drag       Dragging

	Controls []tree.Control
	Message  Message
	Question Question
}

// Message is the line below the board: what happened last, or something that wants an answer.
type Message struct {
	Text    string
	Short   string // painted where text has no room, "" for nothing shorter
	Tone    tree.Tone
	Buttons []tree.Control
}

// Question is what one player at the device asks the other.
type Question struct {
	Asked match.Player // Nobody: there is none
	Text  string
}

// Dragging is a piece that follows the pointer.
type Dragging struct {
	From game.Square
	X, Y float64
}

// Board returns what to draw on the board.
func (s *Scene) Board() tree.BoardView {
	b := tree.NewBoardView()
	b.Rect, b.Rim, b.Lying, b.Turned = s.Layout.board, s.rim, s.Lying, s.Turned
	b.Coordinates = s.Settings.Coordinates
	b.Pieces = s.Position.Board
	b.Selected, b.Chain = s.Controller.Selected, s.Position.Chain
	if s.Controller.Armed != game.NoSquare {
		b.Selected = s.Controller.Armed
	}
	b.Last = s.Last
	b.Focus, b.FocusShown = s.Cursor, s.FocusShown
	b.Dimmed = s.Outcome.Over()
	b.Dragged, b.DragX, b.DragY = s.Drag.From, s.Drag.X, s.Drag.Y
	b.ChaseLimit = s.Set.ChaseLimit
	b.Targets = s.Marks
	b.Counts = selection.ChaseCounts(&s.Position, &s.Set.Rules, &s.Marks)
	if s.HintShown && !s.Hint.IsStop() {
		b.HintFrom, b.HintTo = s.Hint.From, s.Hint.To
	}
	if s.MayAct {
		b.Movable = s.movable()
	}
	return b
}

// movable marks the squares on which a tap does something.
func (s *Scene) movable() [game.SquareCount]bool {
	var marks [game.SquareCount]bool
	var room [game.MaxActions]game.Action
	for _, a := range s.Position.Actions(&s.Set.Rules, room[:0]) {
		if !a.IsStop() {
			marks[a.From] = true
		}
	}
	for square, mark := range s.Marks {
		if mark != tree.TargetNone && mark != tree.TargetForbidden {
			marks[square] = true
		}
	}
	return marks
}

// Tree builds the play screen. The order is that of reading and of Tab: whose turn, the player above, the board, the message,
// the player below, the counts, the buttons.
func (s *Scene) Tree() *tree.Node {
	children := []*tree.Node{s.statusNode(), s.playerNode(s.Below.Other(), 0), s.gridNode(), s.messageNode(), s.playerNode(s.Below, 1)}
	children = append(children, s.scoreNode(), s.toolbarNode())
	return &tree.Node{ID: "anqi", Role: tree.RoleGroup, Label: s.Texts.Names.Game, Rect: s.Window, Children: children}
}

// text makes a painted line that fits its rectangle; without one it is for assistive technology alone.
func (s *Scene) text(id, text string, room tree.Rect, want float64, align tree.Align, tone tree.Tone) *tree.Node {
	if room.Empty() {
		return &tree.Node{ID: id, Role: tree.RoleText, Label: text}
	}
	n := &tree.Node{ID: id, Role: tree.RoleText, Label: text, Rect: room, Visible: true, Align: align, Tone: tone}
	write(n, s.fit(text, room, want))
	return n
}

// fit breaks a text into lines for a rectangle; no line ends within a name.
func (s *Scene) fit(text string, room tree.Rect, want float64) tree.Lettering {
	names := append(s.Plates[:], s.Voice.Names[:]...)
	return tree.FitText(s.Measurer, text, room, want, tree.SmallestText, names...)
}

// write gives a node what is painted of its text.
func write(n *tree.Node, letters tree.Lettering) {
	n.Size = letters.Size
	if len(letters.Lines) > 1 || letters.Lines[0] != n.Written() {
		n.Lines = letters.Lines
	}
}

// silent is text for something whose name says it already.
func (s *Scene) silent(id, text string, room tree.Rect, want float64, align tree.Align, tone tree.Tone) *tree.Node {
	n := s.text(id, text, room, want, align, tone)
	n.Silent = true
	return n
}

// statusNode says whose turn it is and in which colour.
func (s *Scene) statusNode() *tree.Node {
	n := s.text("status", s.statusText(), s.status, s.unit*1.2, tree.AlignCentre, s.statusTone())
	n.Role = tree.RoleStatus
	return n
}

func (s *Scene) statusTone() tree.Tone {
	if s.Outcome.Over() {
		if s.Outcome.Drawn() || s.Voice.You != match.Nobody && s.Outcome.Winner != s.Voice.You {
			return tree.ToneNormal
		}
		return tree.ToneGood
	}
	return tree.ToneOf(s.Position.Turn)
}

func (s *Scene) statusText() string {
	play := &s.Texts.Play
	side := s.Texts.Names.Sides[s.Position.Turn]
	switch {
	case s.Outcome.Over():
		return s.Voice.Ending(s.Outcome).Headline()
	case s.Thinking:
		return play.Thinking
	case s.Position.Chain != game.NoSquare && s.MayAct:
		return play.Chain.With(texts.Is("piece", s.Texts.Names.Piece(s.Position.Board[s.Position.Chain])))
	case s.Position.Turn == game.NoColour && s.Voice.You == s.ToMove:
		return play.YourFirst
	case s.Position.Turn == game.NoColour:
		return play.FirstOf.With(texts.Is("player", s.Voice.Names[s.ToMove]))
	case s.Voice.You == s.ToMove:
		return play.YourTurn.With(texts.Is("side", side))
	}
	return play.TurnOf.With(texts.Is("player", s.Voice.Names[s.ToMove]), texts.Is("side", side))
}
