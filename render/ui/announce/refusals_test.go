package announce

import (
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/uitest"
)

func TestEveryRefusalHasASentence(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	p := uitest.Parse(t, uitest.Middle, rules)
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
		if got := v.Refusal(&p, rules, a, p.Refusal(rules, a)); got != test.want {
			t.Errorf("%s: %q, want %q", test.action, got, test.want)
		}
	}
	q := uitest.Parse(t, "4/4/4/4/4/4/4/Kp2 r - 0 -", rules)
	a := game.MoveAction(0, 1)
	if got := v.Refusal(&q, rules, a, q.Refusal(rules, a)); got != "紅帥不能吃黑卒，反而會被它吃。" {
		t.Errorf("general and soldier: %q", got)
	}
	slides := uitest.RuleSet(t, "custom ChariotSlides=true")
	blocked := uitest.Parse(t, "4/4/4/4/4/4/4/RPn1 r - 0 -", slides)
	a = game.MoveAction(0, 3)
	if got := v.Refusal(&blocked, slides, a, blocked.Refusal(slides, a)); got != v.Texts.Refusals.Blocked {
		t.Errorf("a blocked chariot: %q", got)
	}
	start := game.Start()
	a = game.MoveAction(0, 1)
	if got := v.Refusal(&start, rules, a, start.Refusal(rules, a)); got != v.Texts.Refusals.FirstFlip {
		t.Errorf("before colours: %q", got)
	}
}

func TestFailures(t *testing.T) {
	v := testVoice(game.Start())
	for _, err := range []error{match.ErrOver, match.ErrNotYourTurn, match.ErrUndoForbidden, match.ErrNothingToUndo, match.ErrNothingToRedo, match.ErrOfferTooSoon, match.ErrBusy} {
		if got := v.Failure(err); got == "" || got == v.Texts.Refusals.Other {
			t.Errorf("%v has no sentence", err)
		}
	}
}
