// Package tree is the vocabulary of the interface: a Node with its role, name, rectangle and command; what the board shows; rectangles
// and how they are divided; text broken into lines that fit. Everything that is painted, hit-tested, focused or told to assistive
// technology is a tree of these.
//
// It may import the standard library and game. Text is measured through Measurer.
package tree

import (
	"strconv"

	"anqi/game"
)

// Role says what a node is, for painters and for assistive technology.
type Role uint8

// The roles. In the comments: the ARIA role or HTML element that the page gives them.
const (
	RoleGroup        Role = iota // group; a plain container when it has no label
	RoleToolbar                  // toolbar
	RoleGrid                     // grid: children are RoleRow, whose children are RoleCell
	RoleRow                      // row, of a grid or a table
	RoleCell                     // gridcell that is a button
	RoleButton                   // button; Pressed shows a switch that is on when Toggle is set
	RoleText                     // a paragraph or a span
	RoleStatus                   // a line that changes by itself; not live, the spoken lines are Say effects
	RoleHeading                  // h2; Level 3 and more go deeper
	RoleDialog                   // a modal dialog
	RoleRadioGroup               // radiogroup, children are RoleRadio
	RoleRadio                    // radio
	RoleCheckbox                 // checkbox
	RoleSlider                   // input range, Min to Max
	RoleNumber                   // input number, Min to Max
	RoleSelect                   // select over Options
	RoleTable                    // table, children are RoleRow
	RoleColumnHeader             // th scope=col
	RoleRowHeader                // th scope=row
	RoleTableCell                // td
	RoleList                     // ul, children are RoleListItem
	RoleListItem                 // li
	RoleLink                     // a
	RoleDiagram                  // img: a small board, in Diagram
	RoleRegion                   // region: what scrolls of a panel; a tab stop while there is more of it than can be seen
)

// Tone is the colour family that a painter gives a text or a plate.
type Tone uint8

// The tones.
const (
	ToneNormal  Tone = iota
	ToneMuted        // of less weight than its neighbours
	ToneRed          // belongs to the red side
	ToneBlack        // belongs to the black side
	ToneWarning      // wants attention: little time, last chase, an error
	ToneGood         // a success: the winner
)

// Align is where a text stands in its rectangle.
type Align uint8

// The alignments; vertically a text is always in the middle.
const (
	AlignStart Align = iota
	AlignCentre
	AlignEnd
)

// Option is one choice of a select.
type Option struct{ Value, Label string }

// TrayPiece is a small piece of a tray: captured pieces, unseen pieces.
type TrayPiece struct {
	Piece game.Piece
	Count int  // painted beside the piece when above 1, or Numbered
	Rect  Rect // of the disc (and its number)
	Dim   bool // painted faintly: none left

	Numbered bool // the tray counts kinds: each has its number, 0 and 1 too
}

// Number returns the number to paint beside the piece, "" for none.
func (p TrayPiece) Number() string {
	if p.Count > 1 || p.Numbered {
		return strconv.Itoa(p.Count)
	}
	return ""
}

// Node is one widget. The tree is rebuilt from state, never changed in place: a painter may keep the pointer to compare.
type Node struct {
	ID    string // stable and unique in a tree ("square-b3", "undo"): focus and the page's differences follow it
	Role  Role
	Label string // the accessible name, plain words; also what is painted unless Text says otherwise
	Text  string // what is painted in place of Label; a button with an Icon and no Text is painted as the icon alone
	Hint  string // a longer description: aria-description, or a line under a choice
	Icon  string // the name of a picture of package art

	Rect    Rect     // on the play screen; zero inside panels, which flow
	Visible bool     // whether a painter of the canvas draws it; text for assistive technology alone is not
	Silent  bool     // painted only: an ancestor's Label says it already, assistive technology never meets it
	Lines   []string // the text broken into lines to paint, when one line is too wide; empty: Text or Label in one line
	Size    float64  // height of the text in CSS pixels, 0 for the painter's own choice
	Align   Align
	Tone    Tone

	Command  Command // what activating it does; zero: not a control. Inputs send Command with Value replaced by theirs.
	Disabled bool    // shown and focusable, but not to be activated
	Toggle   bool    // a button with two states, Pressed says which
	Pressed  bool
	Checked  bool   // radios and checkboxes
	Selected bool   // grid cells
	TabStop  bool   // the one grid cell that Tab reaches; of a region or table: it scrolls, so Tab reaches it
	Primary  bool   // the button that Enter means in a panel, or the plate of the side to move
	Level    int    // of a heading: 2 (also when 0) to 4
	Value    string // of inputs
	Min, Max int    // of sliders and numbers
	Options  []Option
	Invalid  string // why an input's value is refused; shown beside it
	Tray     []TrayPiece
	Diagram  *BoardView
	Children []*Node
}

// Walk calls visit for the node and everything below it, parents first, until visit returns false.
func (n *Node) Walk(visit func(*Node) bool) bool {
	if n == nil {
		return true
	}
	if !visit(n) {
		return false
	}
	for _, child := range n.Children {
		if !child.Walk(visit) {
			return false
		}
	}
	return true
}

// Find returns the node of that ID, nil if there is none.
func (n *Node) Find(id string) *Node {
	var found *Node
	n.Walk(func(m *Node) bool {
		if m.ID == id {
			found = m
		}
		return found == nil
	})
	return found
}

// Written returns what is painted of the node: Text, or Label where there is none.
func (n *Node) Written() string {
	if n.Text != "" {
		return n.Text
	}
	return n.Label
}

// Control reports whether the node is one that can be activated. Every control can have the focus.
func (n *Node) Control() bool { return n.Command != (Command{}) }

// Focusable reports whether the node can have the focus: a control, or a region that scrolls.
func (n *Node) Focusable() bool { return n.Control() || n.Role == RoleRegion && n.TabStop }

// Stepped returns the command that moves a number, slider or select by so many steps; false if the node is none of these, is
// disabled, or is at its end already.
func (n *Node) Stepped(steps int) (Command, bool) {
	command := n.Command
	if n.Disabled {
		return command, false
	}
	switch n.Role {
	case RoleNumber, RoleSlider:
		now := n.Number()
		next := min(max(now+steps*n.stride(), n.Min), n.Max)
		command.Value = strconv.Itoa(next)
		return command, next != now
	case RoleSelect:
		for i, option := range n.Options {
			if next := i + steps; steps != 0 && option.Value == n.Value && next >= 0 && next < len(n.Options) {
				command.Value = n.Options[next].Value
				return command, true
			}
		}
	}
	return command, false
}

// Number returns the value of a number or slider, 0 if it has none.
func (n *Node) Number() int {
	number, err := strconv.Atoi(n.Value)
	if err != nil {
		return 0
	}
	return number
}

// stride is how far one step goes: a slider of a hundred values moves by five.
func (n *Node) stride() int {
	if n.Role == RoleSlider {
		return max((n.Max-n.Min)/20, 1)
	}
	return 1
}

// FocusStops lists the controls of a tree in its order.
func FocusStops(root *Node) []*Node {
	var nodes []*Node
	root.Walk(func(n *Node) bool {
		if n.Control() {
			nodes = append(nodes, n)
		}
		return true
	})
	return nodes
}

// ToneOf returns the tone of what belongs to a colour.
func ToneOf(c game.Colour) Tone { return [...]Tone{ToneNormal, ToneRed, ToneBlack}[c] }
