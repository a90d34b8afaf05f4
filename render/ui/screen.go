package ui

import (
	"math"

	"anqi/game"
	"anqi/game/match"
)

// tree builds the play screen. The order is that of reading and of Tab: whose turn, the player above, the board, the message,
// the player below, the counts, the buttons.
func (s *scene) tree() *Node {
	children := []*Node{s.statusNode(), s.playerNode(s.below.Other(), 0), s.gridNode(), s.messageNode(), s.playerNode(s.below, 1)}
	children = append(children, s.scoreNode(), s.toolbarNode())
	return &Node{ID: "anqi", Role: RoleGroup, Label: s.t.Names.Game, Rect: s.window, Children: children}
}

// text makes a painted line that fits its rectangle; without one it is for assistive technology alone.
func (s *scene) text(id, text string, room Rect, want float64, align Align, tone Tone) *Node {
	if room.Empty() {
		return &Node{ID: id, Role: RoleText, Label: text}
	}
	lines, size := fitText(s.measurer, text, room, want)
	n := &Node{ID: id, Role: RoleText, Label: text, Rect: room, Visible: true, Size: size, Align: align, Tone: tone}
	if len(lines) > 1 || lines[0] != text {
		n.Lines = lines
	}
	return n
}

// silent is text for something whose name says it already.
func (s *scene) silent(id, text string, room Rect, want float64, align Align, tone Tone) *Node {
	n := s.text(id, text, room, want, align, tone)
	n.Silent = true
	return n
}

func toneOf(c game.Colour) Tone { return [...]Tone{ToneNormal, ToneRed, ToneBlack}[c] }

// statusNode says whose turn it is and in which colour.
func (s *scene) statusNode() *Node {
	n := s.text("status", s.statusText(), s.status, s.unit*1.2, AlignCentre, s.statusTone())
	n.Role = RoleStatus
	return n
}

func (s *scene) statusTone() Tone {
	if s.outcome.Over() {
		if s.outcome.Drawn() || s.voice.you != match.Nobody && s.outcome.Winner != s.voice.you {
			return ToneNormal
		}
		return ToneGood
	}
	return toneOf(s.position.Turn)
}

func (s *scene) statusText() string {
	play := &s.t.Play
	side := s.t.Names.Sides[s.position.Turn]
	switch {
	case s.outcome.Over():
		return s.voice.headline(s.outcome)
	case s.thinking:
		return play.Thinking
	case s.position.Chain != game.NoSquare && s.mayAct:
		return play.Chain.With(s.t.Names.Piece(s.position.Board[s.position.Chain]))
	case s.position.Turn == game.NoColour && s.voice.you == s.toMove:
		return play.YourFirst
	case s.position.Turn == game.NoColour:
		return play.FirstOf.With(s.voice.names[s.toMove])
	case s.voice.you == s.toMove:
		return play.YourTurn.With(side)
	}
	return play.TurnOf.With(s.voice.names[s.toMove], side)
}

// gridNode is the board: rows and cells as they lie on the screen.
func (s *scene) gridNode() *Node {
	board := s.board()
	wide, tall := board.Size()
	grid := &Node{ID: "board", Role: RoleGrid, Label: s.t.Play.Board, Hint: s.t.Play.BoardHint, Rect: board.Rect, Visible: true, Diagram: &board}
	for row := 0; row < tall; row++ {
		r := &Node{ID: "row-" + string(rune('1'+row)), Role: RoleRow}
		for column := 0; column < wide; column++ {
			r.Children = append(r.Children, s.cellNode(&board, board.At(column, row)))
		}
		first, last := r.Children[0].Rect, r.Children[wide-1].Rect
		r.Rect = Rect{first.X, first.Y, last.Right() - first.X, first.H}
		grid.Children = append(grid.Children, r)
	}
	return grid
}

