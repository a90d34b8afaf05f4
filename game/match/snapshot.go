package match

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
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

// snapshot is what a text of Snapshot holds.
type snapshot struct {
	id     string
	seats  [2]Seat
	first  int
	cursor int
	help   bool
	used   [2]time.Duration
	inTurn time.Duration // of the turn clock, 0 without one and in games saved before there was this line
	offers []Offer
	record *record.Record
}

func parseSnapshot(text string) (snapshot, error) {
	head, body, ok := strings.Cut(text, "\n\n")
	if !ok {
		return snapshot{}, fmt.Errorf("%w: no record in it", ErrDamagedSnapshot)
	}
	var saved snapshot
	given := map[string]bool{}
	for line := range strings.SplitSeq(head, "\n") {
		words := strings.Split(line, " ")
		if given[words[0]] && words[0] != "offer" || !saved.take(words[0], words[1:]) {
			return snapshot{}, fmt.Errorf("%w: line %q", ErrDamagedSnapshot, line)
		}
		given[words[0]] = true
	}
	for _, name := range [...]string{"id", "seats", "first", "cursor", "help", "used"} {
		if !given[name] {
			return snapshot{}, fmt.Errorf("%w: no line %q", ErrDamagedSnapshot, name)
		}
	}
	r, err := record.Decode([]byte(body))
	if err != nil {
		return snapshot{}, fmt.Errorf("%w: %w", ErrDamagedSnapshot, err)
	}
	saved.record = r
	return saved, nil
}

// take reads one line and reports whether it makes sense.
func (saved *snapshot) take(name string, words []string) bool {
	wanted := map[string]int{"id": 1, "seats": 2, "first": 1, "cursor": 1, "help": 1, "used": 2, "turn": 1, "offer": 3}
	if count, known := wanted[name]; !known || len(words) != count {
		return false
	}
	switch name {
	case "id":
		saved.id = words[0]
		return isID(saved.id)
	case "seats":
		one, ok1 := ParseLevel(words[0])
		two, ok2 := ParseLevel(words[1])
		saved.seats[0].Level, saved.seats[1].Level = one, two
		return ok1 && ok2
	case "help":
		saved.help = words[0] == "true"
		return saved.help || words[0] == "false"
	case "first":
		return number(words[0], 1, &saved.first)
	case "cursor":
		return number(words[0], record.MaxBytes, &saved.cursor)
	case "used":
		return duration(words[0], &saved.used[0]) && duration(words[1], &saved.used[1])
	case "turn":
		return duration(words[0], &saved.inTurn)
	}
	return saved.takeOffer(words)
}

func (saved *snapshot) takeOffer(words []string) bool {
	var player, at int
	open := words[2] == "true"
	if !number(words[0], int(Two), &player) || player == 0 || !number(words[1], record.MaxBytes, &at) || !open && words[2] != "false" {
		return false
	}
	saved.offers = append(saved.offers, Offer{Player(player), at, open})
	return true
}

// number reads 0 to most into n.
func number(word string, most int, n *int) bool {
	value, err := strconv.Atoi(word)
	*n = value
	return err == nil && value >= 0 && value <= most
}

// longestUse is more time than any game takes.
const longestUse = 365 * 24 * time.Hour

func duration(word string, d *time.Duration) bool {
	var milliseconds int
	if len(word) > len("31536000000") || !number(word, int(min(int64(longestUse/time.Millisecond), int64(^uint(0)>>1))), &milliseconds) {
		return false
	}
	*d = time.Duration(milliseconds) * time.Millisecond
	return true
}

func isID(word string) bool {
	if len(word) != 16 {
		return false
	}
	return strings.Trim(word, "0123456789abcdef") == ""
}
