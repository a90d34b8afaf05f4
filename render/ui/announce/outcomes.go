package announce

import (
	"anqi/assets/texts"
	"anqi/game/match"
)

// Ending tells how a game ended from the side of who reads it: the status, the line under the board, the end's panel and what is
// spoken all have their words from here.
type Ending struct {
	Texts   *texts.Table
	Outcome match.Outcome
	You     match.Player // the person against the computer; Nobody between two people
	Names   [3]string    // by match.Player
	Limit   int          // turns without progress that the rules allow, 0 for none
}

// Ending returns what tells an outcome.
func (v *Voice) Ending(o match.Outcome) Ending {
	return Ending{v.Texts, o, v.You, v.Names, v.NoProgress}
}

// Headline says in few words how the game ended.
func (e Ending) Headline() string {
	words := &e.Texts.End
	switch {
	case e.Outcome.Drawn():
		return words.Drawn
	case e.You == match.Nobody:
		return words.WonBy.With(texts.Is("player", e.Names[e.Outcome.Winner]))
	case e.Outcome.Winner == e.You:
		return words.YouWon
	}
	return words.YouLost
}

// Reason is the sentence that says why; between two people it says who won as well. It is "" while the game goes on.
func (e Ending) Reason() string {
	reasons := &e.Texts.End.Reasons
	switch {
	case !e.Outcome.Over():
		return ""
	case e.Outcome.Drawn():
		return e.Texts.Draw(e.Outcome.Reason, e.Limit)
	case e.You == match.Nobody:
		return reasons.Won[e.Outcome.Reason].With(texts.Is("player", e.Names[e.Outcome.Winner]))
	case e.Outcome.Winner == e.You:
		return reasons.YouWon[e.Outcome.Reason]
	}
	return reasons.YouLost[e.Outcome.Reason]
}

// Spoken is the reason for who hears it without the headline before the eyes.
func (e Ending) Spoken() string {
	switch {
	case !e.Outcome.Over(), e.Outcome.Drawn(), e.You == match.Nobody:
		return e.Reason()
	case e.Outcome.Winner == e.You:
		return e.Texts.End.SpokenWon.With(texts.Is("reason", e.Reason()))
	}
	return e.Texts.End.SpokenLost.With(texts.Is("reason", e.Reason()))
}
