package ai

import (
	"testing"

	"anqi/game"
)

func weightsForTest() *Weights {
	w := DefaultWeights()
	return &w
}

func TestStateFollowsThePosition(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	search := newSearchRules(&rules, w)
	for seed := range games(80) {
		var s state
		begun := false
		dealt, stream := shuffled(seed), splitMix(seed)
		p := game.Start()
		for range 200 {
			if p.Result(&rules).Over() {
				break
			}
			actions := p.Actions(&rules, nil)
			a := actions[stream.below(len(actions))]
			piece := shown(&p, a, &dealt)
			p.Advance(&rules, a, piece)
			switch m := moveOf(a); {
			case !begun:
				s, begun = newState(&p, w), true
			case m.isFlip():
				s.flip(m.from(), piece, w)
			default:
				s.step(m.from(), m.to(), &search)
			}
			fresh := newState(&p, w)
			fresh.chase = s.chase
			if s != fresh {
				t.Fatalf("after %v: %s: state %+v, made anew %+v", a, p.Text(), s, fresh)
			}
		}
	}
}

func TestAllHuntersAreThoseOfEachKind(t *testing.T) {
	rules := traditional()
	for seed := range games(10) {
		randomGame(t, &rules, seed, 120, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := newState(p, weightsForTest())
			for side := range uint8(2) {
				all := s.allAttackers(side)
				for kind := game.Soldier; kind <= game.General; kind++ {
					if want := s.attackers(side, kind); all[kind] != want {
						t.Fatalf("%s, side %d, kind %d: %x, not %x", p.Text(), side, kind, all[kind], want)
					}
				}
			}
		})
	}
}
