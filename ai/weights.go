package ai

import (
	"strconv"

	"anqi/game"
)

// Weights are the numbers of the evaluation, in points: a piece that no enemy can capture is worth about 600 of them.
// docs/engine.md says how they were found and what each term gave.
type Weights struct {
	// Natural enemies: worth = base + top × (percent/100)^(enemies alive that could capture the piece).
	PieceTop       int    // a piece without a natural enemy
	EnemyPercent   int    // what each further natural enemy leaves of it
	Base           [8]int // what a kind is worth beside that: it occupies, screens and moves; by game.Kind
	GeneralTop     int    // a general that no soldier threatens
	SoldierPercent int    // what each enemy soldier alive leaves of the general
	SoldierGeneral int    // a soldier's extra worth while the enemy general lives
	CannonEarly    int    // a cannon with 32 pieces on the board: screens are everywhere
	CannonLate     int    // a cannon at the end, interpolated by the number of pieces
	UnseenPercent  int    // what of its worth a face-down piece counts: it cannot act yet

	// Threats: shares, in per cent, of what the threatened piece is worth.
	HangingFirst  int // the side to move's best attacked piece: it can usually go away
	HangingSecond int // every other one: only one can go away
	Trapped       int // attacked and without a safe square to go to

	// Hunters and prey: share, in per mille, of the prey's worth for the nearest enemy that could capture it two or three steps away
	// over empty squares, or (the last number) farther, by whether the hunter is to move. A hunter two steps away with the prey to move
	// holds the opposition.
	Hunt         [2][5]int
	HuntOpenness int // per cent of that while everything is face down; all of it when nothing is
	Cornered     int // per mille more for a prey at two or three steps that has no safe square

	Net int // per mille more for a prey that two hunters have within three steps

	Mobility    int // for each empty square next to a piece
	Freedom     int // per mille of the piece for each empty square next to it
	DownNear    int // for each face-down piece next to a piece: it may turn out to be an enemy
	Stuck       int // for a piece without an empty square or prey beside it
	Tempo       int // for the right to move
	GripNone    int // per cent that is kept of the advantage of a side that cannot capture some enemy piece, with nothing face down
	GripOne     int // the same when only one of its pieces could capture some enemy piece
	FadeTurns   int // the score shrinks towards a draw over that many last turns before the no-progress limit
	Verdicts    int // per cent of the score that the class of an ending decides, with at most five pieces left
	Scale       int // points of advantage at which the winning chance is 85 %
	ScaleHidden int // per cent more of them while everything is face down, in proportion to what is
	FlipSafety  int // share, in per cent, of its static judgement that a flip is ordered by
	FlipThreat  int // share, in per cent, of what a piece just turned up threatens: it can still go away

	tables   worthTables
	huntNow  [2][33][5]int32 // Hunt by face-down pieces
	gripNow  [2][33]int32    // Grip by face-down pieces
	scaleNow [33]float64     // hundredths of a point that make a chance of 85 %, by face-down pieces: more while much is still open
	point    int32           // the score of one point in an even game
}

// StartingWeights returns the weights from which tuning begins (anqi tune); DefaultWeights is where it ends. The tunable ones are
// guesses by hand, from what a piece can do and from published numbers (natural enemies, the general's soldiers).
//
// Some weights are decided by matches and not by the fit, because a fit finds what goes with winning and not what wins; they
// are the same in both sets. docs/engine.md has the matches:
//   - EnemyPercent: fits say 42; 35 and 34 scored +22 ±41 and +9 ±34 Elo against it, 52 scored -22 ±46.
//   - Hunt and HuntOpenness: fits say three times these shares, and matches cannot tell that from no term at all (+9 ±47); without
//     the term the engine scored -31 ±40 against these shares.
//   - Net, GripNone and GripOne: guesses that scored +9 ±36; a fit of them scored +3 ±33 against the guesses.
//   - HangingFirst, HangingSecond, Trapped, Cornered, Mobility, Freedom, DownNear, Stuck and Tempo: from fits of earlier engines
//     that scored +37 ±25 and +89 ±35 against what was before (Tempo 5 instead: -28 ±40). A new fit of these together with the
//     tunable ones scored -19 ±22.
//   - FadeTurns: the samples' chances do without it.
//   - Verdicts: exact results, blended at the share that scored best.
//   - FlipSafety and FlipThreat: they order flips, which no sample shows.
//
// PieceTop is the unit of all others.
func StartingWeights() Weights {
	w := Weights{
		PieceTop: 579, EnemyPercent: 34, GeneralTop: 579, SoldierPercent: 80, SoldierGeneral: 10,
		Base:        [8]int{0, 30, 0, 30, 60, 60, 100, 60},
		CannonEarly: 230, CannonLate: 300, UnseenPercent: 85,
		HangingFirst: 53, HangingSecond: 82, Trapped: 42,
		Hunt: [2][5]int{
			{0, 0, 110, 75, 50}, // the prey to move
			{0, 0, 95, 85, 45},  // the hunter to move
		},
		Net: 20, GripNone: 40, GripOne: 70, HuntOpenness: -32, Cornered: 268,
		Mobility: 7, Freedom: 9, Stuck: 4, DownNear: 5, Tempo: 17,
		FadeTurns: 24, Verdicts: 30, Scale: 900, ScaleHidden: 0, FlipSafety: 60, FlipThreat: 25,
	}
	w.prepare()
	return w
}

// DefaultWeights returns the shipped weights: what "anqi tune" makes of StartingWeights. After a change of either, of the evaluation
// or of what the search of tuning does, "anqi tune --check" says whether that is still so.
func DefaultWeights() Weights {
	w := StartingWeights()
	w.GeneralTop, w.SoldierPercent, w.SoldierGeneral = 546, 72, 11
	w.Base = [8]int{0, 25, 0, 37, 40, 88, 175, 195}
	w.CannonEarly, w.CannonLate, w.UnseenPercent = 118, 311, 93
	w.Scale, w.ScaleHidden = 873, -33
	w.prepare()
	return w
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

// kindNames name the kinds that have a base worth of their own; the cannon's worth is given flat.
var kindNames = [game.KindCount]string{game.Soldier: "soldier", game.Horse: "horse", game.Chariot: "chariot", game.Elephant: "elephant",
	game.Advisor: "advisor", game.General: "general"}

// prepare computes the tables that follow from the numbers; to be called after any change.
func (w *Weights) prepare() {
	w.tables = newWorthTables(w)
	w.point = evaluationLimit / int32(max(w.Scale, 1))
	for hidden := range w.gripNow[0] {
		w.scaleNow[hidden] = 100 * float64(w.Scale*(3200+w.ScaleHidden*hidden)/3200)
		w.gripNow[0][hidden] = int32(100 - (100-w.GripNone)*(32-hidden)/32)
		w.gripNow[1][hidden] = int32(100 - (100-w.GripOne)*(32-hidden)/32)
	}
	for hunterToMove := range w.Hunt {
		for hidden := range w.huntNow[hunterToMove] {
			open := w.HuntOpenness*hidden + 100*(32-hidden)
			for distance, share := range w.Hunt[hunterToMove] {
				w.huntNow[hunterToMove][hidden][distance] = int32(share * open / 3200)
			}
		}
	}
}

// hundredsNow returns the points of advantage that make a chance of 85 %, in hundredths.
func (w *Weights) hundredsNow(p *state) int64 { return int64(w.scaleNow[p.hidden]) }
