package match

import (
	"context"
	"time"

	"anqi/game"
)

// Computer chooses actions. It is called in a goroutine of its own with copies, sees public information only, and returns
// soon after the context is cancelled. It calls pause (never nil) every thousand nodes or so.
type Computer interface {
	Choose(ctx context.Context, position game.Position, rules game.Rules, request Request, pause func()) (Answer, error)
}

// Purpose is what an answer is for.
type Purpose uint8

// The purposes of a request.
const (
	PurposeTurn  Purpose = iota // the computer's own action
	PurposeHint                 // an action for the person to consider
	PurposeJudge                // a person has offered a draw; only Agrees is wanted, the same for the same position
)

// Request says how to think.
type Request struct {
	Level   Level
	Purpose Purpose
	Seed    uint64        // of the computer's own randomness; 0 with PurposeJudge
	ToMove  bool          // with PurposeJudge: the computer, which is asked, is to move; else the person is
	Within  time.Duration // answer by then, because a turn clock runs; 0: no limit
}

// Answer is what the computer thinks of the position. Agrees is wanted with PurposeJudge only, Offers and Lost with PurposeTurn.
type Answer struct {
	Action game.Action
	Chance float64 // of the side to move winning, 0 to 1, a draw counting half
	Agrees bool    // takes the draw, because the game is not young and the computer does not stand better
	Offers bool    // offers a draw, because nothing can come of the game
	Lost   bool    // an endgame is solved as lost: nothing it does can help
}
