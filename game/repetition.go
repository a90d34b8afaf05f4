package game

import "slices"

// moveLog holds the plain moves since the last turn that was not one; repetition is judged by them, and the position text lists them.
// It is part of every Position and copied with it, so it has a fixed size: as many moves as the longest no-progress limit allows. Only
// rules without that limit can fill it. Then its moves go into an olderMoves, which is never changed again, so that all
// positions that follow may point to the same one.
type moveLog struct {
	recent [logLength]loggedMove
	length uint16 // moves in recent
	older  *olderMoves
}

// loggedMove is the two squares of a plain move.
type loggedMove struct{ from, to Square }

// olderMoves is a full log, and the one that was full before it.
type olderMoves struct {
	moves [logLength]loggedMove
	older *olderMoves
	count int // moves here and in older
}

const logLength = 200

func (l *moveLog) clear() { l.length, l.older = 0, nil }

func (l *moveLog) add(from, to Square) {
	if l.length == logLength {
		older := &olderMoves{moves: l.recent, older: l.older, count: logLength}
		if l.older != nil {
			older.count += l.older.count
		}
		l.older, l.length = older, 0
	}
	l.recent[l.length] = loggedMove{from, to}
	l.length++
}

// count returns how many moves are known.
func (l *moveLog) count() int {
	n := int(l.length)
	if l.older != nil {
		n += l.older.count
	}
	return n
}

// all appends every known move, oldest first.
func (l *moveLog) all(dst []loggedMove) []loggedMove {
	start := len(dst)
	dst = slices.Grow(dst, l.count())[:start+l.count()]
	moves := dst[start:]
	end := len(moves) - int(l.length)
	copy(moves[end:], l.recent[:l.length])
	for older := l.older; older != nil; older = older.older {
		end -= logLength
		copy(moves[end:], older.moves[:])
	}
	return dst
}

// MovesSinceProgress appends the plain moves that NoProgressCount counts, oldest first, and returns the result. It appends none when
// not all of them are known, as in a position read from a text without its moves.
func (p *Position) MovesSinceProgress(dst []Action) []Action {
	if p.log.count() != int(p.NoProgressCount) {
		return dst
	}
	var room [logLength]loggedMove
	for _, move := range p.log.all(room[:0]) {
		dst = append(dst, MoveAction(move.from, move.to))
	}
	return dst
}

// repeats reports whether the last turns are some cycle of plain moves made the given number of times in a row.
func (l *moveLog) repeats(times int) bool {
	if l.older != nil {
		return l.repeatsLong(times)
	}
	return repeated(l.recent[:l.length], times)
}

// repeatsLong is repeats with moves kept aside. Games whose rules know no limit come from anywhere, so their length costs no
// memory: the room is more than the longest game of a link needs.
func (l *moveLog) repeatsLong(times int) bool {
	var room [21 * logLength]loggedMove
	return repeated(l.all(room[:0]), times)
}

// repeated reports whether moves end with some cycle made the given number of times in a row.
func repeated(moves []loggedMove, times int) bool {
	for period := 1; period*times <= len(moves); period++ {
		last := moves[len(moves)-period*times:]
		same := true
		for i := len(last) - 1; i >= period && same; i-- {
			same = last[i] == last[i-period]
		}
		if same {
			return true
		}
	}
	return false
}
