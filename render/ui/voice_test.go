package ui

import (
	"testing"

	"anqi/game"
	"anqi/game/match"
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
