package ui

import (
	"anqi/assets/texts"
	"anqi/game/match"
)

// ending tells how a game ended from the side of who reads it: the status, the line under the board, the end's panel and what is
// spoken all have their words from here.
type ending struct {
	t       *texts.Table
	outcome match.Outcome
	you     match.Player // the person against the computer; Nobody between two people
	names   [3]string    // by match.Player
	limit   int          // turns without progress that the rules allow, 0 for none
}

// ending returns what tells an outcome.
func (v *voice) ending(o match.Outcome) ending { return ending{v.t, o, v.you, v.names, v.noProgress} }

// headline says in few words how the game ended.
func (e ending) headline() string {
	words := &e.t.End
	switch {
	case e.outcome.Drawn():
		return words.Drawn
	case e.you == match.Nobody:
		return words.WonBy.With(e.names[e.outcome.Winner])
	case e.outcome.Winner == e.you:
		return words.YouWon
	}
	return words.YouLost
}

// reason is the sentence that says why; between two people it says who won as well. It is "" while the game goes on.
func (e ending) reason() string {
	reasons := &e.t.End.Reasons
	switch {
	case !e.outcome.Over():
		return ""
	case e.outcome.Drawn():
		return reasons.Draw(e.outcome.Reason, e.limit)
	case e.you == match.Nobody:
		return reasons.Won[e.outcome.Reason].With(e.names[e.outcome.Winner])
	case e.outcome.Winner == e.you:
		return reasons.YouWon[e.outcome.Reason]
	}
	return reasons.YouLost[e.outcome.Reason]
}

// spoken is the reason for who hears it without the headline before the eyes.
func (e ending) spoken() string {
	switch {
	case !e.outcome.Over(), e.outcome.Drawn(), e.you == match.Nobody:
		return e.reason()
	case e.outcome.Winner == e.you:
		return e.t.End.SpokenWon.With(e.reason())
	}
	return e.t.End.SpokenLost.With(e.reason())
}
