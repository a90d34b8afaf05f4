package ui

import (
	"testing"

	"anqi/game"
	"anqi/render/ui/effect"
	"anqi/render/ui/uitest"
	"anqi/save"
)

func TestAnimationFollowsTheSettings(t *testing.T) {
	for _, test := range []struct {
		animation save.Animation
		reduced   bool
		millis    int
	}{{save.AnimationSystem, false, 200}, {save.AnimationSystem, true, 0}, {save.AnimationNormal, true, 200}, {save.AnimationFast, false, 110}, {save.AnimationOff, false, 0}} {
		x := newTable(t, func(e *Environment) {
			e.ReducedMotion = test.reduced
			withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.Animation = true, test.animation })(e)
		})
		x.do("square c3")
		millis := 0
		for _, e := range x.effects {
			if a, is := e.(effect.Animate); is {
				millis = a.Millis
				if len(a.Motions) != 1 || a.Motions[0].Kind != effect.MotionFlip || a.Before[uitest.Square(t, "c3")] != game.FaceDown {
					t.Errorf("planned %+v", a.Motions)
				}
			}
		}
		if millis != test.millis {
			t.Errorf("%v, reduced %v: %d ms", test.animation, test.reduced, millis)
		}
	}
}

func TestBoardsAreCompared(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	a := uitest.Parse(t, uitest.Middle, rules)
	b := uitest.Parse(t, "4/4/4/4/3p/4/?2C/1RPk r p 0 -", rules)
	motions := compareBoards(&a.Board, &b.Board)
	back := compareBoards(&b.Board, &a.Board)
	if len(motions) != 2 || motions[0].Kind != effect.MotionGlide || motions[1].Kind != effect.MotionVanish {
		t.Errorf("a capture: %+v", motions)
	}
	if len(back) != 2 || back[0].Kind != effect.MotionGlide || back[1].Kind != effect.MotionAppear || back[1].Piece != uitest.Piece('n') {
		t.Errorf("taken back: %+v", back)
	}
	c := a
	c.Board[4] = uitest.Piece('p')
	if got := compareBoards(&a.Board, &c.Board); len(got) != 1 || got[0].Kind != effect.MotionFlip {
		t.Errorf("a flip: %+v", got)
	}
	if got := compareBoards(&c.Board, &a.Board); len(got) != 1 || got[0].Kind != effect.MotionCover {
		t.Errorf("a flip taken back: %+v", got)
	}
}
