package ui

import (
	"strconv"
	"strings"
	"time"

	"anqi/assets/texts"
	"anqi/game"
)

// lowClock is from how much time on the turn clock warns.
const lowClock = 5 * time.Second

// counterCount is how many counts have a place beside the board: the turn clock is there only where one runs.
func (s *scene) counterCount() int {
	if s.clock {
		return 4
	}
	return 3
}

// scoreNode is the group of counts: turns, face down, turns to the draw, the turn clock, and what has not been turned up yet.
func (s *scene) scoreNode() *Node {
	play := &s.t.Play
	toDraw, toDrawLabel, tone := play.Unlimited, play.ToDrawLabel+" "+play.Unlimited, ToneNormal
	if s.toDraw >= 0 {
		toDraw, toDrawLabel = strconv.Itoa(s.toDraw), play.ToDraw.WithNumber(s.toDraw)
		if s.toDraw <= 10 {
			tone = ToneWarning
		}
	}
	faceDown := s.position.FaceDownCount()
	counters := []*Node{
		s.counterNode(0, "turns", play.TurnsLabel, strconv.Itoa(s.turns), play.Turns.WithNumber(s.turns), ToneNormal),
		s.counterNode(1, "facedown", play.FaceDownLabel, strconv.Itoa(faceDown), play.FaceDown.WithNumber(faceDown), ToneNormal),
		s.counterNode(2, "todraw", play.ToDrawLabel, toDraw, toDrawLabel, tone),
	}
	if s.clock {
		counters = append(counters, s.clockNode())
	}
	return &Node{ID: "score", Role: RoleGroup, Label: play.Score, Children: append(counters, s.unseenNode())}
}

// counterNode is one count: its name and its value, and the whole as a sentence for assistive technology.
func (s *scene) counterNode(i int, id, name, value, sentence string, tone Tone) *Node {
	n := &Node{ID: "counter-" + id, Role: RoleText, Label: sentence, Tone: tone}
	if s.counters == nil {
		return n
	}
	room := s.counters[i]
	n.Rect, n.Visible = room, true
	parts := splitColumn(room, 0, 42, 58)
	small, large := s.unit*0.82, s.unit*1.25
	if room.H < s.unit*2 {
		parts = splitRow(room.Inset(1), 2, 58, 42)
		large = s.unit
	}
	n.Children = []*Node{
		s.silent("counter-"+id+"-name", name, parts[0], small, AlignCentre, ToneMuted),
		s.silent("counter-"+id+"-value", value, parts[1], large, AlignCentre, tone),
	}
	return n
}

// clockNode is the turn clock.
func (s *scene) clockNode() *Node {
	play := &s.t.Play
	left, tone := seconds(s.clockLeft), ToneNormal
	if s.clockLeft <= lowClock {
		tone = ToneWarning
	}
	return s.counterNode(3, "time", play.TurnClockLabel, strconv.Itoa(left), play.TurnClock.WithNumber(left), tone)
}

// seconds rounds up: a clock that shows 1 still runs.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

// duration writes minutes and seconds.
func duration(t *texts.Table, d time.Duration) string {
	whole := int(d / time.Second)
	text := strconv.Itoa(whole % 60)
	if len(text) == 1 {
		text = "0" + text
	}
	return t.Board.ClockMinutes.With(strconv.Itoa(whole/60), text)
}

// unseenNode shows how many of each kind are still face down: red in the first half, black in the second.
func (s *scene) unseenNode() *Node {
	n := &Node{ID: "unseen", Role: RoleText, Rect: s.unseen, Visible: !s.unseen.Empty()}
	var list []string
	for _, colour := range [2]game.Colour{game.Red, game.Black} {
		for kind := game.General; kind >= game.Soldier; kind-- {
			piece := game.NewPiece(colour, kind)
			count := int(s.position.Unseen[piece])
			n.Tray = append(n.Tray, TrayPiece{Piece: piece, Count: count, Dim: count == 0})
			if count > 0 {
				list = append(list, s.t.Play.PieceTimes.With(s.t.Names.Piece(piece), s.t.Count(count)))
			}
		}
	}
	n.Label = s.t.Play.UnseenNone
	if list != nil {
		n.Label = s.t.Play.Unseen.With(strings.Join(list, s.t.Cell.Comma))
	}
	s.flowHalves(n)
	return n
}
