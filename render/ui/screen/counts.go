package screen

import (
	"math"
	"strconv"
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
)

// LowClock is from how much time on the turn clock warns.
const LowClock = 5 * time.Second

// CounterCount is how many counts have a place beside the board: the turn clock is there only where one runs.
func (s *Scene) CounterCount() int {
	if s.Clock {
		return 4
	}
	return 3
}

// CounterWidths are how wide the names of the counts are at most, the shorter where there are two, and how wide their values are, at the
// heights at which they are just readable. The layout finds places for them by these.
func (s *Scene) CounterWidths() (name, value float64) {
	play := &s.Texts.Play
	names, values := []string{play.TurnsLabel, play.FaceDownLabel, play.ToDrawLabel}, []string{"000", play.Unlimited}
	if s.Clock {
		names, values = append(names, play.TurnClockShort), append(values, s.Texts.End.Seconds.With(s.Texts.Amount("seconds", 999)))
	}
	for _, text := range names {
		name = math.Max(name, s.Measurer.TextWidth(text, tree.SmallestCount))
	}
	for _, text := range values {
		value = math.Max(value, s.Measurer.TextWidth(text, tree.SmallestCount))
	}
	return name, value
}

// scoreNode is the group of counts: turns, face down, turns to the draw, the turn clock, and what has not been turned up yet.
func (s *Scene) scoreNode() *tree.Node {
	play := &s.Texts.Play
	toDraw, toDrawLabel, tone := play.Unlimited, play.ToDrawLabel+" "+play.Unlimited, tree.ToneNormal
	if s.ToDraw >= 0 {
		toDraw, toDrawLabel = strconv.Itoa(s.ToDraw), play.ToDraw.With(s.Texts.Amount("turns", s.ToDraw))
		if s.ToDraw <= 10 {
			tone = tree.ToneWarning
		}
	}
	faceDown := s.Position.FaceDownCount()
	counters := []*tree.Node{
		s.counterNode(0, "turns", play.TurnsLabel, strconv.Itoa(s.Turns), play.Turns.With(s.Texts.Amount("turns", s.Turns)), tree.ToneNormal),
		s.counterNode(1, "facedown", play.FaceDownLabel, strconv.Itoa(faceDown), play.FaceDown.With(s.Texts.Amount("count", faceDown)), tree.ToneNormal),
		s.counterNode(2, "todraw", play.ToDrawLabel, toDraw, toDrawLabel, tone),
	}
	if s.Clock {
		counters = append(counters, s.clockNode())
	}
	return &tree.Node{ID: "score", Role: tree.RoleGroup, Label: play.Score, Children: append(counters, s.unseenNode())}
}

// counterNode is one count: its name and its value, and the whole as a sentence for assistive technology.
func (s *Scene) counterNode(i int, id, name, value, sentence string, tone tree.Tone) *tree.Node {
	n := &tree.Node{ID: "counter-" + id, Role: tree.RoleText, Label: sentence, Tone: tone}
	if s.counters == nil {
		return n
	}
	room := s.counters[i]
	n.Rect, n.Visible = room, true
	parts, small, large := tree.SplitColumn(room, 0, 42, 58), s.unit*0.82, s.unit*1.25
	if room.H < stackedCounter {
		width := s.Measurer.TextWidth(name, tree.SmallestCount) + 1
		width += math.Max(0, room.W-width-s.Measurer.TextWidth(value, s.unit*0.9))/2 - 1
		parts, large = []tree.Rect{{X: room.X + 1, Y: room.Y, W: width, H: room.H}, {X: room.X + width + 2, Y: room.Y, W: room.W - width - 3, H: room.H}}, s.unit*0.9
	}
	n.Children = []*tree.Node{
		s.count("counter-"+id+"-name", name, parts[0], small, tree.ToneMuted), s.count("counter-"+id+"-value", value, parts[1], large, tone),
	}
	return n
}

// count is the name or the value of a count.
func (s *Scene) count(id, text string, room tree.Rect, want float64, tone tree.Tone) *tree.Node {
	n := &tree.Node{ID: id, Role: tree.RoleText, Label: text, Rect: room, Visible: true, Silent: true, Align: tree.AlignCentre, Tone: tone}
	write(n, tree.FitText(s.Measurer, text, room, want, tree.SmallestCount))
	return n
}

