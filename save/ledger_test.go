package save

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
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
		g.Score, g.Points = game.Scoring(random.IntN(3)), [2]int{random.IntN(2000) - 1000, random.IntN(2000) - 1000}
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
	good := "game 0123456789abcdef easy true won pieces 5 stake 950 -1000 teahouse\n"
	for _, text := range [...]string{good, "game 0123456789abcdef easy true won pieces 5 -3 chain\n", "base easy true 1 2 3 4 5 6 7 8 9 10 11\n"} {
		if _, err := parseLedger(text); err != nil {
			t.Fatal(err)
		}
	}
	for _, text := range [...]string{
		good + good, "game x\n", "base easy true 1 2\n", "base easy maybe 1 2 3 4 5 6\n", "base nobody true 1 2 3 4 5 6\n",
		"base easy true -1 2 3 4 5 6\n", "base easy true 1 2 3 4 5 x\n", "void\n", "\n", "score 5\n",
		"game 1 easy true won pieces 5 luck 1 2 chain\n", "game 1 easy true won pieces 5 stake x 2 chain\n",
		"game 1 easy true won pieces 5 stake 1 chain\n", "base easy true 1 2 3 4 5 6 7 8 9 10\n", "base easy true 1 2 3 4 5 6 7 8 9 10 x\n",
		"game 1 easy true won pieces -5 0 chain\n", "game 1 easy true won pieces 5 0\n", "game 1 easy true won luck 5 0 chain\n",
		"game 1 easy true glory pieces 5 0 chain\n", "game 1 easy yes won pieces 5 0 chain\n", "game 1 god true won pieces 5 0 chain\n",
	} {
		if _, err := parseLedger(text); !errors.Is(err, ErrDamaged) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestStandingsOfTheFirstVersion reads a file as the first version wrote it: nothing is lost, both sides get their points where the
// rules say how many, and what nobody can tell apart any more stays a sum of its own.
func TestStandingsOfTheFirstVersion(t *testing.T) {
	const text = `base medium false 7 5 2 -1 4 321
game 0000000000000001 person false won resign 31 950 teahouse
game 0000000000000002 person false lost pieces 64 -1000 teahouse
game 0000000000000003 person false drawn agreement 20 0 teahouse
game 0000000000000004 hard false won pieces 80 3 tournament
game 0000000000000005 hard false lost time 12 -5 tournament
game 0000000000000006 hard true won pieces 90 700 custom
game 0000000000000007 easy false won pieces 40 0 traditional
void 0000000000000009
`
	old := []byte("anqi standings 1 " + strconv.Itoa(len(text)) + " " + checksum([]byte(text)) + "\n" + text)
	storage := platform.NewMemoryStorage()
	if err := storage.Set(KeyStandings, old); err != nil {
		t.Fatal(err)
	}
	s := Open(storage, nil)
	if notices := s.Notices(); len(notices) != 0 {
		t.Fatalf("told %+v", notices)
	}
	check := func(s *Store) {
		t.Helper()
		for what, test := range map[string]struct{ got, want Column }{
			"two":    {s.Standings().TwoPlayers(), Column{Wins: 1, Losses: 1, Draws: 1, BestStreak: 1, Tally: Tally{game.ScoreStake: {-50, -50}}}},
			"hard":   {s.Standings().Column(match.LevelHard, false), Column{Wins: 1, Losses: 1, Streak: -1, BestStreak: 1, Tally: Tally{game.ScoreMultiplier: {-2, 2}}}},
			"helped": {s.Standings().Column(match.LevelHard, true), Column{Wins: 1, Streak: 1, BestStreak: 1, Tally: Tally{game.ScoreNone: {700, 0}}}},
			"medium": {s.Standings().Column(match.LevelMedium, false), Column{Wins: 7, Losses: 5, Draws: 2, Streak: -1, BestStreak: 4, Tally: Tally{game.ScoreNone: {321, 0}}}},
			"easy":   {s.Standings().Column(match.LevelEasy, false), Column{Wins: 1, Streak: 1, BestStreak: 1}},
		} {
			if test.got != test.want {
				t.Errorf("%s: %+v, want %+v", what, test.got, test.want)
			}
		}
	}
	check(s)
	imported := Open(platform.NewMemoryStorage(), nil)
	if err := imported.ImportStandings(old); err != nil {
		t.Fatal(err)
	}
	check(imported)
	// The next game is written in the form of now, and all of it is read back.
	if err := s.KeepResult(match.Finished{ID: "0000000000000009"}); err != nil { // taken out by a reset: does not count
		t.Fatal(err)
	}
	if err := s.KeepResult(match.Finished{ID: "0000000000000008", Level: match.LevelExpert, Result: record.Won, Reason: game.ReasonPieces, Preset: "street"}); err != nil {
		t.Fatal(err)
	}
	if data, _, _ := storage.Get(KeyStandings); !bytes.HasPrefix(data, []byte("anqi standings 2 ")) {
		t.Errorf("kept as %q", data)
	}
	again := Open(storage, nil)
	check(again)
	if again.Standings() != s.Standings() {
		t.Error("not the same after a reload")
	}
}
