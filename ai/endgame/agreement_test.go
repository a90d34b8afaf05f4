package endgame

import (
	"context"
	"testing"

	"anqi/game"
)

// variants are rules under which the solver must agree with the oracle, with endings that bring out what differs.
func variants() []struct {
	name    string
	rules   game.Rules
	endings []string
} {
	with := func(limit int, change func(*game.Rules)) game.Rules {
		rules := traditional(limit)
		change(&rules)
		return rules
	}
	preset := func(name string, limit int) game.Rules {
		p, _ := game.PresetByName(name)
		p.RuleSet.NoProgressLimit = limit
		return p.RuleSet.Rules
	}
	return []struct {
		name    string
		rules   game.Rules
		endings []string
	}{
		{"traditional, 20 turns", traditional(20), []string{"Kg", "Pk", "Cc", "GNm", "KPk", "CPk", "CCp", "Kcp"}},
		{"traditional, 40 turns", traditional(40), []string{"GGm", "KCg", "Rnp"}},
		{"street tally", preset("street", 24), []string{"Gm", "GNm", "KPk", "CPk", "Mrr", "Kpp"}},
		{"mainland", preset("mainland", 24), []string{"Kc", "RNc", "CCg", "Kpp", "Gcm"}},
		{"diagonal court", with(20, func(r *game.Rules) { r.DiagonalCourt = true }), []string{"Gm", "KMg", "Nkg"}},
		{"horse leaps", with(20, func(r *game.Rules) { r.HorseLeaps = true }), []string{"Nk", "NNk", "NPn", "Cnk"}},
		{"chariot slides", with(20, func(r *game.Rules) { r.ChariotSlides = true }), []string{"Rk", "RPr", "Cgr"}},
		{"cannon vaults", with(20, func(r *game.Rules) { r.CannonVaults = true }), []string{"Ck", "CPk", "CCp", "Pcm"}},
		{"cannon by contact", with(20, func(r *game.Rules) { r.CannonContact = true }), []string{"Cp", "CPc", "Ncp"}},
		{"open chains", with(20, func(r *game.Rules) { r.ChainAfterOpen = game.ChainOpenOnly }), []string{"Kmn", "Cpp", "Gkp"}},
		{"chains without rank", with(20, func(r *game.Rules) {
			r.ChainAfterOpen, r.ChainIgnoresRank, r.ThreePieceTally = game.ChainOpenOnly, true, true
		}), []string{"Mnk", "Ppg", "Kgp"}},
		{"leaps, slides and vaults together", with(20, func(r *game.Rules) {
			r.HorseLeaps, r.ChariotSlides, r.CannonVaults, r.DiagonalCourt = true, true, true, true
		}), []string{"RNc", "CRk", "Mnr"}},
	}
}

// TestAgreesWithOracle compares every placement, every no-progress count and every distance with the slow independent solution.
func TestAgreesWithOracle(t *testing.T) {
	for _, v := range variants() {
		t.Run(v.name, func(t *testing.T) {
			s := newSolver(t, v.rules)
			known := map[string]*oracle{}
			endings, stride := v.endings, 1
			if testing.Short() { // the race detector is slow
				endings, stride = endings[:1], 7
			}
			for _, letters := range endings {
				compareAll(t, s, newOracle(t, v.rules, letters, known), stride)
			}
		})
	}
}

// TestFourPiecesAgreeWithOracle does the same with four pieces, for a selection of no-progress counts.
func TestFourPiecesAgreeWithOracle(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	for _, letters := range []string{"GCmp"} {
		compareAll(t, newSolver(t, traditional(40)), newOracle(t, traditional(40), letters, map[string]*oracle{}), 3)
	}
}

// compareAll compares every stride-th no-progress count.
func compareAll(t *testing.T, s *Solver, o *oracle, stride int) {
	t.Helper()
	if err := s.PrepareMaterial(context.Background(), o.pieces, nil); err != nil {
		t.Fatal(err)
	}
	limit := o.rules.NoProgressLimit
	wrong := 0
	for code, node := range o.nodes {
		if node < 0 {
			continue
		}
		pos, _ := o.position(code)
		for quiet := 0; quiet < limit && wrong < 5; quiet += stride {
			pos.NoProgressCount = uint16(quiet)
			want := o.values[limit-quiet][node] * sign(pos.Turn)
			outcome, distance, ok := s.Probe(&pos)
			if !ok || int8(outcome) != want {
				t.Errorf("%s: %v at distance %d, %v, want %d", pos.Text(), outcome, distance, ok, want)
				wrong++
			}
			if outcome != Draw && !o.rules.ThreePieceTally {
				at := o.values[distance][node] * sign(pos.Turn)
				if at != want || distance > 0 && o.values[distance-1][node] != 0 {
					t.Errorf("%s: %v at distance %d is not the least number of turns", pos.Text(), outcome, distance)
					wrong++
				}
			}
		}
	}
}
