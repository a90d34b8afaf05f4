package endgame

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"anqi/game"
)

// MaxPieces is the number of pieces, of both sides together, up to which play can be exact. Up to QuickPieces the tables of an ending
// take a moment; with one more they take about thirty times as long and as much memory (docs/endgame.md), for those who can wait.
const (
	MaxPieces   = 5
	QuickPieces = 4
)

// keptBytes is how much memory a solver's tables may take beside those of the ending asked for last. When some must go, those of the
// last keptAsked endings are spared as far as they fit, so that what one search asks for stays together.
const (
	keptBytes = 48 << 20
	keptAsked = 8
)

// ErrMaterial says that Prepare was asked for pieces that no table covers.
var ErrMaterial = errors.New("endgame: exact play needs one to five pieces of known kind, none face down, outside a chain")

// Applies reports whether the solver knows the rules, and results under them follow from the placement and the no-progress count alone.
// The fields that it knows are copied, every other one must be zero: ChaseLimit and Repetition, under which results also follow from
// the moves before, and whatever is new to the game. The tables hold no more than 254 turns.
func Applies(rules *game.Rules) bool {
	known := game.Rules{
		NoProgressLimit:  rules.NoProgressLimit,
		ThreePieceTally:  rules.ThreePieceTally,
		DarkCapture:      rules.DarkCapture, // says nothing once everything is face up
		ChainAfterOpen:   rules.ChainAfterOpen,
		ChainAfterDark:   rules.ChainAfterDark, // nor does this
		ChainIgnoresRank: rules.ChainIgnoresRank,
		HorseLeaps:       rules.HorseLeaps,
		ChariotSlides:    rules.ChariotSlides,
		CannonVaults:     rules.CannonVaults,
		CannonContact:    rules.CannonContact,
		DiagonalCourt:    rules.DiagonalCourt,
		Order:            rules.Order,
	}
	return *rules == known && rules.NoProgressLimit >= 0 && rules.NoProgressLimit <= unlimited
}

// Solver gives exact results under one set of rules, from the tables it has been told to prepare. It may be used from several
// goroutines: probing never waits, not even for a Prepare that is running.
type Solver struct {
	rules    game.Rules
	geometry *geometry
	ready    atomic.Pointer[materialIndex]

	mu     sync.Mutex // held while tables are built
	tables map[relations]*table
	asked  []*table // of the last calls of PrepareMaterial, the newest at the end, none twice
}

// New returns a solver without tables. A NoProgressLimit of 0 means that no limit ends a game. The error says that Applies
// is false.
func New(rules game.Rules) (*Solver, error) {
	if !Applies(&rules) {
		return nil, fmt.Errorf("endgame: no exact play under these rules (ChaseLimit %d, Repetition %d, NoProgressLimit %d): the moves before would count, "+
			"the limit is beyond %d, or a rule is unknown here", rules.ChaseLimit, rules.Repetition, rules.NoProgressLimit, unlimited)
	}
	s := &Solver{rules: rules, geometry: newGeometry(&rules), tables: map[relations]*table{}}
	s.ready.Store(&materialIndex{entries: make([]entry, 1)})
	return s, nil
}

// turns returns how many turns are left before the limit at a no-progress count.
func (s *Solver) turns(noProgress int) int {
	if s.rules.NoProgressLimit == 0 {
		return unlimited
	}
	return s.rules.NoProgressLimit - noProgress
}

// Prepare builds what Probe needs for the position and for everything that can be captured from it; tables already there
// cost nothing. pause, which may be nil, is called after every fraction of a millisecond of work. The error is the context's when interrupted
// (finished tables stay, calling again goes on from them) or ErrMaterial.
func (s *Solver) Prepare(ctx context.Context, pos *game.Position, pause func()) error {
	var m material
	if !m.read(pos) {
		return ErrMaterial
	}
	return s.PrepareMaterial(ctx, m.pieces[:m.count], pause)
}

