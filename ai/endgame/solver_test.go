package endgame

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"testing"

	"anqi/game"
)

func TestRefusesRulesThatLookBack(t *testing.T) {
	for name, want := range map[string]bool{
		"traditional": true, "teahouse": true, "street": true, "mainland": true,
		"tournament": false, "tcga": false, "chain": false, // ChaseLimit 5, Repetition 3, ChaseLimit 10
	} {
		p, ok := game.PresetByName(name)
		if !ok {
			t.Fatalf("no preset %s", name)
		}
		s, err := New(p.RuleSet.Rules)
		if Applies(&p.RuleSet.Rules) != want || (err == nil) != want || (s != nil) != want {
			t.Errorf("%s: applies %v, error %v, want %v", name, Applies(&p.RuleSet.Rules), err, want)
		}
	}
}

func TestOutOfScope(t *testing.T) {
	rules := traditional(40)
	s := newSolver(t, rules)
	ctx := context.Background()
	start := game.Start()
	oneDown, err := game.ParsePosition("4/4/4/4/4/4/4/K?k1 r P 0 -", &rules)
	if err != nil {
		t.Fatal(err)
	}
	six, err := game.ParsePosition("4/4/4/4/4/4/kgmr/K1GM r - 0 -", &rules)
	if err != nil {
		t.Fatal(err)
	}
	chained := piecesAt(t, "Kk", 0, 9)
	chained.Chain = 0
	for _, pos := range []game.Position{start, oneDown, six, chained, {Chain: game.NoSquare}} {
		if err := s.Prepare(ctx, &pos, nil); !errors.Is(err, ErrMaterial) {
			t.Errorf("%s: prepared with error %v", pos.Text(), err)
		}
		if _, _, ok := s.Probe(&pos); ok || s.Ready(&pos) {
			t.Errorf("%s: answered", pos.Text())
		}
	}
	for _, pieces := range [][]game.Piece{nil, {game.Empty}, {game.FaceDown, 1}, {200, 1}, make([]game.Piece, 6)} {
		if err := s.PrepareMaterial(ctx, pieces, nil); !errors.Is(err, ErrMaterial) {
			t.Errorf("%v: prepared with error %v", pieces, err)
		}
	}
}

// piecesAt returns a position, red to move, with the pieces on the squares.
func piecesAt(t testing.TB, letters string, squares ...game.Square) game.Position {
	pos := game.Position{Turn: game.Red, Chain: game.NoSquare}
	for i, p := range parsePieces(t, letters) {
		pos.Board[squares[i]] = p
	}
	return pos
}

func TestEdges(t *testing.T) {
	s := newSolver(t, traditional(40))
	pos := piecesAt(t, "Gm", 0, 1)
	if _, _, ok := s.Probe(&pos); ok || s.Ready(&pos) {
		t.Error("answered before it was prepared")
	}
	if err := s.Prepare(context.Background(), &pos, nil); err != nil || !s.Ready(&pos) {
		t.Fatal(err)
	}
	for _, c := range []struct {
		pos      game.Position
		quiet    uint16
		value    Value
		distance int
		ok       bool
	}{
		{pos, 0, Win, 1, true},
		{pos, 39, Win, 1, true},
		{pos, 40, Draw, 0, false}, // over already
		{piecesAt(t, "Gm", 0, 31), 0, Draw, 0, true},
		{piecesAt(t, "G", 0), 0, Win, 0, true},
		{piecesAt(t, "g", 0), 0, Loss, 0, true},
		{piecesAt(t, "gmnp", 0, 1, 2, 3), 0, Loss, 0, true},
	} {
		c.pos.NoProgressCount = c.quiet
		if o, distance, ok := s.Probe(&c.pos); o != c.value || distance != c.distance || ok != c.ok {
			t.Errorf("%s: %v %d %v, want %v %d %v", c.pos.Text(), o, distance, ok, c.value, c.distance, c.ok)
		}
	}
	blocked := piecesAt(t, "Mgg", 0, 1, 4)
	if err := s.Prepare(context.Background(), &blocked, nil); err != nil {
		t.Fatal(err)
	}
	if o, distance, ok := s.Probe(&blocked); !ok || o != Loss || distance != 0 {
		t.Errorf("%s: %v %d %v, want a loss at 0", blocked.Text(), o, distance, ok)
	}
	if _, _, ok := s.Best(&blocked, nil); ok {
		t.Error("found an action in a game that is over")
	}
}

