package match

import "anqi/game"

// Score is the score of a match: a tally, no money. Arrays are by player, One first.
type Score struct {
	Kind       game.Scoring
	Captured   [2]int // how many of the other's pieces have left the board; kept whatever the kind
	Points     [2]int // net change
	Back       [2]int // under ScoreStake what is paid out of the stakes
	Fee        int    // under ScoreStake what is kept
	Multiplier int    // under ScoreMultiplier 1, 3 or 5; 0 in a draw
}

// Score computes the score at the cursor (docs/rules.md, section 6). Before the end nobody has any points.
func (m *Match) Score() Score {
	captured := [2]int{len(m.Captured(One)), len(m.Captured(Two))}
	return scoreOf(m.set.Options, m.Outcome(), captured)
}

func scoreOf(options game.Options, outcome Outcome, captured [2]int) Score {
	score := Score{Kind: options.Score, Captured: captured}
	if !outcome.Over() {
		return score
	}
	winner, loser := outcome.Winner.Index(), outcome.Winner.Other().Index()
	switch options.Score {
	case game.ScoreMultiplier:
		if outcome.Drawn() {
			break
		}
		score.Multiplier = multiplier(captured[loser])
		score.Points[winner] = options.ScoreBase * score.Multiplier
		score.Points[loser] = -score.Points[winner]
	case game.ScoreStake:
		if outcome.Drawn() {
			score.Back = [2]int{options.Stake, options.Stake}
			break
		}
		score.Fee = options.Stake * options.FeePercent / 100
		score.Back[winner] = 2*options.Stake - score.Fee
		score.Points[winner] = score.Back[winner] - options.Stake
		score.Points[loser] = -options.Stake
	}
	return score
}

// multiplier is by how much a win counts, by how many pieces the loser captured.
func multiplier(captured int) int {
	switch {
	case captured <= 5:
		return 5
	case captured <= 12:
		return 3
	}
	return 1
}
