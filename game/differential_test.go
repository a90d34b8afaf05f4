package game_test

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
)

// games is how many random games TestAgainstReference plays; ANQI_LONG=1, as the nightly target sets it, makes them 10,000.
var games = flag.Int("games", 500, "random games over random rule sets")

// TestAgainstReference plays random games over random valid rule sets and, after every action, compares with the reference
// and checks what must hold in any position.
func TestAgainstReference(t *testing.T) {
	count := *games
	switch {
	case os.Getenv("ANQI_LONG") != "":
		count = max(count, 10_000)
	case testing.Short():
		count /= 5 // the race detector and WebAssembly are slow
	}
	presets := game.Presets()
	for seed := range uint64(count) {
		random := gametest.Random(seed)
		set := gametest.RuleSet(random)
		if seed < uint64(len(presets)) {
			set = presets[seed].RuleSet
		}
		dealt := gametest.Deal(random)
		ref := newReference(set.Rules, dealt.At)
		p := game.Start()
		for ply := 0; ply < 2000; ply++ {
			if !sameAsReference(t, &p, &set.Rules, ref) || !invariants(t, &p, &set.Rules) {
				t.Fatalf("seed %d, ply %d, %s\n%s", seed, ply, set.Text(), p.Text())
			}
			if p.Result(&set.Rules).Over() {
				break
			}
			action, _ := gametest.Action(random, &p, &set.Rules)
			next, err := p.Apply(&set.Rules, action, gametest.Shown(&p, dealt, action))
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			ref.play(action.String())
			p = next
		}
	}
}

func sameAsReference(t *testing.T, p *game.Position, r *game.Rules, ref *reference) bool {
	t.Helper()
	for s, piece := range p.Board {
		want := game.Empty
		if man := ref.squares[s]; man != nil {
			if want = man.piece; !man.faceUp {
				want = game.FaceDown
			}
		}
		if piece != want {
			t.Errorf("%s holds %s, want %s", game.Square(s), piece, want)
			return false
		}
	}
	if got, want := p.Result(r), ref.result(); got != want || p.Turn != ref.turn || int(p.NoProgressCount) != ref.noProgress || (p.Chain != game.NoSquare) != (ref.chain != nil) {
		t.Errorf("%v, want %v; %s to move, want %s; count %d, want %d", got, want, p.Turn, ref.turn, p.NoProgressCount, ref.noProgress)
		return false
	}
	var legal []string
	for _, a := range p.Actions(r, nil) {
		legal = append(legal, a.String())
	}
	slices.Sort(legal)
	if want := ref.legal(); !slices.Equal(legal, want) {
		t.Errorf("legal %s\nwant  %s", strings.Join(legal, " "), strings.Join(want, " "))
		return false
	}
	return true
}

func invariants(t *testing.T, p *game.Position, r *game.Rules) bool {
	t.Helper()
	lost, faceDown := 0, 0
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		lost += p.Lost(piece)
	}
	for _, piece := range p.Board {
		if piece == game.FaceDown {
			faceDown++
		}
	}
	if left := p.Left(game.Red) + p.Left(game.Black); left+lost != 32 || faceDown != p.FaceDownCount() {
		t.Errorf("%d left and %d captured; %d face down, %d unseen", left, lost, faceDown, p.FaceDownCount())
		return false
	}
	if p.Chain != game.NoSquare {
		return true
	}
	read, err := game.ParsePosition(p.Text(), r)
	if err != nil {
		t.Error(err)
		return false
	}
	if read.Text() != p.Text() || read.Result(r) != p.Result(r) || len(read.Actions(r, nil)) != len(p.Actions(r, nil)) {
		t.Errorf("read back as %s", read.Text())
		return false
	}
	return true
}

// TestNoAllocation proves that generating and applying actions allocates nothing, under the default and under every variant.
func TestNoAllocation(t *testing.T) {
	for _, text := range []string{"traditional", "chain", "tcga", "custom ChaseLimit=3 HorseLeaps=true ChariotSlides=true CannonVaults=true DiagonalCourt=true"} {
		set, err := game.ParseRuleSet(text)
		if err != nil {
			t.Fatal(err)
		}
		random := gametest.Random(4)
		dealt := gametest.Deal(random)
		p := game.Start()
		var room [game.MaxActions]game.Action
		allocations := testing.AllocsPerRun(300, func() {
			actions := p.Actions(&set.Rules, room[:0])
			if len(actions) == 0 || p.Result(&set.Rules).Over() {
				p = game.Start()
				return
			}
			action := actions[random.IntN(len(actions))]
			p.Advance(&set.Rules, action, gametest.Shown(&p, dealt, action))
		})
		if allocations != 0 {
			t.Errorf("%s: %v allocations an action", text, allocations)
		}
	}
}
