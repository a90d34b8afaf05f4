package ui

import (
	"math/rand"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/save"
)

func piece(letter byte) game.Piece {
	p, _ := game.ParsePiece(letter)
	return p
}

func TestSentences(t *testing.T) {
	p := parse(t, middle, ruleSet(t, "traditional"))
	v := testVoice(p)
	b3, c3 := square(t, "b3"), square(t, "c3")
	for _, test := range []struct {
		event match.Event
		want  string
	}{
		{match.Event{Kind: match.EventFlipped, Player: match.One, From: b3, To: b3, Piece: piece('P')}, "你翻開 b3，是紅兵。"},
		{match.Event{Kind: match.EventColours, Colour: game.Red}, "你執紅。"},
		{match.Event{Kind: match.EventMoved, Player: match.Two, From: b3, To: c3, Piece: piece('r')}, "電腦的黑車從 b3 走到 c3。"},
		{match.Event{Kind: match.EventCaptured, Player: match.One, From: b3, To: c3, Piece: piece('R'), Taken: piece('n')}, "你的紅俥在 c3 吃掉黑馬。"},
		{match.Event{Kind: match.EventDark, Player: match.One, From: b3, To: c3, Piece: piece('R'), Taken: piece('n'), Dark: match.DarkCaptured}, "你的紅俥暗吃 c3，翻出黑馬，吃掉了。"},
		{match.Event{Kind: match.EventDark, Player: match.One, From: b3, To: c3, Piece: piece('R'), Taken: piece('k'), Dark: match.DarkLost}, "你的紅俥暗吃 c3，翻出黑將，吃不下，自己陣亡。"},
		{match.Event{Kind: match.EventDark, Player: match.One, From: b3, To: c3, Piece: piece('R'), Taken: piece('P'), Dark: match.DarkOwn}, "你的紅俥暗吃 c3，翻出自己的紅兵，留在原地。"},
		{match.Event{Kind: match.EventStopped, Player: match.One}, "你停手。"},
		{match.Event{Kind: match.EventTurn, Player: match.One, Colour: game.Red}, ""},
		{match.Event{Kind: match.EventChased, From: square(t, "a1"), To: square(t, "b1"), Count: 2, Limit: 5}, ""},
		{match.Event{Kind: match.EventChased, From: square(t, "a1"), To: square(t, "b1"), Count: 4, Limit: 5}, "紅俥捉黑馬：4／5 次。"},
		{match.Event{Kind: match.EventChased, From: square(t, "a1"), To: square(t, "b1"), Count: 5, Limit: 5}, "紅俥捉黑馬已到上限，下一手不能再捉。"},
		{match.Event{Kind: match.EventTimeOut, Player: match.Two, Count: 2}, "電腦逾時，由系統代走；連續第 2 次。"},
		{match.Event{Kind: match.EventHint, Action: game.MoveAction(square(t, "a1"), square(t, "b1"))}, "建議用紅俥吃 b1 的黑馬。"},
		{match.Event{Kind: match.EventHint, Action: game.FlipAction(square(t, "a2"))}, "建議翻開 a2。"},
		{match.Event{Kind: match.EventHint, Action: game.StopAction}, "建議停手。"},
	} {
		if got := v.sentence(test.event); got != test.want {
			t.Errorf("event %d: %q, want %q", test.event.Kind, got, test.want)
		}
	}
}

// Every event has a sentence or is known to need none.
func TestEveryEventIsThoughtOf(t *testing.T) {
	silent := map[match.EventKind]bool{match.EventStarted: true, match.EventResumed: true, match.EventDrawLapsed: true, match.EventThinking: true,
		match.EventNotSaved: true, match.EventUndoDeclined: true, match.EventTurn: true}
	p := parse(t, middle, ruleSet(t, "traditional"))
	v := testVoice(p)
	for kind := match.EventStarted; kind <= match.EventComputerFailed; kind++ {
		e := match.Event{Kind: kind, Player: match.One, From: square(t, "a1"), To: square(t, "b1"), Piece: piece('R'), Taken: piece('n'), Count: 5, Limit: 5,
			Colour: game.Red, Action: game.FlipAction(4), Outcome: match.Outcome{Reason: game.ReasonPieces, Winner: match.One}}
		if got := v.sentence(e); (got == "") != silent[kind] {
			t.Errorf("event %d: %q", kind, got)
		}
	}
}

