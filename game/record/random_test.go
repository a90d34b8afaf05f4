package record_test

import (
	"anqi/game"
	"anqi/game/deal"
	"anqi/game/gametest"
	"anqi/game/record"
)

// randomRecord plays a random game of at most so many turns; some of its turns are the clock's where there is one.
func randomRecord(seed uint64, turns int) *record.Record {
	random := gametest.Random(seed)
	set := gametest.RuleSet(random)
	dealt := gametest.Deal(random)
	salt, _ := deal.NewSalt(gametest.Bytes(random))
	r := &record.Record{RuleSet: set, Deal: &dealt, Salt: &salt, Fingerprint: dealt.Fingerprint(salt), First: "甲", Second: "乙"}
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

func randomTurn(random interface{ IntN(int) int }, state *record.State, set *game.RuleSet, dealt deal.Deal) record.Turn {
	var turn record.Turn
	stream := gametest.Random(uint64(random.IntN(1 << 30)))
	for {
		action, _ := gametest.Action(stream, &state.Position, &set.Rules)
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
