package ai

import (
	"testing"

	"anqi/game"
)

func TestTableRemembers(t *testing.T) {
	table := newTranspositionTable(1 << 12)
	table.begin()
	stream := splitMix(1)
	key := stream.next()
	table.put(key, 123, newMove(1, 2), 4, lowerBound)
	entry := table.find(key)
	if entry == nil || entry.score != 123 || entry.best != newMove(1, 2) || entry.depth != 4 || entry.bound != lowerBound {
		t.Fatalf("entry %+v", entry)
	}
	table.put(key, 50, noMove, 5, upperBound)
	if entry = table.find(key); entry == nil || entry.score != 50 || entry.best != newMove(1, 2) {
		t.Errorf("a better entry without a move lost the move: %+v", entry)
	}
	table.begin()
	if table.find(key) != nil {
		t.Error("an entry of another search was found")
	}
}

func TestTableForgetsForGood(t *testing.T) {
	table := newTranspositionTable(0)
	table.begin()
	table.put(99<<20, 1, noMove, 1, exactScore)
	for range 600 { // the generations come round twice
		table.begin()
		if table.find(99<<20) != nil {
			t.Fatal("an old entry came back")
		}
	}
}

func TestTableKeepsTheDeeper(t *testing.T) {
	table := newTranspositionTable(0) // few buckets: collisions are sure
	table.begin()
	stream := splitMix(2)
	deep := stream.next()
	table.put(deep, 7, noMove, 20, exactScore)
	for range 1000 {
		table.put(stream.next(), 1, noMove, 2, exactScore)
	}
	if table.find(deep) == nil {
		t.Error("the deep entry was replaced by shallow ones")
	}
}

func TestForcedScoresCountFromTheNode(t *testing.T) {
	for _, score := range []int32{winScore - 5, 5 - winScore, 1234, -1234, 0, winScore - 900} {
		if got := scoreFromTable(scoreToTable(score, 7), 7); got != score {
			t.Errorf("%d came back as %d", score, got)
		}
	}
	if got := scoreFromTable(scoreToTable(winScore-9, 4), 2); got != winScore-7 {
		t.Errorf("a win five actions from the node, found two actions from the root: %d", got)
	}
}

func TestHashTellsWhatMatters(t *testing.T) {
	w := weightsForTest()
	key := func(text string) uint64 {
		p := mustPosition(t, text)
		return newState(&p, w).key
	}
	base := "??2/4/4/4/4/4/1K2/3k r Pp 0 -"
	if key(base) == key("??2/4/4/4/4/4/1K2/3k r PP 0 -") {
		t.Error("different pieces face down, the same hash")
	}
	if key(base) == key("??2/4/4/4/4/4/1K2/3k b Pp 0 -") {
		t.Error("different side to move, the same hash")
	}
	if key(base) == key("?1?1/4/4/4/4/4/1K2/3k r Pp 0 -") {
		t.Error("different squares face down, the same hash")
	}
	if key(base) != key("??2/4/4/4/4/4/1K2/3k r Pp 4 b2-b3,d1-d2,b3-b2,d2-d1") {
		t.Error("the same board by another way has another hash")
	}
}

func TestTranspositionsMeet(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	search := newSearchRules(&rules, w)
	p := mustPosition(t, "4/1R2/4/4/4/1k2/4/2P1 r - 0 -")
	walk := func(steps ...[2]string) state {
		s := newState(&p, w)
		for _, step := range steps {
			from, _ := game.ParseSquare(step[0])
			to, _ := game.ParseSquare(step[1])
			s.step(uint(from), uint(to), &search)
		}
		return s
	}
	one := walk([2]string{"b7", "b6"}, [2]string{"b3", "b4"}, [2]string{"c1", "c2"})
	two := walk([2]string{"c1", "c2"}, [2]string{"b3", "b4"}, [2]string{"b7", "b6"})
	if one.key != two.key || one.key != one.fullKey() {
		t.Errorf("keys %x and %x, computed anew %x", one.key, two.key, one.fullKey())
	}
}
