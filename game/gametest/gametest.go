// Package gametest makes random rule sets and random games for the tests of every package that plays. Its randomness is passed in.
// It imports game and game/deal, and only tests import it.
package gametest

import (
	"encoding/binary"
	"io"
	"math/rand/v2"
	"strings"

	"anqi/game"
	"anqi/game/deal"
)

// Random returns a stream that repeats with the seed.
func Random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x616e7169)) }

// RuleSet returns a random valid rule set: mostly a few fields away from the default, any field possible.
func RuleSet(random *rand.Rand) game.RuleSet {
	for {
		set := game.DefaultRuleSet()
		for _, field := range game.Fields() {
			if random.IntN(3) == 0 {
				_ = field.Set(&set, value(random, &field)) // in range by construction
			}
		}
		if set.Validate() == nil {
			return set
		}
	}
}

func value(random *rand.Rand, field *game.Field) int {
	switch {
	case field.Kind == game.SwitchField:
		return random.IntN(2)
	case field.Kind == game.ChoiceField:
		return random.IntN(len(field.Words))
	case field.ZeroOff && random.IntN(3) == 0:
		return 0
	}
	return field.Min + random.IntN(field.Max-field.Min+1)
}

// Deal returns a random deal.
func Deal(random *rand.Rand) deal.Deal {
	dealt, err := deal.New(Bytes(random))
	if err != nil {
		panic(err) // the stream has no end
	}
	return dealt
}

// Bytes makes a stream of random bytes of a random stream of numbers.
func Bytes(random *rand.Rand) io.Reader { return byteStream{random} }

type byteStream struct{ random *rand.Rand }

// Read fills the whole of p; it never fails.
func (s byteStream) Read(p []byte) (int, error) {
	var word [8]byte
	for n := 0; n < len(p); {
		binary.LittleEndian.PutUint64(word[:], s.random.Uint64())
		n += copy(p[n:], word[:])
	}
	return len(p), nil
}

// Action picks a legal action, captures and dark attacks more often than by their number so that games come to an end; it reports
// false when there is none.
func Action(random *rand.Rand, p *game.Position, r *game.Rules) (game.Action, bool) {
	var room [game.MaxActions]game.Action
	actions := p.Actions(r, room[:0])
	if len(actions) == 0 {
		return game.Action{}, false
	}
	if random.IntN(3) == 0 {
		var sharp []game.Action
		for _, a := range actions {
			if step := p.Step(a); step == game.StepCapture || step == game.StepDark {
				sharp = append(sharp, a)
			}
		}
		if len(sharp) > 0 {
			return sharp[random.IntN(len(sharp))], true
		}
	}
	return actions[random.IntN(len(actions))], true
}

// Shown returns what an action turns up under a deal, game.Empty if nothing.
func Shown(p *game.Position, dealt deal.Deal, a game.Action) game.Piece {
	if p.NeedsReveal(a) {
		return dealt.At(a.To)
	}
	return game.Empty
}

// Named is a rule set with a name that makes a file name.
type Named struct {
	Name    string
	RuleSet game.RuleSet
}

// EveryRule returns every preset, every variant alone and all variants together, for tests that must see each rule at work.
func EveryRule() []Named {
	var list []Named
	for _, preset := range game.Presets() {
		list = append(list, Named(preset))
	}
	for _, fields := range []string{
		"ChaseLimit=1", "ChaseLimit=5", "Repetition=2", "NoProgressLimit=20 ThreePieceTally=true", "DarkCapture=true",
		"ChainAfterOpen=open", "ChainAfterOpen=open ChainIgnoresRank=true", "DarkCapture=true ChainAfterOpen=open+dark",
		"DarkCapture=true ChainAfterDark=dark", "DarkCapture=true ChainAfterDark=dark+open",
		"HorseLeaps=true", "ChariotSlides=true", "CannonVaults=true", "CannonContact=true", "DiagonalCourt=true", "Order=mainland",
		"ChaseLimit=3 DarkCapture=true ChainAfterOpen=open+dark ChainAfterDark=dark+open ChainIgnoresRank=true HorseLeaps=true " +
			"ChariotSlides=true CannonVaults=true DiagonalCourt=true",
	} {
		set, err := game.ParseRuleSet("custom " + fields)
		if err != nil {
			panic(err) // the list above is wrong
		}
		list = append(list, Named{fileName(fields), set})
	}
	return list
}

func fileName(fields string) string {
	if strings.Count(fields, " ") > 4 {
		return "everything"
	}
	return strings.ToLower(strings.NewReplacer("=true", "", "=", "_", " ", "_", "+", "_").Replace(fields))
}
