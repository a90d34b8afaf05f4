package ai

import (
	"fmt"
	"strconv"

	"anqi/game"
)

// Setting is one number of the engine that experiments and tuning may change.
type Setting struct {
	Name    string
	Value   *int
	Off     int  // the value that switches the term off
	Tunable bool // a weight of the evaluation that Fit may change; StartingWeights says why others are not
}

// List returns all numeric settings; the pointers lead into s.
func (s *Settings) List() []Setting {
	list := append(s.Weights.settings(), s.Features.settings()...)
	return append(list, Setting{"table-bytes", &s.TableBytes, 1024, false})
}

func (w *Weights) settings() []Setting {
	list := []Setting{
		{"piece-top", &w.PieceTop, 579, false},
		{"enemy-percent", &w.EnemyPercent, 100, false},
		{"general-top", &w.GeneralTop, 579, true},
		{"soldier-percent", &w.SoldierPercent, 100, true},
		{"soldier-general", &w.SoldierGeneral, 0, true},
		{"cannon-early", &w.CannonEarly, 276, true},
		{"cannon-late", &w.CannonLate, 276, true},
		{"unseen-percent", &w.UnseenPercent, 100, true},
		{"hanging-first", &w.HangingFirst, 0, false},
		{"hanging-second", &w.HangingSecond, 0, false},
		{"trapped", &w.Trapped, 0, false},
		{"hunt-openness", &w.HuntOpenness, 0, false},
		{"net", &w.Net, 0, false},
		{"grip-none", &w.GripNone, 100, false},
		{"grip-one", &w.GripOne, 100, false},
		{"cornered", &w.Cornered, 0, false},
		{"freedom", &w.Freedom, 0, false},
		{"down-near", &w.DownNear, 0, false},
		{"scale-hidden", &w.ScaleHidden, 0, true},
		{"mobility", &w.Mobility, 0, false},
		{"stuck", &w.Stuck, 0, false},
		{"tempo", &w.Tempo, 0, false},
		{"fade-turns", &w.FadeTurns, 0, false},
		{"verdicts", &w.Verdicts, 0, false},
		{"scale", &w.Scale, 600, true},
		{"flip-safety", &w.FlipSafety, 0, false},
		{"flip-threat", &w.FlipThreat, 0, false},
	}
	for kind, name := range kindNames {
		if name != "" {
			list = append(list, Setting{"base-" + name, &w.Base[kind], 0, true})
		}
	}
	for distance := 2; distance < len(w.Hunt[0]); distance++ {
		list = append(list,
			Setting{"hunt-prey-moves-" + strconv.Itoa(distance), &w.Hunt[0][distance], 0, false},
			Setting{"hunt-hunter-moves-" + strconv.Itoa(distance), &w.Hunt[1][distance], 0, false})
	}
	return list
}

func (f *Features) settings() []Setting {
	return []Setting{
		{"flip-depth", &f.FlipDepth, maxDepth, false},
		{"flips-on-path", &f.FlipsOnPath, 0, false},
		{"flip-width", &f.FlipWidth, 32, false},
		{"flip-cost", &f.FlipCost, 1, false},
		{"pruning-margin", &f.PruningMargin, 10_000, false},
		{"stop-share", &f.StopShare, 100, false},
		{"calm-share", &f.CalmShare, 0, false},
		{"lead-share", &f.LeadShare, 100, false},
		{"lead-margin", &f.LeadMargin, 1000, false},
		{"fall-margin", &f.FallMargin, 1000, false},
		{"chance-cut", &f.ChanceCut, 0, false},
		{"chance-look", &f.ChanceLook, 3, false},
		{"pass-cost", &f.PassCost, 0, false},
		{"merits", &f.Merits, 0, false},
		{"pruning-depth", &f.PruningDepth, 0, false},
		{"reduce-every", &f.ReduceEvery, 1000, false},
		{"delta-margin", &f.DeltaMargin, 100_000, false},
		{"no-move-cut", &f.NoMoveCut, 0, false},
		{"quiet-root-flips", &f.QuietRootFlips, 32, false},
	}
}

// kindNames name the kinds that have a base worth of their own; the cannon's worth is given flat.
var kindNames = [game.KindCount]string{game.Soldier: "soldier", game.Horse: "horse", game.Chariot: "chariot", game.Elephant: "elephant",
	game.Advisor: "advisor", game.General: "general"}

// switches are the parts that are only on or off.
func (s *Settings) switches() map[string]*bool {
	f := &s.Features
	return map[string]*bool{"reductions": &f.Reductions, "null-move": &f.NullMove, "pruning": &f.Pruning, "endgames": &f.Endgames,
		"star-two": &f.StarTwo, "networks": &f.Networks}
}

// The names of terms that are no single setting: all distances of hunter and prey, and the blur of the levels.
const huntTerm, noiseTerm = "hunt", "noise"

// Set changes a setting by its name, or with the name "off" switches a term off: a setting, "hunt" for all distances
// together, "noise" for the levels' blur, or one of the parts of the search.
func (s *Settings) Set(name, value string) error {
	if name == "off" {
		return s.switchOff(value)
	}
	for _, setting := range s.List() {
		if setting.Name == name {
			n, err := strconv.Atoi(value)
			if err != nil {
				return fmt.Errorf("%s needs a whole number, not %q", name, value)
			}
			*setting.Value = n
			return nil
		}
	}
	return fmt.Errorf("the engine has no setting %q", name)
}

func (s *Settings) switchOff(term string) error {
	if on, ok := s.switches()[term]; ok {
		*on = false
		return nil
	}
	found := false
	for _, setting := range s.List() {
		if setting.Name == term || term == huntTerm && len(setting.Name) > 5 && setting.Name[:5] == "hunt-" {
			*setting.Value, found = setting.Off, true
		}
	}
	if term == noiseTerm {
		s.NoNoise, found = true, true
	}
	if !found {
		return fmt.Errorf("the engine has no term %q to switch off", term)
	}
	return nil
}
