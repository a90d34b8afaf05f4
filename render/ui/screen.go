package ui

import (
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
		return s.voice.ending(s.outcome).headline()
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
