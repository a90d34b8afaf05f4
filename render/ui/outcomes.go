package ui

import "anqi/game/match"

// headline says in few words how the game ended.
func (v *voice) headline(o match.Outcome) string {
	end := &v.t.End
	switch {
	case o.Drawn():
		return end.Drawn
	case o.Winner == v.you:
		return end.YouWon
	case v.you != match.Nobody:
		return end.YouLost
	}
	return end.WonBy.With(v.names[o.Winner])
}

// outcome tells who won and why.
func (v *voice) outcome(o match.Outcome) string {
	reasons := &v.t.End.Reasons
	switch {
	case !o.Over():
		return ""
	case o.Drawn():
		return reasons.Draw(o.Reason, v.noProgress)
	case o.Winner == v.you:
		return reasons.Won[o.Reason].With(v.t.End.WinnerYou)
	}
	return reasons.Won[o.Reason].With(v.names[o.Winner])
}
