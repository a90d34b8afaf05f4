package match

import (
	"io"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/record"
)

// TimeOut tells that the clock of the player to move has run out: the third time in a row it loses the game, otherwise the
// clock plays, with random deciding (docs/rules.md, section 6).
func (m *Match) TimeOut(random io.Reader) ([]Event, error) {
	switch {
	case m.Outcome().Over():
		return nil, ErrOver
	case m.set.TurnSeconds == 0:
		return nil, ErrNoClock
	}
	player := m.ToMove()
	event := Event{Kind: EventTimeOut, Player: player, Colour: m.Colour(player), Count: m.TimeOuts(player) + 1, Limit: record.LosingTimeOut}
	if event.Count >= record.LosingTimeOut {
		return append([]Event{event}, m.end(Outcome{Reason: game.ReasonTime, Winner: player.Other()})), nil
	}
	events := []Event{event}
	for m.ToMove() == player {
		a, err := m.clockAction(random)
		if err != nil {
			return events, err
		}
		played, err := m.play(a, true)
		if err != nil {
			return events, err
		}
		events = append(events, played...)
	}
	return events, nil
}

// clockAction is what the clock plays: the stop of a chain, else a random flip, else a random legal action.
func (m *Match) clockAction(random io.Reader) (game.Action, error) {
	if m.InChain() {
		return game.StopAction, nil
	}
	choice := m.Actions(nil)
	if m.FaceDown() > 0 {
		flips := choice[:0]
		for _, a := range choice {
			if a.IsFlip() {
				flips = append(flips, a)
			}
		}
		choice = flips
	}
	if len(choice) == 0 {
		return game.Action{}, ErrOver
	}
	i, err := deal.Below(random, len(choice))
	if err != nil {
		return game.Action{}, err
	}
	return choice[i], nil
}

// Resign ends the match against the player, at any time, on either's turn.
func (m *Match) Resign(p Player) ([]Event, error) {
	switch {
	case m.Outcome().Over():
		return nil, ErrOver
	case p == Nobody:
		return nil, ErrNotYourTurn
	}
	return []Event{m.end(Outcome{Reason: game.ReasonResign, Winner: p.Other()})}, nil
}

// end puts the termination at the end of the history.
func (m *Match) end(outcome Outcome) Event {
	m.cut()
	m.closeOffers()
	m.termination = outcome
	m.cursor = len(m.steps) + 1
	return Event{Kind: EventEnded, Player: outcome.Winner, Colour: m.Colour(outcome.Winner), Outcome: outcome}
}

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
