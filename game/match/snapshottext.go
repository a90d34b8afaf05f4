package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"anqi/game/record"
)

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
