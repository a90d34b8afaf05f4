package arena

import (
	"os"
	"strings"
	"testing"

	"anqi/game"
)

func TestMatchAgainstItselfIsEven(t *testing.T) {
	m := Match{A: "level=easy,seed=3,nodes=100", B: "level=easy,seed=3,nodes=100", Rules: traditional(), Pairs: 12, Seed: 4}
	score, err := m.Run()
	if err != nil {
		t.Fatal(err)
	}
	// The same player on both sides plays every deal twice the same: what first wins, then loses.
	if score.Pairs != [5]int{0, 0, 12, 0, 0} || score.Wins != score.Losses {
		t.Errorf("pairs %v, %d wins, %d losses", score.Pairs, score.Wins, score.Losses)
	}
}

func TestMatchRepeatsAndShardsAddUp(t *testing.T) {
	m := Match{A: "level=medium,nodes=200", B: "greedy", Rules: traditional(), Pairs: 9, Seed: 11}
	whole, err := m.Run()
	if err != nil {
		t.Fatal(err)
	}
	m.Workers = 3
	again, err := m.Run()
	if err != nil || again.Pairs != whole.Pairs || again.Turns != whole.Turns {
		t.Errorf("three workers: %v, one: %v (%v)", again.Pairs, whole.Pairs, err)
	}
	var sum Score
	for shard := range 3 {
		part := Match{A: m.A, B: m.B, Rules: m.Rules, Pairs: m.Pairs, Seed: m.Seed, Shard: shard, Shards: 3}
		score, err := part.Run()
		if err != nil || score.Games() != 6 {
			t.Fatalf("shard %d: %d games (%v)", shard, score.Games(), err)
		}
		sum.Add(score)
	}
	if sum.Pairs != whole.Pairs || sum.Turns != whole.Turns || sum.Draws != whole.Draws {
		t.Errorf("shards %v, whole %v", sum.Pairs, whole.Pairs)
	}
}

// As many workers as there are pairs at most, however many are asked for.
func TestNoMoreWorkersThanPairs(t *testing.T) {
	m := Match{A: "greedy", B: "random", Rules: traditional(), Pairs: 2, Seed: 1, Workers: 1_000_000_000}
	if score, err := m.Run(); err != nil || score.Games() != 4 {
		t.Errorf("%d games (%v)", score.Games(), err)
	}
}

func TestStopEndsADecidedMatch(t *testing.T) {
	m := Match{A: "level=medium,nodes=200", B: "random", Rules: traditional(), Pairs: 400, Seed: 1, Test: Test{0, 20}, Stop: true}
	score, err := m.Run()
	if err != nil || score.Games() >= 400 || m.Test.Verdict(&score) != Accepted {
		t.Errorf("%d games, %s (%v)", score.Games(), m.Test.Verdict(&score), err)
	}
}

func TestProtocolMatchEqualsTheOneInside(t *testing.T) {
	t.Setenv(engineVariable, "hard 400")
	opponent := "level=medium,seed=9,nodes=200"
	inside := Match{A: "level=hard,seed=7,nodes=400", B: opponent, Rules: game.Rules{NoProgressLimit: 40, Repetition: 3}, Pairs: 3, Seed: 2}
	want, err := inside.Run()
	if err != nil {
		t.Fatal(err)
	}
	outside := inside
	outside.A = "cmd:" + os.Args[0]
	got, err := outside.Run()
	if err != nil {
		t.Fatal(err)
	}
	if got.Pairs != want.Pairs || got.Turns != want.Turns || got.Actions != want.Actions {
		t.Errorf("over the protocol %v in %d turns, inside %v in %d", got.Pairs, got.Turns, want.Pairs, want.Turns)
	}
}

// TestMatchFromPositions: whoever moves first takes the last piece, so each player wins once from every position.
func TestMatchFromPositions(t *testing.T) {
	rules := traditional()
	starts, err := ReadStarts(strings.NewReader("12 0.5 4/4/4/4/4/4/4/Gm2 r - 0 -\n?3/4/4/4/4/4/4/Gm2 r P 0 -\n4/4/4/4/4/4/4/G3 b - 0 -\n4/4/4/4/4/4/4/Mg2 b - 3 -\n"), rules)
	if err != nil || len(starts) != 2 {
		t.Fatalf("%d positions, %v; want the two with everything face up that are not over", len(starts), err)
	}
	m := Match{A: "depth=1", B: "greedy", Rules: rules, Starts: starts, Pairs: 4}
	if score, err := m.Run(); err != nil || score.Wins != 4 || score.Losses != 4 || score.Turns != 8 {
		t.Errorf("%+v, %v", score, err)
	}
	m.B = "cmd:true"
	if _, err := m.Run(); err != errStarts {
		t.Errorf("a program was to begin in the middle of a game: %v", err)
	}
	if _, err := ReadStarts(strings.NewReader("4/4/4 r - 0 -\n"), rules); err == nil {
		t.Error("read a board of three rows")
	}
	long := "\ufeff4/4/4/4/4/4/4/Gm2 r - 0 -\r\n" + strings.Repeat("x ", 100_000) + "4/4/4/4/4/4/4/Gm2 r - 0 -\n"
	if starts, err := ReadStarts(strings.NewReader(long), rules); err == nil || !strings.Contains(err.Error(), "line 2 ") {
		t.Errorf("%d positions, %v", len(starts), err)
	}
}

func TestDealsFollowFromTheSeed(t *testing.T) {
	one, _ := dealOf(5)
	again, _ := dealOf(5)
	other, _ := dealOf(6)
	if one != again || one == other {
		t.Error("deals do not follow from their seeds")
	}
}
