package ai

import "anqi/game"

// Orders of magnitude of the scores by which moves are tried.
const (
	hashMoveScore    = 1 << 28
	goodCaptureScore = 1 << 20
	killerScore      = 1 << 18
	badCaptureScore  = -1 << 20
)

// order scores the moves of a frame's list: first the best move that the transposition table knows, then captures that do not lose by
// static exchange, killers, the other moves and flips by what they change in points, captures that lose last.
func (s *searcher) order(ply int, best move) {
	f := &s.frames[ply]
	p, list := &f.state, &f.list
	var attacks attackMap
	attacks.fill(p)
	for i := range list.size {
		m := list.moves[i]
		switch {
		case m == best:
			list.scores[i] = hashMoveScore
		case m.isFlip():
			list.scores[i] = p.flipGain(m.from(), s.rules.weights) / 100
		case p.board[m.to()] != game.Empty:
			gain := p.staticExchange(m.from(), m.to())
			list.scores[i] = goodCaptureScore + gain
			if gain < 0 {
				list.scores[i] = badCaptureScore + gain
			}
		case m == f.killers[0] || m == f.killers[1]:
			list.scores[i] = killerScore
		default:
			list.scores[i] = attacks.gain(p, m) + s.history[p.board[m.from()]][m.to()]*int32(s.features.History)/1024
		}
	}
}

// attackMap holds the squares that the enemy of the side to move attacks.
type attackMap struct {
	beside [game.KindCount]bitboard // from a neighbouring square, by the kind of the piece that would stand there
	shots  bitboard                 // by cannons
}

func (a *attackMap) fill(p *state) {
	enemy := p.turn ^ 1
	a.shots = p.cannonShots(enemy)
	a.beside = p.allAttackers(enemy)
	for kind := range a.beside {
		a.beside[kind] = spread(a.beside[kind])
	}
}

// gain returns roughly what a plain move changes, in points: danger left less danger entered, and a share of the pieces that it
// attacks.
func (a *attackMap) gain(p *state, m move) int32 {
	piece := p.board[m.from()]
	kind, value := piece.Kind(), int32(p.values[piece])
	gain := int32(0)
	if (a.beside[kind]|a.shots)>>m.from()&1 != 0 {
		gain += value
	}
	if (a.beside[kind]|a.shots)>>m.to()&1 != 0 {
		gain -= value
	}
	if kind == game.Cannon {
		return gain
	}
	for victims := adjacent[m.to()] & p.victims(p.turn, kind); victims != 0; victims &= victims - 1 {
		gain += int32(p.values[p.board[firstSquare(victims)]]) / 4
	}
	return gain
}

// addKiller notes a quiet move, neither capture nor flip, that refuted the opponent's last one.
func (f *frame) addKiller(m move) {
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
}

// updateHistory raises the history of a quiet move that cut a node, and lowers that of the quiet moves tried before it. Entries stay
// within ±1024.
func (s *searcher) updateHistory(ply, depth int, cut move) {
	f := &s.frames[ply]
	bonus := int32(min(depth*depth, 400))
	for i := range f.list.size {
		m := f.list.moves[i]
		if m.isFlip() || f.state.isCapture(m) {
			continue
		}
		entry := &s.history[f.state.board[m.from()]][m.to()]
		if m == cut {
			*entry += bonus - *entry*bonus/1024
			return
		}
		*entry -= bonus + *entry*bonus/1024
	}
}
