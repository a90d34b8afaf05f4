package arena

import (
	"errors"
	"fmt"
	"time"

	"anqi/ai"
	"anqi/game"
	"anqi/game/deal"
)

// maxTurns ends games under rules that would let them go on for ever; they count as drawn.
const maxTurns = 2000

// GameResult is the outcome of one game for the two players, A and B.
type GameResult struct {
	Winner  int // 0 for player A, 1 for player B, -1 for a draw
	Reason  game.Reason
	Turns   int
	Actions [2]int // by player
	Time    [2]time.Duration
	Forfeit bool // lost by an illegal action of an external program
	WonDraw int  // the player whose won position ended as a draw, -1 for none
}

// gameInProgress is a game in progress.
type gameInProgress struct {
	players  [2]Player
	rules    game.Rules
	deal     deal.Deal
	position game.Position
	first    int         // the player who makes the first action
	mover    int         // the player to act
	colour   game.Colour // of the first player, no colour before the first flip
	ahead    [2]int      // turns in a row with twice the other's material, by player
	result   GameResult
}

// playGame plays one game from a position; first is the player who makes the first action.
func playGame(players [2]Player, first int, rules game.Rules, start game.Position, dealt deal.Deal, seed uint64) (GameResult, error) {
	g := gameInProgress{
		players: players, rules: rules, deal: dealt, position: start, first: first, mover: first, colour: start.Turn,
		result: GameResult{Winner: -1, WonDraw: -1},
	}
	for i, player := range players {
		if err := player.Begin(rules, mix(seed+uint64(i))); err != nil {
			return g.result, err
		}
	}
	for g.result.Turns < maxTurns && !g.decided() {
		if err := g.act(); err != nil {
			return g.result, err
		}
	}
	g.noteWonDraw()
	return g.result, g.end()
}

// decided reports whether the game is over, and notes how.
func (g *gameInProgress) decided() bool {
	if g.result.Forfeit {
		return true
	}
	end := g.position.Result(&g.rules)
	g.result.Reason = end.Reason
	switch end.Winner {
	case game.NoColour:
	case g.colour:
		g.result.Winner = g.first
	default:
		g.result.Winner = g.first ^ 1
	}
	return end.Over()
}

// act lets the player to move make an action.
func (g *gameInProgress) act() error {
	began := time.Now()
	a, err := g.players[g.mover].Choose(g.position)
	if err != nil {
		return fmt.Errorf("player %s: %w", name(g.mover), err)
	}
	g.result.Time[g.mover] += time.Since(began)
	g.result.Actions[g.mover]++
	g.countAhead()
	next, err := g.advance(a)
	var illegal *game.IllegalActionError
	if _, program := g.players[g.mover].(*external); program && errors.As(err, &illegal) {
		g.result.Winner, g.result.Forfeit = g.mover^1, true // a program's own mistake
		return nil
	}
	if err != nil {
		return fmt.Errorf("player %s: %w", name(g.mover), err)
	}
	if g.colour == game.NoColour {
		g.colour = next.Turn.Opponent()
	}
	if next.Chain == game.NoSquare {
		g.mover ^= 1
		g.result.Turns++
	}
	g.position = next
	return nil
}

func name(player int) string { return string("AB"[player]) }

// advance applies an action and tells both players.
func (g *gameInProgress) advance(a game.Action) (game.Position, error) {
	shown := shownBy(g.deal, &g.position, a)
	next, err := g.position.Apply(&g.rules, a, shown)
	if err != nil {
		return next, err
	}
	for _, player := range g.players {
		if err := player.Played(g.position, a, shown); err != nil {
			return next, err
		}
	}
	return next, nil
}

// end tells both players the result.
func (g *gameInProgress) end() error {
	words := "draw"
	if g.result.Winner >= 0 {
		words = name(g.result.Winner) + " wins"
	}
	for _, player := range g.players {
		if err := player.End(words + " by " + g.result.Reason.String()); err != nil {
			return err
		}
	}
	return nil
}

// wonTurns is for how many of its last turns a side must have had twice the other's material for a draw to count as lost win.
const wonTurns = 20

// countAhead notes for the player to move whether it has twice the other's material by the fixed values of greedy.
func (g *gameInProgress) countAhead() {
	if g.colour == game.NoColour {
		return
	}
	p := &g.position
	var sum [3]int
	for piece, n := range p.Unseen {
		sum[game.Piece(piece).Colour()] += int(n) * ai.GreedyValue(game.Piece(piece).Kind())
	}
	for _, piece := range p.Board {
		sum[piece.Colour()] += ai.GreedyValue(piece.Kind())
	}
	if sum[p.Turn] >= 2*sum[p.Turn.Opponent()] {
		g.ahead[g.mover]++
	} else {
		g.ahead[g.mover] = 0
	}
}

// noteWonDraw notes who has drawn a won position.
func (g *gameInProgress) noteWonDraw() {
	for player, turns := range g.ahead {
		if g.result.Winner < 0 && turns >= wonTurns {
			g.result.WonDraw = player
		}
	}
}

// mix spreads a number over 64 bits (the finalizer of SplitMix64).
func mix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// stream is a reader of bytes that follow from a seed.
type stream uint64

// Read never fails.
func (s *stream) Read(b []byte) (int, error) {
	for i := range b {
		*s++
		b[i] = byte(mix(uint64(*s)) >> 56)
	}
	return len(b), nil
}

// dealOf returns the deal of a seed.
func dealOf(seed uint64) (deal.Deal, error) {
	random := stream(mix(seed) << 8)
	return deal.New(&random)
}

// seedOf returns the seed of a numbered game or pair.
func seedOf(seed uint64, number int) uint64 { return mix(seed ^ mix(uint64(number))) }

// shownBy returns what an action turns up under a deal, game.Empty if nothing.
func shownBy(dealt deal.Deal, p *game.Position, a game.Action) game.Piece {
	if p.NeedsReveal(a) {
		return dealt.At(a.To)
	}
	return game.Empty
}
