package ui

import (
	"math/rand"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/uitest"
	"anqi/save"
)

// A chain leaves the whole of itself under the board when it has ended, whoever made it; while it goes on its last capture is told.
func TestAFinishedChainIsToldWhole(t *testing.T) {
	for _, change := range []func(*save.Settings){
		func(s *save.Settings) { s.TwoPlayers = true }, func(s *save.Settings) {},
	} {
		x := newTable(t, withSettings(t, func(s *save.Settings) {
			s.RuleSet.DarkCapture, s.RuleSet.ChainAfterOpen, s.RuleSet.ChainAfterDark = true, game.ChainOpenThenDark, game.ChainDarkThenOpen
			change(s)
		}))
		random := rand.New(rand.NewSource(9))
		chains, before := map[match.Player]int{}, -1
		for i := 0; i < 4000 && !x.over() && len(chains) < 2; i++ {
			m := x.Session().Match()
			if steps := m.LastTurn(); m.Turns() != before && len(steps) > 1 && !m.InChain() {
				checkChainLine(t, x, steps)
				chains[steps[0].Player]++
			}
			before = m.Turns()
			if x.Session().PersonToMove() {
				x.act(x.pick(random))
			} else {
				x.wait(50 * time.Millisecond)
				time.Sleep(50 * time.Microsecond)
			}
		}
		if len(chains) < 2 {
			t.Errorf("chains of %v only", chains)
		}
	}
}

// checkChainLine expects every capture of a finished chain in the line under the board.
func checkChainLine(t *testing.T, x *playing, steps []match.Step) {
	t.Helper()
	line := x.node("message").Label
	for _, step := range steps {
		if at := step.Action.To.String(); !step.Action.IsStop() && !strings.Contains(line, at) {
			t.Errorf("the line says %q and not what happened on %s", line, at)
		}
		if step.Taken != game.Empty && !strings.Contains(line, uitest.Words.Names.Piece(step.Taken)) {
			t.Errorf("the line says %q and not that %s was taken", line, uitest.Words.Names.Piece(step.Taken))
		}
	}
}
