package arena

import (
	"fmt"
	"math"
	"os"
	"testing"

	"anqi/ai"
	"anqi/ai/protocol"
	"anqi/game"
)

// engineVariable makes the test binary an engine that speaks the protocol, for tests of external programs: its value is a level and nodes.
const engineVariable = "ANQI_ARENA_TEST_ENGINE"

func TestMain(m *testing.M) {
	if text := os.Getenv(engineVariable); text != "" {
		os.Exit(serveEngine(text))
	}
	os.Exit(m.Run())
}

func serveEngine(text string) int {
	var name string
	var nodes int
	if _, err := fmt.Sscan(text, &name, &nodes); err != nil {
		return 2
	}
	level, _ := ai.ParseLevel(name)
	server := protocol.NewServer(protocol.Config{Level: level, Nodes: nodes, Seed: 7, Settings: ai.DefaultSettings()})
	if server.Serve(os.Stdin, os.Stdout) != nil {
		return 1
	}
	return 0
}

func traditional() game.Rules { return game.DefaultRuleSet().Rules }

func TestElo(t *testing.T) {
	for _, test := range []struct {
		pairs         [5]int
		share         float64
		elo, interval float64
	}{
		{[5]int{0, 0, 10, 0, 0}, 0.5, 0, 0},
		{[5]int{50, 0, 0, 0, 50}, 0.5, 0, 68}, // pairs all won or all lost: variance 1/4 of 100
		{[5]int{25, 0, 0, 0, 75}, 0.75, 191, 79},
		{[5]int{0, 100, 0, 0, 0}, 0.25, -191, 0},
	} {
		s := Score{Pairs: test.pairs}
		elo, interval := s.Elo()
		if math.Abs(s.Share()-test.share) > 1e-9 || math.Abs(elo-test.elo) > 1 {
			t.Errorf("%v: share %.3f, Elo %.1f", test.pairs, s.Share(), elo)
		}
		if test.interval > 0 && math.Abs(interval-test.interval) > 1 {
			t.Errorf("%v: interval %.1f, want %.0f", test.pairs, interval, test.interval)
		}
	}
	all := Score{Pairs: [5]int{0, 0, 0, 0, 20}}
	if elo, interval := all.Elo(); math.IsInf(elo, 0) || math.IsNaN(interval) || elo < 400 {
		t.Errorf("everything won: %v ±%v", elo, interval)
	}
}

func TestSequentialTest(t *testing.T) {
	test := Test{0, 20}
	for _, c := range []struct {
		pairs [5]int
		want  string
	}{
		{[5]int{}, Undecided},
		{[5]int{10, 20, 40, 20, 10}, Undecided},
		{[5]int{10, 20, 40, 90, 60}, Accepted},
		{[5]int{60, 90, 40, 20, 10}, Rejected},
		{[5]int{400, 800, 1600, 800, 400}, Rejected}, // surely not 20 better
	} {
		if got := test.Verdict(&Score{Pairs: c.pairs}); got != c.want {
			t.Errorf("%v: %s, want %s (ratio %.2f)", c.pairs, got, c.want, test.Ratio(&Score{Pairs: c.pairs}))
		}
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

func TestSpecErrors(t *testing.T) {
	for _, spec := range []string{"", "level", "level=master", "expert", "level=easy,nodes", "level=easy,nodes=0", "level=easy,off=everything", "random,nodes=3",
		"level=easy,tempo=fast", "cmd:", "cmd:/no/such/program"} {
		if player, err := NewPlayer(spec, Budget{}); err == nil {
			t.Errorf("%q is a player: %v", spec, player)
		}
	}
	for _, spec := range []string{"random", "greedy", "level=easy", "depth=2", "level=expert,nodes=100,off=hunt,tempo=3,off=null-move", "level=hard,movetime=10"} {
		if _, err := NewPlayer(spec, Budget{}); err != nil {
			t.Errorf("%q: %v", spec, err)
		}
	}
}
