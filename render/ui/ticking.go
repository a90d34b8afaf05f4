package ui

import (
	"strings"
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// Tick lets time pass: clocks, the computer's answer, words that go away. Call it every frame or at least ten times a second.
func (a *App) Tick(now time.Time) {
	a.now = now
	thinking := a.session.Thinking()
	a.handle(a.session.Tick(now), nil)
	if thinking != a.session.Thinking() {
		a.changed()
	}
	if a.messages.passing != "" && !now.Before(a.messages.until) {
		a.messages.passing = ""
		a.changed()
	}
	a.tickClock()
	if !a.endDue.IsZero() && !now.Before(a.endDue) && a.panel == nil {
		a.endDue = time.Time{}
		a.openEnd()
	}
}

// times are the whole seconds that the clocks show: what is left of the turn, and what either player has used.
type times struct {
	left int
	used [2]int
}

// tickClock repaints when what a clock shows changes, and warns when the turn clock runs low.
func (a *App) tickClock() {
	left, limit := a.session.Clock()
	var shown times
	if limit > 0 {
		shown.left = seconds(left)
	}
	for i, used := range a.used() {
		shown.used[i] = int(used / time.Second)
	}
	before := a.seen.times
	if shown == before {
		return
	}
	a.seen.times = shown
	a.changed()
	if shown.left == before.left {
		return
	}
	if !a.elsewhere {
		a.session.Keep(a.now)
	}
	if limit > 0 && left > 0 && left <= lowClock && a.session.PersonToMove() {
		a.sound(SoundWarning)
		if left > lowClock-time.Second {
			a.say(a.t.Say.TimeLow.WithNumber(shown.left), true)
		}
	}
}

// sayAgain tells what a key asks to hear again, and shows it.
func (a *App) sayAgain(what string) {
	s := a.newScene()
	switch what {
	case "status":
		counts := s.countsSentence()
		a.tellLong(counts+s.timesSentence(), counts)
	case "last":
		steps := a.session.Match().LastTurn()
		if len(steps) == 0 {
			a.tell(a.t.Say.NoLastTurn)
			return
		}
		a.tell(a.t.Say.LastTurn.With(s.voice.lastTurn(steps)))
	case "pieces":
		a.tellLong(s.piecesSentence(), s.piecesShort())
	}
}

// countsSentence is whose turn it is and all counts in one sentence.
func (s *scene) countsSentence() string {
	toDraw := s.t.Play.Unlimited
	if s.toDraw >= 0 {
		toDraw = texts.Number(s.toDraw)
	}
	return s.t.Say.Status.With(s.statusText(), texts.Number(s.turns), texts.Number(s.position.FaceDownCount()), toDraw)
}

// timesSentence is what is left of the turn, where a clock runs, and how long either player was to move.
func (s *scene) timesSentence() string {
	var parts []string
	if s.clock {
		parts = append(parts, s.clockNode().Label)
	}
	for _, p := range [2]match.Player{s.below, s.below.Other()} {
		parts = append(parts, s.t.Play.TimeUsedBy.With(s.voice.names[p], duration(s.t, s.used[p.Index()])))
	}
	return strings.Join(parts, s.t.Cell.Comma) + s.t.Board.FullStop
}

// piecesShort is piecesSentence in numbers alone.
func (s *scene) piecesShort() string {
	var unseen, lost [3]int
	for _, colour := range [2]game.Colour{game.Red, game.Black} {
		for kind := game.Soldier; kind <= game.General; kind++ {
			piece := game.NewPiece(colour, kind)
			unseen[colour] += int(s.position.Unseen[piece])
			lost[colour] += s.position.Lost(piece)
		}
	}
	return s.t.Say.Pieces.With(texts.Number(unseen[game.Red]), texts.Number(unseen[game.Black]),
		texts.Number(lost[game.Red]), texts.Number(lost[game.Black]))
}

// piecesSentence is what is still face down and what each side has lost.
func (s *scene) piecesSentence() string {
	sentence := s.unseenNode().Label + s.t.Board.FullStop
	for place, player := range [2]match.Player{s.below.Other(), s.below} {
		sentence += s.takenNode(player, place).Label + s.t.Board.FullStop
	}
	return sentence
}
