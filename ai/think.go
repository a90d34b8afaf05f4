package ai

import (
	"context"
	"errors"

	"anqi/game"
)

// ErrGameOver is returned for a position without any legal action.
var ErrGameOver = errors.New("ai: there is no action to choose, the game is over")

// SearchRequest is a question to the computer: which action to choose in a position.
type SearchRequest struct {
	Position game.Position
	Rules    game.Rules
	Level    Level
	Nodes    int            // budget in applied actions, 0 for the level's own
	Seed     uint64         // of everything left to chance; unrelated to the shuffle
	Spent    func() float64 // the clock: the share of the time used; from 1 on the best action so far is answered. Nil without one
	Usual    float64        // the share of the budget meant for an ordinary action, the rest being for choices that are not stable; 0 is all of it
	Lines    int            // how many actions get an exact chance; 0 and 1 only the best
	Only     []game.Action  // if not empty, only these actions are considered
	Depth    int            // plies at most, 0 for the level's own

	noHandicap bool // the level plays without noise and without the other handicaps
}

// Line is an action with the winning chance it gives the side to move; beyond the first Request.Lines lines the chance is
// an upper bound.
type Line struct {
	Action game.Action
	Chance float64
}

// Solved says what is known for certain about a position, for the side to move.
type Solved uint8

// What may be known for certain.
const (
	Unsolved Solved = iota
	SolvedWin
	SolvedDraw
	SolvedLoss
)

// Analysis is the answer to a Request.
type Analysis struct {
	Action game.Action
	Chance float64 // winning chance of the side to move, from 0 to 1; a draw is 0.5
	Depth  int     // the last finished iteration, in plies
	Nodes  int     // applied actions
	Lines  []Line  // best first, at least one
	Solved Solved
}

// Engine thinks. It keeps its memory, not its knowledge, from one call to the next: the same request always gets the same
// answer. It must not be used by two goroutines at once.
type Engine struct {
	parameters Parameters
	searcher   *searcher
	variant    *variantSearcher
	endings    endings
}

// NewEngine returns an engine; its memory is allocated when it first thinks.
func NewEngine(parameters Parameters) *Engine {
	parameters.Weights.prepare()
	return &Engine{parameters: parameters}
}

// Think answers one request with a new engine of the default parameters and a transposition table no larger than the budget can fill.
func Think(ctx context.Context, request SearchRequest, pause func()) (Analysis, error) {
	parameters := DefaultParameters()
	parameters.HashBytes = min(parameters.HashBytes, 64*max(request.budget(), levelPlans[request.Level&3].checkNodes))
	return NewEngine(parameters).Think(ctx, request, pause)
}

func (r *SearchRequest) budget() int {
	if r.Nodes > 0 {
		return r.Nodes
	}
	return r.Level.Nodes()
}

// Think answers a request. It calls pause, if there is one, about every thousand nodes, and returns the context's error
// within two such calls after it is cancelled.
func (e *Engine) Think(ctx context.Context, request SearchRequest, pause func()) (Analysis, error) {
	actions := request.legal()
	if len(actions) == 0 || request.Position.Result(&request.Rules).Over() {
		return Analysis{}, ErrGameOver
	}
	if err := ctx.Err(); err != nil {
		return Analysis{}, err
	}
	if request.Position.Turn == game.NoColour {
		return opening(&request, actions), nil
	}
	request.noHandicap = e.parameters.NoNoise
	a, err := e.choose(ctx, &request, actions, pause)
	if err != nil || request.Nodes > 0 || request.noHandicap {
		return a, err
	}
	return e.blunderCheck(ctx, &request, a, pause)
}

// choose answers a request from the endgame tables, or else by a search.
func (e *Engine) choose(ctx context.Context, request *SearchRequest, actions []game.Action, pause func()) (Analysis, error) {
	known, actions, err := e.exact(ctx, request, actions, pause)
	if err != nil || known.Solved != Unsolved {
		return known, err
	}
	b := budget{ctx: ctx, pause: pause, spent: request.Spent, limit: max(request.budget(), 1)}
	b.check = min(pauseNodes, b.limit)
	if !servesFast(&request.Rules) {
		return e.thinkVariant(request, actions, b)
	}
	return e.thinkFast(request, actions, b)
}

// servesFast reports whether the fast search knows the rules: Taiwan captures, one action a turn, and whatever it reads itself. These
// fields are copied, every other one must be zero. So a rule that is new to the game goes to the variant search, which plays by package
// game's own actions, until someone teaches the fast search.
func servesFast(r *game.Rules) bool {
	known := game.Rules{
		NoProgressLimit:  r.NoProgressLimit,
		ChaseLimit:       r.ChaseLimit,
		Repetition:       r.Repetition,
		ThreePieceTally:  r.ThreePieceTally,
		ChainIgnoresRank: r.ChainIgnoresRank, // says nothing without chains
	}
	return *r == known
}

// legal returns the legal actions among those that may be considered.
func (r *SearchRequest) legal() []game.Action {
	actions := r.Position.Actions(&r.Rules, nil)
	if len(r.Only) == 0 {
		return actions
	}
	kept := actions[:0]
	for _, a := range actions {
		for _, wanted := range r.Only {
			if a == wanted {
				kept = append(kept, a)
				break
			}
		}
	}
	return kept
}

// opening answers the first flip, where all squares are the same to anyone: one by the seed.
func opening(r *SearchRequest, actions []game.Action) Analysis {
	stream := splitMix(r.Seed)
	a := actions[stream.below(len(actions))]
	return Analysis{Action: a, Chance: 0.5, Lines: []Line{{a, 0.5}}}
}
