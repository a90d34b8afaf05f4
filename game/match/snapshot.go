package match

import (
	"bytes"
	"fmt"
	"time"

	"anqi/game/record"
)

// Snapshot returns the game on the table as text: some lines of our own, an empty line, and the record of the whole
// history. It is nil without a game.
func (s *Session) Snapshot() []byte {
	if s.match == nil {
		return nil
	}
	var text bytes.Buffer
	fmt.Fprintf(&text, "id %s\nseats %s %s\nfirst %d\n", s.id, s.seats[0].Level, s.seats[1].Level, s.first)
	fmt.Fprintf(&text, "cursor %d\nhelp %t\n", s.match.Cursor(), s.help)
	fmt.Fprintf(&text, "used %d %d\n", s.clock.used[0].Milliseconds(), s.clock.used[1].Milliseconds())
	if s.match.RuleSet().TurnSeconds > 0 {
		fmt.Fprintf(&text, "turn %d\n", s.clock.inTurn.Milliseconds())
	}
	for _, offer := range s.match.Offers() {
		fmt.Fprintf(&text, "offer %d %d %t\n", offer.Player, offer.At, offer.Open)
	}
	text.WriteByte('\n')
	text.Write(s.match.text(s.date, s.seats[s.first].Name, s.seats[1-s.first].Name))
	return text.Bytes()
}

// Record returns the game up to the cursor with date and names, to be copied, shared or kept as a file; nil without a game. Deal
// and salt are in it once the game is over, or when the person asks for them.
func (s *Session) Record(withDeal bool) *record.Record {
	if s.match == nil {
		return nil
	}
	return s.named(s.match.PublicRecord(withDeal))
}

// named adds the date and the names, which a match does not know.
func (s *Session) named(r *record.Record) *record.Record {
	r.Date, r.First, r.Second = s.date, s.seats[s.first].Name, s.seats[1-s.first].Name
	return r
}

// Resume lays a saved game on the table, at the same cursor and with what was left of the turn's time. An error wraps ErrDamagedSnapshot and
// leaves the table as it was.
func (s *Session) Resume(text []byte, now time.Time) ([]Event, error) {
	saved, err := parseSnapshot(string(text))
	if err != nil {
		return nil, err
	}
	m, err := FromRecord(saved.record, saved.cursor, saved.offers)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamagedSnapshot, err)
	}
	s.cancel()
	s.match, s.id, s.seats, s.first, s.help, s.asked = m, saved.id, saved.seats, saved.first, saved.help, Nobody
	s.date = saved.record.Date
	s.seats[s.first].Name, s.seats[1-s.first].Name = saved.record.First, saved.record.Second
	s.clock.reset(now)
	s.clock.inTurn, s.clock.used = saved.inTurn, saved.used
	player := m.ToMove()
	event := Event{Kind: EventResumed, Player: player, Colour: m.Colour(player), Outcome: m.Outcome()}
	events := s.commit([]Event{event}, now)
	if p := m.Offered(); p != Nobody && p == player && s.isPerson(p) && !s.isPerson(p.Other()) {
		s.think(PurposeJudge)
	}
	return events, nil
}
