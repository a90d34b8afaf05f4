// Package recordtest makes random records for the tests of every package that reads or writes them. It imports game, game/deal,
// game/gametest and game/record, and only tests import it.
package recordtest

import (
	"math/rand/v2"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/gametest"
	"anqi/game/record"
)

// Random plays a random game of at most so many turns by random rules, which repeats with the seed. It tells its deal, and some of its
// turns are the clock's where there is one.
func Random(seed uint64, turns int) *record.Record {
	random := gametest.Random(seed)
	return Play(random, gametest.RuleSet(random), turns)
}

// Play is Random by given rules.
func Play(random *rand.Rand, set game.RuleSet, turns int) *record.Record {
	dealt := gametest.Deal(random)
	salt, err := deal.NewSalt(gametest.Bytes(random))
	if err != nil {
		panic(err) // the stream has no end
	}
	r := &record.Record{RuleSet: set, Deal: &dealt, Salt: &salt, Fingerprint: dealt.Fingerprint(salt), First: "紅方", Second: "黑方"}
	state := record.NewState()
	for !state.Result.Over() && len(r.Turns) < turns {
		turn := randomTurn(random, &state, &set, dealt)
		if set.TurnSeconds > 0 && random.IntN(4) == 0 && !thirdTimeout(r.Turns) {
			turn.Clock = true
		}
		if random.IntN(20) == 0 {
			r.Comments = append(r.Comments, record.Comment{Turns: len(r.Turns), Text: "一手"})
		}
		r.Turns = append(r.Turns, turn)
	}
	return r
}

func randomTurn(random *rand.Rand, state *record.State, set *game.RuleSet, dealt deal.Deal) record.Turn {
	var turn record.Turn
	for {
		action, _ := gametest.Action(random, &state.Position, &set.Rules)
		played := record.Played{Action: action, Shown: gametest.Shown(&state.Position, dealt, action)}
		if err := state.Act(set, played, nil); err != nil {
			panic(err) // the action came from the list of legal ones
		}
		turn.Actions = append(turn.Actions, played)
		if state.Position.Chain == game.NoSquare {
			return turn
		}
	}
}

// thirdTimeout reports whether one more turn by the clock would be the third in a row of its player.
func thirdTimeout(turns []record.Turn) bool {
	n := len(turns)
	return n >= 4 && turns[n-2].Clock && turns[n-4].Clock
}
