package ui

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// scoreNode shows the points of both and how they come about.
func (p endPanel) scoreNode() *Node {
	end, score, set := &p.texts.End, p.state.Score, p.state.RuleSet
	var lines []string
	for i, name := range p.state.Names {
		lines = append(lines, end.ScoreLine.With(name, signed(score.Points[i])))
	}
	how := end.ScoreNone
	winner, loser := 0, 1
	if p.state.Outcome.Winner == match.Two {
		winner, loser = 1, 0
	}
	switch {
	case p.state.Outcome.Drawn() && score.Kind == game.ScoreStake:
		how = end.ScoreBack
	case p.state.Outcome.Drawn():
	case score.Kind == game.ScoreMultiplier:
		how = end.ScoreMultiplier.With(texts.Number(set.ScoreBase), texts.Number(score.Multiplier), texts.Number(score.Captured[loser]))
	case score.Kind == game.ScoreStake:
		how = end.ScoreStake.With(texts.Number(set.Stake), texts.Number(score.Fee), texts.Number(score.Back[winner]))
	}
	return section("end-score", end.ScoreTitle, list("end-score-list", end.ScoreTitle, lines...), paragraph("end-score-how", how))
}

// signed writes points with their sign.
func signed(points int) string {
	if points > 0 {
		return "+" + texts.Number(points)
	}
	return texts.Number(points)
}
