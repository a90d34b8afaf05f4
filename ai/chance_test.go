package ai

import (
	"context"
	"testing"

	"anqi/game"
)

// plainSearcher returns a searcher without anything that makes scores depend on the window.
func plainSearcher(p *game.Position, rules *game.Rules) *searcher {
	parameters := DefaultParameters()
	parameters.HashBytes = 0
	parameters.Features.Reductions, parameters.Features.NullMove, parameters.Features.Futility = false, false, false
	parameters.Features.DeltaMargin = 100_000
	parameters.Features.ChanceProbCut, parameters.Features.InternalReduction = 0, 0
	engine := NewEngine(parameters)
	return engine.prepare(&SearchRequest{Position: *p, Rules: *rules, Level: Expert}, budget{ctx: context.Background(), limit: 1 << 40, check: 1 << 40})
}

// A flip is worth the average of its outcomes, whatever the window and with Star2's replies or without; outside the window the
// answer is a bound on the right side.
func TestFlipIsTheAverageOfItsOutcomes(t *testing.T) {
	rules, checked := traditional(), 0
	for seed := range games(24) {
		depth, starTwo := 1+int(seed)%3, seed%4 != 0
		stream := splitMix(seed)
		randomGame(t, &rules, seed, 40, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := plainSearcher(p, &rules)
			s.features.StarTwo = starTwo
			root := &s.frames[0].state
			if stream.below(6) != 0 || root.hidden < 2 {
				return
			}
			m := newMove(firstSquare(root.down), firstSquare(root.down))
			var list [14]outcome
			sum := int64(0)
			for _, o := range list[:root.outcomes(&list)] {
				s.table.begin()
				sum += int64(o.count) * int64(s.shownScore(0, m, o.piece, depth, -infinite, infinite))
			}
			average := int32(sum / int64(root.hidden))
			for range 8 {
				alpha := average + int32(stream.below(winScore/2)) - winScore/4
				beta := alpha + 1 + int32(stream.below(winScore/4))
				s.table.begin()
				score := s.flipScore(0, m, depth, alpha, beta)
				if score <= alpha && average > alpha+1 || score >= beta && average < beta-1 || score > alpha && score < beta && abs(score-average) > 1 {
					t.Fatalf("%s, %v: %d within %d and %d, the average is %d", p.Text(), m.action(), score, alpha, beta, average)
				}
				checked++
			}
		})
	}
	if checked < 8*int(games(24)) {
		t.Errorf("only %d windows", checked)
	}
}

func abs(x int32) int32 { return max(x, -x) }

func TestOutcomesAreTheUnseenPieces(t *testing.T) {
	p := mustPosition(t, "???1/??2/4/4/4/4/1K2/3k r PPPgc 0 -")
	s := newState(&p, weightsForTest())
	var list [14]outcome
	n := s.outcomes(&list)
	red, _ := game.ParsePiece('P')
	if n != 3 || list[0] != (outcome{red, 3}) || list[1].count != 1 || list[2].count != 1 {
		t.Errorf("outcomes %v", list[:n])
	}
}

func TestCertainFlip(t *testing.T) {
	w := weightsForTest()
	for text, want := range map[string]bool{
		"?3/4/4/4/4/4/1K2/3k r P 0 -":   true,
		"??2/4/4/4/4/4/1K2/3k r PP 0 -": true,
		"??2/4/4/4/4/4/1K2/3k r Pp 0 -": false,
		"4/4/4/4/4/4/1K2/3k r - 0 -":    false,
	} {
		p := mustPosition(t, text)
		s := newState(&p, w)
		if _, got := s.certain(); got != want {
			t.Errorf("%s: certain %v", text, got)
		}
	}
}

func TestFlipGainSigns(t *testing.T) {
	w := weightsForTest()
	gain := func(text, square string) int32 {
		p := mustPosition(t, text)
		s := newState(&p, w)
		at, _ := game.ParseSquare(square)
		return s.flipGain(uint(at), w)
	}
	if got := gain("?3/4/4/4/4/4/1K2/?2k r pp 0 -", "a8"); got != 0 {
		t.Errorf("a flip that nothing touches: %d", got)
	}
	if got := gain("4/?3/4/4/4/4/1R2/1?2 r gg 0 -", "b1"); got >= 0 {
		t.Errorf("an enemy advisor beside the own chariot: %d", got)
	}
	if got := gain("4/?3/4/4/4/4/1r2/1?2 r GG 0 -", "b1"); got <= 0 {
		t.Errorf("an own advisor beside the enemy chariot: %d", got)
	}
	if got := gain("?2P/4/4/4/4/1c2/1p2/1?2 r GG 0 -", "b1"); got >= 0 {
		t.Errorf("an own advisor in the line of an enemy cannon: %d", got)
	}
}