func (s *scene) cellNode(board *BoardView, square game.Square) *Node {
	return &Node{
		ID:       SquareID(square),
		Role:     RoleCell,
		Label:    s.cellLabel(square),
		Rect:     board.CellRect(square),
		Command:  Command{CommandSquare, square.String()},
		Disabled: s.outcome.Over(),
		Selected: square == board.Selected,
		TabStop:  square == s.cursor,
	}
}

// SquareID returns the ID of a square's node.
func SquareID(square game.Square) string { return "square-" + square.String() }

// squareOfID returns the square of a node's ID.
func squareOfID(id string) (game.Square, bool) {
	const prefix = "square-"
	if len(id) != len(prefix)+2 || id[:len(prefix)] != prefix {
		return game.NoSquare, false
	}
	return game.ParseSquare(id[len(prefix):])
}

// playerNode is a player's place: name, colour, the pieces that the player has taken, or a question to the player.
func (s *scene) playerNode(player match.Player, place int) *Node {
	name, colour := s.plates[player], s.colours[player]
	sideName := s.t.Names.Sides[colour]
	id := [...]string{"player-above", "player-below"}[place]
	where := s.strips[place]
	if s.question.asked == player && !where.plate.Empty() {
		return s.questionNode(id, where, place)
	}
	n := &Node{ID: id, Role: RoleGroup, Label: s.t.Board.PlayerOf.With(name, sideName), Rect: where.plate, Visible: !where.plate.Empty(), Tone: toneOf(colour)}
	if player == s.toMove && !s.outcome.Over() {
		n.Label, n.Primary = s.t.Board.PlayerToMove.With(name, sideName), true
	}
	side := math.Min(math.Min(where.plate.H*0.8, s.unit*2), where.plate.W*0.3)
	disc := Rect{where.plate.X + 4, where.plate.Y + (where.plate.H-side)/2, side, side}
	caption := where.plate
	if colour != game.NoColour && n.Visible {
		n.Tray = []TrayPiece{{Piece: game.NewPiece(colour, game.General), Count: 1, Rect: disc}}
		caption.X, caption.W = disc.Right()+s.unit*0.4, where.plate.Right()-disc.Right()-s.unit*0.6
	} else if n.Visible {
		caption.X, caption.W = caption.X+s.unit*0.9, caption.W-s.unit*1.2
	}
	n.Children = []*Node{s.silent(id+"-name", name, caption, s.unit, AlignStart, ToneNormal), s.takenNode(player, place)}
	return n
}

// takenNode shows what a player has taken: the pieces that the other side has lost.
func (s *scene) takenNode(player match.Player, place int) *Node {
	lost := s.colours[player].Opponent()
	n := &Node{ID: [...]string{"taken-above", "taken-below"}[place], Role: RoleText, Rect: s.strips[place].tray, Visible: !s.strips[place].tray.Empty()}
	if lost == game.NoColour {
		n.Label = s.t.Play.ColourUndecided
		return n
	}
	var list []string
	for kind := game.General; kind >= game.Soldier; kind-- {
		piece := game.NewPiece(lost, kind)
		if count := s.position.Lost(piece); count > 0 {
			n.Tray = append(n.Tray, TrayPiece{Piece: piece, Count: count})
			list = append(list, s.t.Play.PieceTimes.With(s.t.Names.Piece(piece), s.t.Count(count)))
		}
	}
	n.Label = s.t.Play.CapturedNone.With(s.t.Names.Sides[lost])
	if list != nil {
		n.Label = s.t.Play.Captured.With(s.t.Names.Sides[lost]) + s.t.Board.Colon + join(list, s.t.Cell.Comma)
	}
	s.flow(n, takenWide, s.unit*trayPiece)
	return n
}

// flow places the small pieces of a tray.
func (s *scene) flow(n *Node, wide, most float64) {
	if !n.Visible {
		n.Tray = nil
	}
	rects := flowTray(n.Rect, len(n.Tray), wide, most)
	for i := range n.Tray {
		n.Tray[i].Rect = rects[i]
	}
}

func join(parts []string, between string) string {
	text := ""
	for i, part := range parts {
		if i > 0 {
			text += between
		}
		text += part
	}
	return text
}
