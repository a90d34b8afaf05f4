package arena

import "math"

// Score counts what a match gave, from player A's side.
type Score struct {
	Wins, Draws, Losses int
	Pairs               [5]int // pairs of games by half points of A: 0 to 4
	WonDraws            [2]int // games that a player had won but drew, see GameResult
	Actions             [2]int
	Seconds             [2]float64
	Turns               int
	Forfeits            [2]int // games lost by an illegal action, by player
}

func (s *Score) addGame(g GameResult) int {
	s.Turns += g.Turns
	for i := range g.Actions {
		s.Actions[i] += g.Actions[i]
		s.Seconds[i] += g.Time[i].Seconds()
	}
	if g.Forfeit {
		s.Forfeits[g.Winner^1]++
	}
	if g.WonDraw >= 0 {
		s.WonDraws[g.WonDraw]++
	}
	switch g.Winner {
	case 0:
		s.Wins++
		return 2
	case 1:
		s.Losses++
		return 0
	}
	s.Draws++
	return 1
}

// Games returns how many games were played.
func (s *Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Add adds the counts of another part of the same match.
func (s *Score) Add(o Score) {
	s.Wins, s.Draws, s.Losses, s.Turns = s.Wins+o.Wins, s.Draws+o.Draws, s.Losses+o.Losses, s.Turns+o.Turns
	for i := range s.Pairs {
		s.Pairs[i] += o.Pairs[i]
	}
	for i := range s.Actions {
		s.Actions[i] += o.Actions[i]
		s.Seconds[i] += o.Seconds[i]
		s.WonDraws[i] += o.WonDraws[i]
		s.Forfeits[i] += o.Forfeits[i]
	}
}

// moments returns the number of pairs, and the mean and variance of a pair's score as a share from 0 to 1.
func (s *Score) moments() (n int, mean, variance float64) {
	for half, count := range s.Pairs {
		n += count
		mean += float64(count) * float64(half) / 4
	}
	if n == 0 {
		return 0, 0.5, 0
	}
	mean /= float64(n)
	for half, count := range s.Pairs {
		d := float64(half)/4 - mean
		variance += float64(count) * d * d
	}
	return n, mean, variance / float64(n)
}

// Share returns A's score from 0 to 1.
func (s *Score) Share() float64 {
	_, mean, _ := s.moments()
	return mean
}

// Elo returns A's rating less B's and the half width of its 95 % interval (1.96 standard errors of the mean pair score, by the
// slope of the logistic curve). A score of 0 or 1 is moved inside by a quarter of a game, so the numbers stay finite.
func (s *Score) Elo() (elo, interval float64) {
	n, mean, variance := s.moments()
	if n == 0 {
		return 0, math.Inf(1)
	}
	edge := 1 / float64(8*n)
	mean = max(edge, min(1-edge, mean))
	variance = max(variance, edge*(1-edge))
	slope := 400 / math.Ln10 / (mean * (1 - mean))
	return eloOf(mean), 1.96 * math.Sqrt(variance/float64(n)) * slope
}

func eloOf(share float64) float64 { return -400 * math.Log10(1/share-1) }

func shareOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Test is a sequential probability ratio test on pairs: is A better than B by Low Elo (H0) or by High Elo (H1), with errors of 5 % each.
type Test struct{ Low, High float64 }

// Verdicts of the test.
const (
	Accepted  = "accepted"
	Rejected  = "rejected"
	Undecided = "undecided"
)

// Ratio returns the logarithm of the likelihood ratio, in the normal approximation of the generalized test on pair scores.
func (t Test) Ratio(s *Score) float64 {
	n, mean, variance := s.moments()
	if n < 2 {
		return 0
	}
	variance = max(variance, 1/float64(8*n))
	low, high := shareOf(t.Low), shareOf(t.High)
	return float64(n) * (high - low) * (2*mean - low - high) / (2 * variance)
}

// Verdict returns accepted when H1 holds, rejected when H0 does, else undecided.
func (t Test) Verdict(s *Score) string {
	bound := math.Log(0.95 / 0.05)
	switch ratio := t.Ratio(s); {
	case ratio >= bound:
		return Accepted
	case ratio <= -bound:
		return Rejected
	}
	return Undecided
}
