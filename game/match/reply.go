package match

import "time"

// judge answers a draw offer for the computer.
func (s *Session) judge(agrees bool, now time.Time) []Event {
	events, err := s.match.answerDraw(s.match.Offered().Other(), agrees)
	if err != nil {
		return nil
	}
	return s.commit(events, now)
}

// reply makes the computer's action; before it, a lost game is given up if the person wished that, or a draw offered.
func (s *Session) reply(answer Answer, now time.Time) []Event {
	computer := s.match.ToMove()
	var events []Event
	if s.AgainstComputer() {
		if answer.Lost && s.resigns {
			if resigned, err := s.match.Resign(computer); err == nil {
				return s.commit(resigned, now)
			}
		}
		if answer.Offers && !s.match.InChain() {
			if offered, err := s.match.OfferDraw(computer); err == nil {
				events = offered
			}
		}
	}
	played, err := s.match.Play(answer.Action)
	if err != nil {
		s.failed = true
		return append(events, Event{Kind: EventComputerFailed, Player: computer, Err: err})
	}
	return s.commit(append(events, played...), now)
}