// clockNode is the turn clock.
func (s *Scene) clockNode() *tree.Node {
	play := &s.Texts.Play
	left, tone := Seconds(s.ClockLeft), tree.ToneNormal
	if s.ClockLeft <= LowClock {
		tone = tree.ToneWarning
	}
	name, value := play.TurnClockLabel, strconv.Itoa(left)
	if s.counters != nil && (s.counters[3].H < stackedCounter || s.Measurer.TextWidth(name, tree.SmallestCount) > s.counters[3].W) {
		name, value = play.TurnClockShort, s.Texts.End.Seconds.With(s.Texts.Amount("seconds", left))
	}
	return s.counterNode(3, "time", name, value, play.TurnClock.With(s.Texts.Amount("seconds", left)), tone)
}

// Seconds rounds up: a clock that shows 1 still runs.
func Seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

// duration writes minutes and seconds.
func duration(t *texts.Table, d time.Duration) string {
	whole := int(d / time.Second)
	text := strconv.Itoa(whole % 60)
	if len(text) == 1 {
		text = "0" + text
	}
	return t.Board.ClockMinutes.With(texts.Is("minutes", strconv.Itoa(whole/60)), texts.Is("seconds", text))
}

// unseenNode shows how many of each kind are still face down: red in the first half, black in the second.
func (s *Scene) unseenNode() *tree.Node {
	n := &tree.Node{ID: "unseen", Role: tree.RoleText, Rect: s.unseen, Visible: !s.unseen.Empty()}
	var list []string
	for _, colour := range [2]game.Colour{game.Red, game.Black} {
		for kind := game.General; kind >= game.Soldier; kind-- {
			piece := game.NewPiece(colour, kind)
			count := int(s.Position.Unseen[piece])
			n.Tray = append(n.Tray, tree.TrayPiece{Piece: piece, Count: count, Dim: count == 0, Numbered: true})
			if count > 0 {
				list = append(list, s.Texts.Play.PieceTimes.With(texts.Is("piece", s.Texts.Names.Piece(piece)), s.Texts.Counted("count", count)))
			}
		}
	}
	n.Label = s.Texts.Play.UnseenNone
	if list != nil {
		n.Label = s.Texts.Play.Unseen.With(texts.Is("pieces", s.Texts.List(list)))
	}
	s.flowHalves(n)
	return n
}

// CountsSentence is whose turn it is and all counts in one sentence.
func (s *Scene) CountsSentence() string {
	toDraw := s.Texts.Play.Unlimited
	if s.ToDraw >= 0 {
		toDraw = texts.Number(s.ToDraw)
	}
	return s.Texts.Say.Status.With(texts.Is("status", s.statusText()), s.Texts.Amount("turns", s.Turns), s.Texts.Amount("facedown", s.Position.FaceDownCount()), texts.Is("left", toDraw))
}

// TimesSentence is what is left of the turn, where a clock runs, and how long either player was to move.
func (s *Scene) TimesSentence() string {
	var parts []string
	if s.Clock {
		parts = append(parts, s.clockNode().Label)
	}
	for _, p := range [2]match.Player{s.Below, s.Below.Other()} {
		parts = append(parts, s.Texts.Play.TimeUsedBy.With(texts.Is("player", s.Voice.Names[p]), texts.Is("time", duration(s.Texts, s.Used[p.Index()]))))
	}
	return s.Texts.Sentence(s.Texts.List(parts))
}

// PiecesShort is piecesSentence in numbers alone.
func (s *Scene) PiecesShort() string {
	var unseen, lost [3]int
	for _, colour := range [2]game.Colour{game.Red, game.Black} {
		for kind := game.Soldier; kind <= game.General; kind++ {
			piece := game.NewPiece(colour, kind)
			unseen[colour] += int(s.Position.Unseen[piece])
			lost[colour] += s.Position.Lost(piece)
		}
	}
	return s.Texts.Say.Pieces.With(s.Texts.Amount("redUnseen", unseen[game.Red]), s.Texts.Amount("blackUnseen", unseen[game.Black]),
		s.Texts.Amount("redCaptured", lost[game.Red]), s.Texts.Amount("blackCaptured", lost[game.Black]))
}

// PiecesSentence is what is still face down and what each side has lost.
func (s *Scene) PiecesSentence() string {
	sentences := []string{s.Texts.Sentence(s.unseenNode().Label)}
	for place, player := range [2]match.Player{s.Below.Other(), s.Below} {
		sentences = append(sentences, s.Texts.Sentence(s.takenNode(player, place).Label))
	}
	return s.Texts.Sentences(sentences...)
}
