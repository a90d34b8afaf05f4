package ai

// moveList holds the moves of a node with the scores that order them.
type moveList struct {
	moves  [maxMoves]move
	scores [maxMoves]int32
	size   int
}

// maxMoves bounds the actions of a position: 16 pieces with four steps, two cannons with four shots and 32 flips never meet.
const maxMoves = 112

func (l *moveList) add(m move, score int32) {
	l.moves[l.size], l.scores[l.size] = m, score
	l.size++
}

// pick moves the best of the remaining moves to place i and returns it with its score.
func (l *moveList) pick(i int) (move, int32) {
	best, most := i, l.scores[i]
	for j := i + 1; j < l.size; j++ {
		if score := l.scores[j]; score > most {
			best, most = j, score
		}
	}
	l.moves[i], l.moves[best] = l.moves[best], l.moves[i]
	l.scores[i], l.scores[best] = l.scores[best], l.scores[i]
	return l.moves[i], l.scores[i]
}
