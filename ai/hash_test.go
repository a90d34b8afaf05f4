package ai

import (
	"testing"

	"anqi/game"
)

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
