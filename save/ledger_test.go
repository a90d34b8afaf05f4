package save

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"anqi/game/match"
	"anqi/platform"
)

// TestAnyOrderOfKeepAndDrop compares the ledger with a plain list, over random calls and reloads.
func TestAnyOrderOfKeepAndDrop(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	var list []match.Finished
	remove := func(id string) {
		for i, g := range list {
			if g.ID == id {
				list = append(list[:i:i], list[i+1:]...)
				return
			}
		}
	}
	for range 2000 {
		g := games(match.Level(random.IntN(5)), random.IntN(2) == 0, "wld"[random.IntN(3):][:1])[0]
		g.ID = fmt.Sprint(random.IntN(30))
		g.Points = random.IntN(2000) - 1000
		switch random.IntN(5) {
		case 0:
			_ = s.DropResult(g.ID)
			remove(g.ID)
		case 1:
			s = Open(storage, nil)
		default:
			_ = s.KeepResult(g)
			remove(g.ID)
			list = append(list, g)
		}
		if s.Standings() != Fold(list) {
			t.Fatalf("standings %+v of %+v", s.Standings(), list)
		}
	}
}

// TestOldGamesAreSummedUp fills the ledger beyond what is kept one by one.
func TestOldGamesAreSummedUp(t *testing.T) {
	var l ledger
	var list []match.Finished
	for i := range mostGames + 10 {
		g := games(match.LevelEasy, i%3 == 0, "wld"[i%3:][:1])[0]
		g.ID = fmt.Sprint(i)
		list = append(list, g)
		l.keep(g)
	}
	if len(l.games) > mostGames || len(l.games) < keptGames || l.standings() != Fold(list) {
		t.Fatalf("%d kept one by one", len(l.games))
	}
	again, err := parseLedger(string(l.text()))
	if err != nil || again.standings() != Fold(list) || len(again.games) != len(l.games) {
		t.Fatalf("read back: %v", err)
	}
	again.merge(l)
	if again.standings() != Fold(list) {
		t.Fatal("merging a ledger with itself changes it")
	}
}

func TestLedgerIsReadStrictly(t *testing.T) {
	good := "game 0123456789abcdef easy true won pieces 5 -3 chain\n"
	if _, err := parseLedger(good); err != nil {
		t.Fatal(err)
	}
	for _, text := range [...]string{
		good + good, "game x\n", "base easy true 1 2\n", "base easy maybe 1 2 3 4 5 6\n", "base nobody true 1 2 3 4 5 6\n",
		"base easy true -1 2 3 4 5 6\n", "base easy true 1 2 3 4 5 x\n", "void\n", "\n", "score 5\n",
		"game 1 easy true won pieces -5 0 chain\n", "game 1 easy true won pieces 5 0\n", "game 1 easy true won luck 5 0 chain\n",
		"game 1 easy true glory pieces 5 0 chain\n", "game 1 easy yes won pieces 5 0 chain\n", "game 1 god true won pieces 5 0 chain\n",
	} {
		if _, err := parseLedger(text); !errors.Is(err, ErrDamaged) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