// TestLimitChangesResults: a win that takes longer than the limit allows is a draw, and is one turn by turn.
func TestLimitChangesResults(t *testing.T) {
	ctx := context.Background()
	without, with := newSolver(t, traditional(0)), newSolver(t, traditional(40))
	a, err1 := without.Count(ctx, parsePieces(t, "KGkg"), nil)
	b, err2 := with.Count(ctx, parsePieces(t, "KGkg"), nil)
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	if a.Sides[0].LongestWin <= 40 || b.Sides[0].LongestWin > 40 || b.Sides[0].Won >= a.Sides[0].Won {
		t.Errorf("no limit %+v, limit 40 %+v", a.Sides[0], b.Sides[0])
	}
}

func letters(pieces []game.Piece) string {
	text := ""
	for _, p := range pieces {
		text += p.String()
	}
	return text
}

// TestInterruptedPrepareGoesOn cancels again and again at a pause; what is finished stays, and in the end all is ready.
func TestInterruptedPrepareGoesOn(t *testing.T) {
	s := newSolver(t, traditional(40))
	pieces := parsePieces(t, "GCmp")
	interrupted := 0
	for allowed := 1; ; allowed *= 2 {
		ctx, cancel := context.WithCancel(context.Background())
		pauses := 0
		err := s.PrepareMaterial(ctx, pieces, func() {
			if pauses++; pauses == allowed {
				cancel()
			}
		})
		cancel()
		if err == nil {
			break
		}
		if !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		interrupted++
	}
	if interrupted < 3 {
		t.Errorf("interrupted only %d times: pauses are too rare", interrupted)
	}
	uninterrupted := newSolver(t, traditional(40))
	a, err1 := s.Count(context.Background(), pieces, nil)
	b, err2 := uninterrupted.Count(context.Background(), pieces, nil)
	if err1 != nil || err2 != nil || a != b {
		t.Errorf("%+v (%v) after interruptions, %+v (%v) without", a, err1, b, err2)
	}
}

// TestProbeWhilePreparing uses a solver from two goroutines; the race detector judges.
func TestProbeWhilePreparing(t *testing.T) {
	s := newSolver(t, traditional(40))
	pos := piecesAt(t, "GGm", 3, 9, 20)
	if err := s.Prepare(context.Background(), &pos, nil); err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	done := make(chan struct{})
	group.Go(func() {
		defer close(done)
		for _, letters := range []string{"Kg", "GNm", "KMp", "Cnp"} {
			if err := s.PrepareMaterial(context.Background(), parsePieces(t, letters), nil); err != nil {
				t.Error(err)
			}
		}
	})
	for running := true; running; {
		select {
		case <-done:
			running = false
		default:
		}
		if o, _, ok := s.Probe(&pos); !ok || o != Win {
			t.Fatalf("%v %v", o, ok)
		}
		runtime.Gosched() // WebAssembly has one thread and takes it from nobody
	}
	group.Wait()
}

// TestForgetsWhatTakesTooMuch: memory stays bounded over many endings, what was asked for last is there, and so are the four-piece
// endings asked for just before.
func TestForgetsWhatTakesTooMuch(t *testing.T) {
	if testing.Short() {
		t.Skip("builds wide tables")
	}
	rules := traditional(20)
	rules.ThreePieceTally = true // ranks tell classes apart: more of them than fit
	s := newSolver(t, rules)
	wide := piecesAt(t, "Ggnpp", 0, 5, 10, 15, 20)
	prepare := func(letters string) {
		if err := s.PrepareMaterial(context.Background(), parsePieces(t, letters), nil); err != nil {
			t.Fatal(err)
		}
		if s.bytes() > keptBytes {
			t.Errorf("%d bytes after %s", s.bytes(), letters)
		}
	}
	prepare("GGMNm")
	prepare("Ggnpp")
	if below := piecesAt(t, "Ggnp", 0, 5, 10, 15); !s.Ready(&wide) || !s.Ready(&below) {
		t.Error("what was asked for last is not ready")
	}
	forgot := false
	for i, red := range sets(game.Red, 2) {
		black := sets(game.Black, 2)
		for _, j := range []int{i, (i + 5) % len(black)} {
			prepare(letters(red) + letters(black[j]))
		}
		forgot = forgot || !s.Ready(&wide)
		for _, j := range []int{i, (i + 5) % len(black)} {
			if pos := piecesAt(t, letters(red)+letters(black[j]), 0, 5, 10, 15); !s.Ready(&pos) {
				t.Errorf("%s is not ready", letters(red)+letters(black[j]))
			}
		}
	}
	if !forgot {
		t.Error("nothing was forgotten: the test shows nothing")
	}
}