// PrepareMaterial is Prepare for face-up pieces in any order and on any squares. While it runs, other calls of it wait.
func (s *Solver) PrepareMaterial(ctx context.Context, pieces []game.Piece, pause func()) error {
	for _, p := range pieces {
		if p.Kind() == game.NoKind || p >= game.PieceCount {
			return ErrMaterial
		}
	}
	if len(pieces) == 0 || len(pieces) > MaxPieces {
		return ErrMaterial
	}
	sorted := slices.Clone(pieces)
	slices.Sort(sorted) // red before black
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.prepare(ctx, sorted, pause); err != nil {
		return err
	}
	s.release(sorted)
	return nil
}

// prepare enters the material asked for into the index, after every material that captures can lead to from it. The lock is held.
func (s *Solver) prepare(ctx context.Context, sorted []game.Piece, pause func()) error {
	var m material
	m.count = copy(m.pieces[:], sorted)
	key, reds := m.key()
	if reds == 0 || reds == m.count || s.ready.Load().find(key) != nil {
		return nil
	}
	for i := range sorted {
		if err := s.prepare(ctx, slices.Delete(slices.Clone(sorted), i, i+1), pause); err != nil {
			return err
		}
	}
	raw := relationsOf(&s.rules, sorted)
	class, how := raw.canonical()
	t, err := s.tableOf(ctx, class, pause)
	if err != nil {
		return err
	}
	e := entry{key: key, table: t, swapped: how.swapped}
	for slot := range sorted {
		e.pieces[slot] = sorted[how.order[slot]]
	}
	s.ready.Store(s.ready.Load().with(e))
	return nil
}

// tableOf returns the table of a class, built if need be. The lock is held.
func (s *Solver) tableOf(ctx context.Context, class relations, pause func()) (*table, error) {
	if t := s.tables[class]; t != nil {
		return t, nil
	}
	t := &table{relations: class, count: int(class.count), favoured: class.favoured(), turns: s.turns(0)}
	for slot := range t.count {
		smaller := class.without(slot)
		if smaller.small == 0 || smaller.small == smaller.count {
			continue
		}
		canonical, how := smaller.canonical()
		next, err := s.tableOf(ctx, canonical, pause)
		if err != nil {
			return nil, err
		}
		t.next[slot] = successor{table: next, swapped: how.swapped}
		for i := range next.count {
			old := how.order[i]
			if int(old) >= slot {
				old++
			}
			t.next[slot].order[i] = old
		}
	}
	if err := t.build(ctx, s.geometry, pause); err != nil {
		return nil, err
	}
	s.tables[class] = t
	return t, nil
}

// release notes that pieces were asked for. When all tables together take too much memory, it lets go of those that neither this ending
// needs nor the few asked for before it, which are spared until half of the memory is used. The lock is held.
func (s *Solver) release(pieces []game.Piece) {
	var m material
	m.count = copy(m.pieces[:], pieces)
	key, _ := m.key()
	wanted := s.ready.Load().find(key)
	if wanted == nil {
		return
	}
	s.asked = append(slices.DeleteFunc(s.asked, func(t *table) bool { return t == wanted.table }), wanted.table)
	s.asked = s.asked[max(0, len(s.asked)-keptAsked):]
	if s.bytes() <= keptBytes {
		return
	}
	s.tables = map[relations]*table{}
	for i := len(s.asked) - 1; i >= 0 && s.bytes() <= keptBytes/2; i-- {
		s.keep(s.asked[i])
	}
	s.ready.Store(s.ready.Load().only(s.tables))
	s.asked = slices.DeleteFunc(s.asked, func(t *table) bool { return s.tables[t.relations] != t })
}

// bytes is about the memory that all tables take.
func (s *Solver) bytes() int {
	sum := 0
	for _, t := range s.tables {
		sum += t.bytes()
	}
	return sum
}

// keep notes a table and all that it leads to.
func (s *Solver) keep(t *table) {
	s.tables[t.relations] = t
	for _, next := range t.next[:t.count] {
		if next.table != nil {
			s.keep(next.table)
		}
	}
}
