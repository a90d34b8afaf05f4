package arena

import (
	"errors"
	"fmt"
	"time"

	"anqi/game"
	"anqi/game/deal"
)

// maxTurns ends games under rules that would let them go on for ever; they count as drawn.
const maxTurns = 2000

// Game is the outcome of one game for the two players, A and B.
type Game struct {
	Winner  int // 0 for player A, 1 for player B, -1 for a draw
	Reason  game.Reason
	Turns   int
	Actions [2]int // by player
	Time    [2]time.Duration
	Forfeit bool // lost by an illegal action of an external program
	WonDraw int  // the player whose won position ended as a draw, -1 for none
}

// playing is a game in progress.
type playing struct {
	players  [2]Player
	rules    game.Rules
	deal     deal.Deal
	position game.Position
	first    int         // the player who makes the first action
	mover    int         // the player to act
	colour   game.Colour // of the first player, no colour before the first flip
	ahead    [2]int      // turns in a row with twice the other's material, by player
	result   Game
}

// playGame plays one game from a position; first is the player who makes the first action.
func playGame(players [2]Player, first int, rules game.Rules, start game.Position, dealt deal.Deal, seed uint64) (Game, error) {
	g := playing{
		players: players, rules: rules, deal: dealt, position: start, first: first, mover: first, colour: start.Turn,
		result: Game{Winner: -1, WonDraw: -1},
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
func (g *playing) decided() bool {
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
func (g *playing) act() error {
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
func (g *playing) advance(a game.Action) (game.Position, error) {
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
func (g *playing) end() error {
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
