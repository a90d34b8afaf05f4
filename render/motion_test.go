package render

import (
	"testing"
	"time"

	"anqi/game"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

func TestMotionEndsInTheState(t *testing.T) {
	var before [game.SquareCount]game.Piece
	before[0], before[1], before[5], before[9], before[10] = 7, 9, game.FaceDown, 4, 12
	for _, test := range []struct {
		name    string
		motions []effect.Motion
		want    map[game.Square]game.Piece
	}{
		{"flip", []effect.Motion{{Kind: effect.MotionFlip, From: 5, To: 5, Piece: 3}}, map[game.Square]game.Piece{5: 3}},
		{"glide", []effect.Motion{{Kind: effect.MotionGlide, From: 0, To: 4, Piece: 7}}, map[game.Square]game.Piece{0: game.Empty, 4: 7}},
		{"capture", []effect.Motion{
			{Kind: effect.MotionVanish, From: 1, To: 1, Piece: 9}, {Kind: effect.MotionGlide, From: 0, To: 1, Piece: 7},
		}, map[game.Square]game.Piece{0: game.Empty, 1: 7}},
		{"chain", []effect.Motion{
			{Kind: effect.MotionVanish, From: 10, To: 10, Piece: 12}, {Kind: effect.MotionGlide, From: 9, To: 10, Piece: 4},
			{Kind: effect.MotionGlide, From: 10, To: 11, Piece: 4, After: true},
		}, map[game.Square]game.Piece{9: game.Empty, 10: game.Empty, 11: 4}},
		{"cover and appear", []effect.Motion{
			{Kind: effect.MotionCover, From: 0, To: 0, Piece: 7}, {Kind: effect.MotionAppear, From: 2, To: 2, Piece: 9},
		}, map[game.Square]game.Piece{0: game.FaceDown, 2: 9}},
	} {
		start := time.Unix(50, 0)
		m := newMotion(effect.Animate{Before: before, Motions: test.motions, Millis: 180}, start)
		if m.over(start) || !m.over(start.Add(180*time.Millisecond)) {
			t.Errorf("%s: does not last from its start for 180 ms", test.name)
		}
		// Just before the end of the last group every earlier group is finished and the last one stands at its end.
		still, running, share := m.moment(start.Add(180*time.Millisecond - time.Nanosecond))
		if share < 0.99 {
			t.Errorf("%s: share %.3f at the end", test.name, share)
		}
		for _, step := range running {
			finish(&still, step)
		}
		want := before
		for square, piece := range test.want {
			want[square] = piece
		}
		if still != want {
			t.Errorf("%s: ends in %v, want %v", test.name, still, want)
		}
	}
}

func TestMotionGroupsFollowOneAnother(t *testing.T) {
	start := time.Unix(50, 0)
	m := newMotion(effect.Animate{Millis: 200, Motions: []effect.Motion{
		{Kind: effect.MotionGlide, From: 0, To: 1, Piece: 7}, {Kind: effect.MotionGlide, From: 1, To: 2, Piece: 7, After: true},
	}}, start)
	for _, test := range []struct {
		after time.Duration
		from  game.Square
	}{{0, 0}, {99 * time.Millisecond, 0}, {101 * time.Millisecond, 1}, {199 * time.Millisecond, 1}} {
		if _, running, _ := m.moment(start.Add(test.after)); running[0].From != test.from {
			t.Errorf("after %v the piece leaves %v, want %v", test.after, running[0].From, test.from)
		}
	}
}

func TestPoses(t *testing.T) {
	from, to := pose{x: 10, y: 20, width: 8, turn: 1, alpha: 1}, pose{x: 50, y: 60, width: 8, turn: 1, alpha: 1}
	glide := effect.Motion{Kind: effect.MotionGlide, Piece: 3}
	if _, at := posed(glide, 0, from, to); at.x != 10 || at.y != 20 || at.lift != 0 {
		t.Errorf("a glide begins at %+v", at)
	}
	if _, at := posed(glide, 1, from, to); at.x != 50 || at.y != 60 || at.lift > 1e-9 {
		t.Errorf("a glide ends at %+v", at)
	}
	flip := effect.Motion{Kind: effect.MotionFlip, Piece: 3}
	for _, test := range []struct {
		share float64
		piece game.Piece
	}{{0, game.FaceDown}, {0.49, game.FaceDown}, {0.51, 3}, {1, 3}} {
		if piece, at := posed(flip, test.share, from, from); piece != test.piece || at.turn <= 0 || at.turn > 1 {
			t.Errorf("a flip at %.2f shows %v in %+v", test.share, piece, at)
		}
	}
	if piece, _ := posed(effect.Motion{Kind: effect.MotionCover, Piece: 3}, 0.9, from, from); piece != game.FaceDown {
		t.Errorf("covering ends in %v", piece)
	}
	if _, at := posed(effect.Motion{Kind: effect.MotionVanish, Piece: 3}, 1, from, from); at.alpha > 1e-9 {
		t.Errorf("a taken piece is still seen: %+v", at)
	}
}

func TestAnimationIsPaintedAndStops(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(s, 400, 700)
		w.frame(0)
		before := s.board.Pieces
		s.board.Pieces[4] = fourteen[3]
		s.version++
		s.effects = append(s.effects, effect.Animate{Before: before, Millis: 160, Motions: []effect.Motion{
			{Kind: effect.MotionFlip, From: 4, To: 4, Piece: fourteen[3]},
		}})
		w.frame(time.Millisecond)
		cell := s.board.CellRect(4)
		first := w.picture(cell)
		w.frame(110 * time.Millisecond)
		middle := w.picture(cell)
		w.frame(100 * time.Millisecond)
		last := w.picture(cell)
		if difference(first, middle) == 0 || difference(middle, last) == 0 {
			t.Error("the picture did not move")
		}
		commands := w.painter.commands
		w.frame(16 * time.Millisecond)
		if w.painter.commands != commands {
			t.Error("a finished animation is still painted")
		}
		fresh := newShow(s, 400, 700)
		fresh.frame(0)
		whole := tree.Rect{W: 400, H: 700}
		if d := difference(w.picture(whole), fresh.picture(whole)); d > 0 {
			t.Errorf("after an animation %.5f of the picture differs from a fresh one", d)
		}
	})
}
