package announce

import (
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/uitest"
)

func testVoice(p game.Position) *Voice {
	x := Voice{Texts: uitest.Words, You: match.One, Position: p}
	x.Names = [3]string{"", x.Texts.Names.You, x.Texts.Names.Computer}
	return &x
}

func TestSentences(t *testing.T) {
	p := uitest.Parse(t, uitest.Middle, uitest.RuleSet(t, "traditional"))
	v := testVoice(p)
	b3, c3 := uitest.Square(t, "b3"), uitest.Square(t, "c3")
	for _, test := range []struct {
		event match.Event
		want  string
	}{
		{match.Event{Kind: match.EventFlipped, Player: match.One, From: b3, To: b3, Piece: uitest.Piece('P')}, "你翻開 b3，是紅兵。"},
		{match.Event{Kind: match.EventColours, Colour: game.Red}, "你執紅。"},
		{match.Event{Kind: match.EventMoved, Player: match.Two, From: b3, To: c3, Piece: uitest.Piece('r')}, "電腦的黑車從 b3 走到 c3。"},
		{match.Event{Kind: match.EventCaptured, Player: match.One, From: b3, To: c3, Piece: uitest.Piece('R'), Taken: uitest.Piece('n')}, "你的紅俥在 c3 吃掉黑馬。"},
		{match.Event{Kind: match.EventDark, Player: match.One, From: b3, To: c3, Piece: uitest.Piece('R'), Taken: uitest.Piece('n'), Dark: match.DarkCaptured}, "你的紅俥暗吃 c3，翻出黑馬，吃掉了。"},
		{match.Event{Kind: match.EventDark, Player: match.One, From: b3, To: c3, Piece: uitest.Piece('R'), Taken: uitest.Piece('k'), Dark: match.DarkLost}, "你的紅俥暗吃 c3，翻出黑將，吃不下，自己陣亡。"},
		{match.Event{Kind: match.EventDark, Player: match.One, From: b3, To: c3, Piece: uitest.Piece('R'), Taken: uitest.Piece('P'), Dark: match.DarkOwn}, "你的紅俥暗吃 c3，翻出自己的紅兵，留在原地。"},
		{match.Event{Kind: match.EventStopped, Player: match.One}, "你停手。"},
		{match.Event{Kind: match.EventTurn, Player: match.One, Colour: game.Red}, ""},
		{match.Event{Kind: match.EventChased, From: uitest.Square(t, "a1"), To: uitest.Square(t, "b1"), Count: 2, Limit: 5}, ""},
		{match.Event{Kind: match.EventChased, From: uitest.Square(t, "a1"), To: uitest.Square(t, "b1"), Count: 4, Limit: 5}, "紅俥捉黑馬：4／5 次。"},
		{match.Event{Kind: match.EventChased, From: uitest.Square(t, "a1"), To: uitest.Square(t, "b1"), Count: 5, Limit: 5}, "紅俥捉黑馬已到上限，下一手不能再捉。"},
		{match.Event{Kind: match.EventTimeOut, Player: match.Two, Count: 2}, "電腦逾時，由系統代走；連續第 2 次。"},
		{match.Event{Kind: match.EventHint, Action: game.MoveAction(uitest.Square(t, "a1"), uitest.Square(t, "b1"))}, "建議用紅俥吃 b1 的黑馬。"},
		{match.Event{Kind: match.EventHint, Action: game.FlipAction(uitest.Square(t, "a2"))}, "建議翻開 a2。"},
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
	p := uitest.Parse(t, uitest.Middle, uitest.RuleSet(t, "traditional"))
	v := testVoice(p)
	for kind := match.EventStarted; kind <= match.EventComputerFailed; kind++ {
		e := match.Event{Kind: kind, Player: match.One, From: uitest.Square(t, "a1"), To: uitest.Square(t, "b1"), Piece: uitest.Piece('R'), Taken: uitest.Piece('n'), Count: 5, Limit: 5,
			Colour: game.Red, Action: game.FlipAction(4), Outcome: match.Outcome{Reason: game.ReasonPieces, Winner: match.One}}
		if got := v.sentence(e); (got == "") != silent[kind] {
			t.Errorf("event %d: %q", kind, got)
		}
	}
}

func TestChainSentence(t *testing.T) {
	v := testVoice(game.Start())
	steps := []match.Step{
		{Action: game.MoveAction(uitest.Square(t, "b3"), uitest.Square(t, "b4")), Kind: game.StepCapture, Player: match.Two, Piece: uitest.Piece('r'), Taken: uitest.Piece('P')},
		{Action: game.MoveAction(uitest.Square(t, "b4"), uitest.Square(t, "b5")), Kind: game.StepDark, Player: match.Two, Piece: uitest.Piece('r'), Shown: uitest.Piece('C'), Taken: uitest.Piece('C'), Dark: match.DarkCaptured},
		{Action: game.MoveAction(uitest.Square(t, "b5"), uitest.Square(t, "b6")), Kind: game.StepDark, Player: match.Two, Piece: uitest.Piece('r'), Shown: uitest.Piece('p'), Dark: match.DarkOwn},
	}
	for want, steps := range map[string][]match.Step{
		"電腦的黑車連吃：b4 紅兵，b5 翻出紅炮，b6 翻出自己的黑卒。": steps,
		"電腦的黑車連吃：b4 紅兵，b5 翻出紅炮，停手。":         {steps[0], steps[1], {Action: game.StopAction, Kind: game.StepStop, Player: match.Two}},
		"電腦的黑車連吃：b4 紅兵，b5 翻出紅帥吃不下而陣亡。":      {steps[0], {Action: steps[1].Action, Kind: game.StepDark, Player: match.Two, Piece: uitest.Piece('r'), Shown: uitest.Piece('K'), Dark: match.DarkLost}},
	} {
		if got := v.LastTurn(steps); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