// A chain leaves the whole of itself under the board when it has ended, whoever made it; while it goes on its last capture is told.
func TestAFinishedChainIsToldWhole(t *testing.T) {
	for _, change := range []func(*save.Settings){
		func(s *save.Settings) { s.TwoPlayers = true }, func(s *save.Settings) {},
	} {
		x := newTable(t, withSettings(t, func(s *save.Settings) {
			s.RuleSet.DarkCapture, s.RuleSet.ChainAfterOpen, s.RuleSet.ChainAfterDark = true, game.ChainOpenThenDark, game.ChainDarkThenOpen
			change(s)
		}))
		random := rand.New(rand.NewSource(9))
		chains, before := map[match.Player]int{}, -1
		for i := 0; i < 4000 && !x.over() && len(chains) < 2; i++ {
			m := x.Session().Match()
			if steps := m.LastTurn(); m.Turns() != before && len(steps) > 1 && !m.InChain() {
				checkChainLine(t, x, steps)
				chains[steps[0].Player]++
			}
			before = m.Turns()
			if x.Session().PersonToMove() {
				x.act(x.pick(random))
			} else {
				x.wait(50 * time.Millisecond)
				time.Sleep(50 * time.Microsecond)
			}
		}
		if len(chains) < 2 {
			t.Errorf("chains of %v only", chains)
		}
	}
}

// checkChainLine expects every capture of a finished chain in the line under the board.
func checkChainLine(t *testing.T, x *playing, steps []match.Step) {
	t.Helper()
	line := x.node("message").Label
	for _, step := range steps {
		if at := step.Action.To.String(); !step.Action.IsStop() && !strings.Contains(line, at) {
			t.Errorf("the line says %q and not what happened on %s", line, at)
		}
		if step.Taken != game.Empty && !strings.Contains(line, words.Names.Piece(step.Taken)) {
			t.Errorf("the line says %q and not that %s was taken", line, words.Names.Piece(step.Taken))
		}
	}
}

func TestChainSentence(t *testing.T) {
	v := testVoice(game.Start())
	steps := []match.Step{
		{Action: game.MoveAction(square(t, "b3"), square(t, "b4")), Kind: game.StepCapture, Player: match.Two, Piece: piece('r'), Taken: piece('P')},
		{Action: game.MoveAction(square(t, "b4"), square(t, "b5")), Kind: game.StepDark, Player: match.Two, Piece: piece('r'), Shown: piece('C'), Taken: piece('C'), Dark: match.DarkCaptured},
		{Action: game.MoveAction(square(t, "b5"), square(t, "b6")), Kind: game.StepDark, Player: match.Two, Piece: piece('r'), Shown: piece('p'), Dark: match.DarkOwn},
	}
	for want, steps := range map[string][]match.Step{
		"電腦的黑車連吃：b4 紅兵，b5 翻出紅炮，b6 翻出自己的黑卒。": steps,
		"電腦的黑車連吃：b4 紅兵，b5 翻出紅炮，停手。":         {steps[0], steps[1], {Action: game.StopAction, Kind: game.StepStop, Player: match.Two}},
		"電腦的黑車連吃：b4 紅兵，b5 翻出紅帥吃不下而陣亡。":      {steps[0], {Action: steps[1].Action, Kind: game.StepDark, Player: match.Two, Piece: piece('r'), Shown: piece('K'), Dark: match.DarkLost}},
	} {
		if got := v.lastTurn(steps); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
