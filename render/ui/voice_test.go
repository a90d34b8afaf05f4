package ui

import (
	"strings"
	"testing"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

func testTexts() *texts.Table { return texts.TraditionalChinese() }

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
		{match.Event{Kind: match.EventColours, Colour: game.Red}, "你執紅方。"},
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

func TestEveryRefusalHasASentence(t *testing.T) {
	rules := ruleSet(t, "traditional")
	p := parse(t, middle, rules)
	v := testVoice(p)
	for _, test := range []struct{ action, want string }{
		{"a1-a2", "暗子還沒翻開，不能吃。"},
		{"c1-b1", "紅兵比黑馬小，吃不下。"},
		{"c1-c3", "走不到那裡，一次只能走上下左右一格。"},
		{"d2-d4", "炮要隔一子才能吃，中間沒有炮架。"},
		{"d2-d1", "炮要隔子才能吃，貼身的吃不到。"},
		{"b1", "這是對方的子。"},
		{"c4", "這一格沒有子。"},
		{"=", "現在沒有連吃可以停。"},
	} {
		a, _ := game.ParseAction(test.action)
		if got := v.refusal(&p, rules, a, p.Refusal(rules, a)); got != test.want {
			t.Errorf("%s: %q, want %q", test.action, got, test.want)
		}
	}
	q := parse(t, "4/4/4/4/4/4/4/Kp2 r - 0 -", rules)
	a := game.MoveAction(0, 1)
	if got := v.refusal(&q, rules, a, q.Refusal(rules, a)); got != "紅帥不能吃黑卒，反而會被它吃。" {
		t.Errorf("general and soldier: %q", got)
	}
	slides := ruleSet(t, "custom ChariotSlides=true")
	blocked := parse(t, "4/4/4/4/4/4/4/RPn1 r - 0 -", slides)
	a = game.MoveAction(0, 3)
	if got := v.refusal(&blocked, slides, a, blocked.Refusal(slides, a)); got != v.t.Refusals.Blocked {
		t.Errorf("a blocked chariot: %q", got)
	}
	start := game.Start()
	a = game.MoveAction(0, 1)
	if got := v.refusal(&start, rules, a, start.Refusal(rules, a)); got != v.t.Refusals.FirstFlip {
		t.Errorf("before colours: %q", got)
	}
}

func TestFailures(t *testing.T) {
	v := testVoice(game.Start())
	for _, err := range []error{match.ErrOver, match.ErrNotYourTurn, match.ErrUndoForbidden, match.ErrNothingToUndo, match.ErrNothingToRedo, match.ErrOfferTooSoon, match.ErrBusy} {
		if got := v.failure(err); got == "" || got == v.t.Refusals.Other {
			t.Errorf("%v has no sentence", err)
		}
	}
}

func TestCellLabels(t *testing.T) {
	rules := ruleSet(t, "traditional")
	s := scene{t: testTexts(), position: parse(t, middle, rules), mayAct: true, controller: newController()}
	s.set.Rules = *rules
	check := func(name, want string) {
		t.Helper()
		if got := s.cellLabel(square(t, name)); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	check("a1", "a1 紅俥，可吃一子")
	check("c1", "c1 紅兵，可吃一子，可走一格")
	check("a2", "a2 暗子，可翻開")
	check("b1", "b1 黑馬")
	check("b2", "b2 空格")
	s.controller.selected = square(t, "c1")
	s.marks = targets(&s.position, rules, s.controller.selected)
	s.last = []game.Square{square(t, "b2"), square(t, "b1")}
	check("c1", "c1 紅兵，已選取，可吃一子，可走一格")
	check("c2", "c2 空格，可走到這裡")
	check("d1", "d1 黑將，可吃")
	check("b1", "b1 黑馬，上一手到這裡")
	s.mayAct = false
	check("a2", "a2 暗子")
}

func TestLinesBreakWell(t *testing.T) {
	m := fakeMeasurer{}
	text := "你的紅俥從 b3 走到 c3，吃掉了黑馬。電腦的黑車在 d8。"
	for width := 40.0; width < 400; width += 7 {
		for _, line := range breakLines(m, text, width, 14) {
			if strings.ContainsAny(line[:1], "，。") || strings.HasPrefix(line, "。") || strings.HasPrefix(line, "，") {
				t.Errorf("width %v: a line begins with %q", width, line)
			}
		}
		joined := strings.Join(breakLines(m, text, width, 14), "")
		if strings.ReplaceAll(joined, " ", "") != strings.ReplaceAll(text, " ", "") {
			t.Errorf("width %v: lost something: %q", width, joined)
		}
	}
	lines, size := fitText(m, text, Rect{W: 60, H: 20}, 16)
	if len(lines) != 1 || size < 7 || !strings.HasSuffix(lines[0], "…") {
		t.Errorf("no room: %q at %v", lines, size)
	}
}
