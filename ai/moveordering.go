package ai

import "anqi/game"

// Orders of magnitude of the scores by which moves are tried.
const (
	tableMoveScore   = 1 << 28
	goodCaptureScore = 1 << 20
	killerScore      = 1 << 18
	badCaptureScore  = -1 << 20
)

// order scores the moves of a list: the table's move, captures that do not lose, killers, then moves and flips by what
// they change in points, losing captures last.
func (s *searcher) order(ply int, best move) {
	f := &s.frames[ply]
	p, list := &f.state, &f.list
	var safety safety
	safety.fill(p)
	for i := range list.size {
		m := list.moves[i]
		switch {
		case m == best:
			list.scores[i] = tableMoveScore
		case m.isFlip():
			list.scores[i] = p.flipGain(m.from(), s.rules.weights) / 100
		case p.board[m.to()] != game.Empty:
			gain := p.exchange(m.from(), m.to())
			list.scores[i] = goodCaptureScore + gain
			if gain < 0 {
				list.scores[i] = badCaptureScore + gain
			}
		case m == f.killers[0] || m == f.killers[1]:
			list.scores[i] = killerScore
		default:
			list.scores[i] = safety.gain(p, m) + s.merits[p.board[m.from()]][m.to()]*int32(s.features.Merits)/1024
		}
	}
}

// safety knows which squares the enemy of the side to move beats, by the kind of the piece that would stand there.
type safety struct {
	beaten [game.KindCount]board32
	shots  board32
}

func (a *safety) fill(p *state) {
	enemy := p.turn ^ 1
	a.shots = p.cannonShots(enemy)
	a.beaten = p.allHunters(enemy)
	for kind := range a.beaten {
		a.beaten[kind] = spread(a.beaten[kind])
	}
}

// gain returns roughly what a plain move changes, in points: danger left less danger entered, and a share of new prey.
func (a *safety) gain(p *state, m move) int32 {
	piece := p.board[m.from()]
	kind, worth := piece.Kind(), int32(p.worth[piece])
	gain := int32(0)
	if (a.beaten[kind]|a.shots)>>m.from()&1 != 0 {
		gain += worth
	}
	if (a.beaten[kind]|a.shots)>>m.to()&1 != 0 {
		gain -= worth
	}
	if kind == game.Cannon {
		return gain
	}
	for prey := adjacent[m.to()] & p.prey(p.turn, kind); prey != 0; prey &= prey - 1 {
		gain += int32(p.worth[p.board[firstSquare(prey)]]) / 4
	}
	return gain
}

// remember notes a quiet move that refuted the opponent's last one.
func (f *frame) remember(m move) {
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
}

// reward raises the merit of a quiet move that cut a node, and lowers that of the quiet moves tried before it; merits stay within ±1024.
func (s *searcher) reward(ply, depth int, cut move) {
	f := &s.frames[ply]
	bonus := int32(min(depth*depth, 400))
	for i := range f.list.size {
		m := f.list.moves[i]
		if m.isFlip() || f.state.isCapture(m) {
			continue
		}
		merit := &s.merits[f.state.board[m.from()]][m.to()]
		if m == cut {
			*merit += bonus - *merit*bonus/1024
			return
		}
		*merit -= bonus + *merit*bonus/1024
	}
}
