package arena

import (
	"anqi/ai"
	"anqi/game"
)

// wonTurns is for how many of its last turns a side must have had twice the other's material for a draw to count as lost win.
const wonTurns = 20

// countAhead notes for the player to move whether it has twice the other's material by the fixed values of greedy.
func (g *playing) countAhead() {
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
func (g *playing) noteWonDraw() {
	for player, turns := range g.ahead {
		if g.result.Winner < 0 && turns >= wonTurns {
			g.result.WonDraw = player
		}
	}
}
