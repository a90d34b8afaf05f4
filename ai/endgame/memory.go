package endgame

import (
	"slices"

	"anqi/game"
)

// forget notes that pieces were asked for and, when all tables together take too much, lets go of those that neither they nor, while half
// of the room lasts, the last few endings before them need. The lock is held.
func (s *Solver) forget(pieces []game.Piece) {
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
