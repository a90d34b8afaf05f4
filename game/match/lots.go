package match

import (
	"errors"
	"fmt"
	"io"

	"anqi/game"
	"anqi/game/deal"
)

// lotKinds are the cards of the lots 「抽子」, highest first (docs/rules.md, section 6).
var lotKinds = [...]game.Kind{game.General, game.Advisor, game.Elephant, game.Chariot, game.Horse}

// LotCount is how many cards lie in the row.
const LotCount = len(lotKinds)

// ErrLotTaken refuses a card that the other seat has picked, or none of the row.
var ErrLotTaken = errors.New("this lot cannot be picked")

// LotCard is one card of the row as everybody sees it.
type LotCard struct {
	Kind game.Kind // NoKind while it is face down: until both seats have picked
	Seat int       // who picked it, -1 while nobody has
}

// Lots decides who moves first: a shuffled row of 將 士 象 車 馬 face down, from which each seat picks one; then all are turned up
// together, and the higher card moves first. Seat 0 picks first.
type Lots struct {
	kinds  [LotCount]game.Kind
	picked [2]int // by seat: the index of its card, -1 before
}

// NewLots shuffles the row with random.
func NewLots(random io.Reader) (*Lots, error) {
	lots := &Lots{kinds: lotKinds, picked: [2]int{-1, -1}}
	for i := LotCount - 1; i > 0; i-- {
		j, err := deal.Below(random, i+1)
		if err != nil {
			return nil, fmt.Errorf("shuffling the lots: %w", err)
		}
		lots.kinds[i], lots.kinds[j] = lots.kinds[j], lots.kinds[i]
	}
	return lots, nil
}

// Turn returns the seat that is to pick, -1 when both have.
func (l *Lots) Turn() int {
	for seat, card := range l.picked {
		if card < 0 {
			return seat
		}
	}
	return -1
}

// Pick takes a card, face down, for the seat whose turn it is. Cards lie at 0 to LotCount-1.
func (l *Lots) Pick(seat, card int) error {
	switch {
	case seat != l.Turn() || seat < 0:
		return ErrNotYourTurn
	case card < 0 || card >= LotCount || card == l.picked[1-seat]:
		return ErrLotTaken
	}
	l.picked[seat] = card
	return nil
}

// PickFor picks one of the free cards at random for the computer's seat, and returns which.
func (l *Lots) PickFor(seat int, random io.Reader) (int, error) {
	if seat != l.Turn() || seat < 0 {
		return 0, ErrNotYourTurn
	}
	var free []int
	for card := range LotCount {
		if card != l.picked[1-seat] {
			free = append(free, card)
		}
	}
	i, err := deal.Below(random, len(free))
	if err != nil {
		return 0, fmt.Errorf("picking a lot: %w", err)
	}
	return free[i], l.Pick(seat, free[i])
}

// Cards returns the row as everybody sees it: nothing is turned up before both have picked, then all is.
func (l *Lots) Cards() [LotCount]LotCard {
	var cards [LotCount]LotCard
	for i := range cards {
		cards[i].Seat = -1
		for seat, card := range l.picked {
			if card == i {
				cards[i].Seat = seat
			}
		}
		if l.Turn() < 0 {
			cards[i].Kind = l.kinds[i]
		}
	}
	return cards
}

// First returns the seat that moves first, and whether that is decided.
func (l *Lots) First() (seat int, done bool) {
	if l.Turn() >= 0 {
		return 0, false
	}
	if l.kinds[l.picked[1]] > l.kinds[l.picked[0]] {
		return 1, true
	}
	return 0, true
}
