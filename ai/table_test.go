package ai

import "testing"

func TestTableRemembers(t *testing.T) {
	table := newTable(1 << 12)
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
	table := newTable(0)
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
	table := newTable(0) // few buckets: collisions are sure
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
		if got := fromTable(toTable(score, 7), 7); got != score {
			t.Errorf("%d came back as %d", score, got)
		}
	}
	if got := fromTable(toTable(winScore-9, 4), 2); got != winScore-7 {
		t.Errorf("a win five actions from the node, found two actions from the root: %d", got)
	}
}
