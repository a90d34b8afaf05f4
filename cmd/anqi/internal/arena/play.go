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

// wonTurns is for how many of its last turns a side must have had twice the other's material for a draw to count as lost win.
const wonTurns = 20

// playGame plays one game from a position; first is the player who makes the first action.
func playGame(players [2]Player, first int, rules game.Rules, start game.Position, dealt deal.Deal, seed uint64) (Game, error) {
	result := Game{Winner: -1, WonDraw: -1}
	for i, player := range players {
		if err := player.Begin(rules, mix(seed+uint64(i))); err != nil {
			return result, err
		}
	}
	p, mover := start, first
	colour := start.Turn // of the player who moves first
	var ahead [2]int     // turns in a row with twice the other's material, by player
	for result.Turns < maxTurns {
		if end := p.Result(&rules); end.Over() {
			result.Reason = end.Reason
			if end.Winner != game.NoColour {
				result.Winner = playerOf(end.Winner, colour, first)
			}
			break
		}
		began := time.Now()
		a, err := players[mover].Choose(p)
		if err != nil {
			return result, fmt.Errorf("player %s: %w", name(mover), err)
		}
		result.Time[mover] += time.Since(began)
		result.Actions[mover]++
		countAhead(&p, mover, colour, &ahead)
		next, err := advance(players, p, &rules, a, dealt)
		var illegal *game.IllegalActionError
		if _, program := players[mover].(*external); program && errors.As(err, &illegal) {
			result.Winner, result.Forfeit = mover^1, true // a program's own mistake
			break
		}
		if err != nil {
			return result, fmt.Errorf("player %s: %w", name(mover), err)
		}
		if colour == game.NoColour {
			colour = next.Turn.Opponent()
		}
		if next.Chain == game.NoSquare {
			mover ^= 1
			result.Turns++
		}
		p = next
	}
	for player, turns := range ahead {
		if result.Winner < 0 && turns >= wonTurns {
			result.WonDraw = player
		}
	}
	return result, endGame(players, result)
}

func name(player int) string { return string("AB"[player]) }

// playerOf returns which player has a colour.
func playerOf(c, firstColour game.Colour, first int) int {
	if c == firstColour {
		return first
	}
	return first ^ 1
}

// advance applies an action and tells both players.
func advance(players [2]Player, p game.Position, rules *game.Rules, a game.Action, dealt deal.Deal) (game.Position, error) {
	shown := game.Empty
	if !a.IsStop() && p.NeedsReveal(a) {
		shown = dealt.At(a.To)
	}
	next, err := p.Apply(rules, a, shown)
	if err != nil {
		return next, err
	}
	for _, player := range players {
		if err := player.Played(p, a, shown); err != nil {
			return next, err
		}
	}
	return next, nil
}

// countAhead notes for the player to move whether it has twice the other's material by the fixed values of greedy.
func countAhead(p *game.Position, mover int, firstColour game.Colour, ahead *[2]int) {
	if firstColour == game.NoColour {
		return
	}
	var sum [3]int
	for piece, n := range p.Unseen {
		sum[game.Piece(piece).Colour()] += int(n) * ai.GreedyValue(game.Piece(piece).Kind())
	}
	for _, piece := range p.Board {
		sum[piece.Colour()] += ai.GreedyValue(piece.Kind())
	}
	if sum[p.Turn] >= 2*sum[p.Turn.Opponent()] {
		ahead[mover]++
	} else {
		ahead[mover] = 0
	}
}

func endGame(players [2]Player, result Game) error {
	words := "draw"
	if result.Winner >= 0 {
		words = name(result.Winner) + " wins"
	}
	for _, player := range players {
		if err := player.End(words + " by " + result.Reason.String()); err != nil {
			return err
		}
	}
	return nil
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
