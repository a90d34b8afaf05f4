package endgame

import (
	"context"
	"errors"
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
		outcome  Outcome
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
		if o, distance, ok := s.Probe(&c.pos); o != c.outcome || distance != c.distance || ok != c.ok {
			t.Errorf("%s: %v %d %v, want %v %d %v", c.pos.Text(), o, distance, ok, c.outcome, c.distance, c.ok)
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
	a, err1 := without.Census(ctx, parsePieces(t, "KGkg"), nil)
	b, err2 := with.Census(ctx, parsePieces(t, "KGkg"), nil)
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
