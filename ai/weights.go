package ai

import "anqi/game"

// Weights are the numbers of the evaluation, in points: a piece that no enemy can capture is worth about 600 of them. Where each starts,
// ends and is switched off is said in one list (terms); docs/engine.md tells what the terms mean for play, docs/experiments.md what each
// one gave.
type Weights struct {
	// Piece values by natural enemies: base + top × (percent/100)^(enemies alive that could capture the piece).
	PieceTop       int    // a piece without a natural enemy
	EnemyPercent   int    // what each further natural enemy leaves of it
	Base           [8]int // what a piece is worth beside that, by game.Kind: it occupies, screens and moves
	GeneralTop     int    // a general that no soldier threatens
	SoldierPercent int    // what each enemy soldier alive leaves of the general
	SoldierGeneral int    // what a soldier is worth more while the enemy general lives
	CannonEarly    int    // a cannon with 32 pieces on the board: screens are everywhere
	CannonLate     int    // a cannon with none; in between by the number of pieces
	UnseenPercent  int    // the share of its value that a face-down piece counts: it cannot act yet

	// Threats against pieces of the side to move, in per cent of what an exchange would lose.
	HangingFirst  int // the largest loss: the piece can usually go away
	HangingSecond int // every other one: only one piece can go away
	Trapped       int // more for a piece without a safe square to go to

	// Attackers that come near: shares, in per mille, of the value of a piece that is not attacked, for the nearest enemy that could
	// capture it. Index 1 is by whether the attacker's side is to move, index 2 the distance over empty squares: two steps, three, or
	// (the last) more. At two steps whoever is to move has to give way.
	Approach         [2][5]int
	ApproachOpenness int // per cent of these shares while everything is face down; all of them when nothing is
	Cornered         int // per mille more, at two or three steps, for a piece without a safe square
	SecondAttacker   int // per mille more when two attackers are within three steps

	Mobility       int // for each empty square beside a piece
	Freedom        int // per mille of the piece's value for each empty square beside it
	FaceDownBeside int // for each face-down piece beside a piece: it may turn out to be an enemy
	Stuck          int // for a piece with neither an empty square nor an enemy beside it
	Tempo          int // for the right to move
	NoAttacker     int // per cent kept of the advantage of a side that cannot capture some enemy piece, with nothing face down
	OneAttacker    int // the same when only one of its pieces could capture some enemy piece
	FadeTurns      int // with nothing face down the score shrinks to a draw over this many last turns before the no-progress limit
	ClassPriors    int // per cent of the score that the class prior decides, with at most five pieces left
	Scale          int // points of advantage at which the winning chance is 85 %
	ScaleHidden    int // per cent more of them while everything is face down, less in proportion as pieces are turned up
	FlipSafety     int // per cent of its static estimate by which a flip is ordered
	FlipThreat     int // per cent of the value that a piece just turned up threatens: the threatened piece can still go away

	pieceValues     valuesByEnemies
	approachNow     [2][33][5]int32 // Approach by the number of face-down pieces
	fewAttackersNow [2][33]int32    // NoAttacker and OneAttacker by the number of face-down pieces
	scaleNow        [33]float64     // the scale in hundredths of a point, by the number of face-down pieces
	point           int32           // the score of one point in an even game
}

// terms lists every weight with its name, where tuning starts, what the engine is shipped with, what switches the term off, and its
// bounds. Those that are not tunable are decided by matches, since a fit finds what goes with winning and not what wins; they ship as
// they start. docs/experiments.md has the matches:
//   - enemy-percent: fits say 42; 35 and 34 scored +22 ±41 and +9 ±34 Elo against it, 52 scored -22 ±46.
//   - approach: fits say three times these shares, and matches cannot tell that from no term at all (+9 ±47); without the term the
//     engine scored -31 ±40 against these shares.
//   - second-attacker, no-attacker, one-attacker: guesses that scored +9 ±36; a fit of them scored +3 ±33 against the guesses.
//   - hanging-first to trapped, cornered, and freedom to tempo: from fits of earlier engines that scored +37 ±25 and +89 ±35 against
//     what was before (tempo 5 instead: -28 ±40). A new fit of these together with the tunable ones scored -19 ±22.
//   - fade-turns: the chances of the samples do without it.
//   - class-priors: exact results, at the share that scored best.
//   - flip-safety, flip-threat: they order flips, which no sample shows.
//   - piece-top is the unit of all others.
func (w *Weights) terms() []Parameter {
	return []Parameter{ // name, value, start, shipped, off, low, high, tunable
		{"piece-top", &w.PieceTop, 579, 579, 579, 1, 4000, false},
		{"enemy-percent", &w.EnemyPercent, 34, 34, 100, 0, 100, false},
		{"general-top", &w.GeneralTop, 579, 546, 579, 0, 4000, true},
		{"soldier-percent", &w.SoldierPercent, 80, 72, 100, 0, 100, true},
		{"soldier-general", &w.SoldierGeneral, 10, 11, 0, -1000, 1000, true},
		{"cannon-early", &w.CannonEarly, 230, 118, 276, -1000, 4000, true},
		{"cannon-late", &w.CannonLate, 300, 311, 276, -1000, 4000, true},
		{"unseen-percent", &w.UnseenPercent, 85, 93, 100, 0, 200, true},
		{"hanging-first", &w.HangingFirst, 53, 53, 0, -200, 200, false},
		{"hanging-second", &w.HangingSecond, 82, 82, 0, -200, 200, false},
		{"trapped", &w.Trapped, 42, 42, 0, -200, 200, false},
		{"approach-openness", &w.ApproachOpenness, -32, -32, 0, -200, 200, false},
		{"second-attacker", &w.SecondAttacker, 20, 20, 0, -1000, 1000, false},
		{"no-attacker", &w.NoAttacker, 40, 40, 100, 0, 100, false},
		{"one-attacker", &w.OneAttacker, 70, 70, 100, 0, 100, false},
		{"cornered", &w.Cornered, 268, 268, 0, -1000, 1000, false},
		{"freedom", &w.Freedom, 9, 9, 0, -1000, 1000, false},
		{"face-down-beside", &w.FaceDownBeside, 5, 5, 0, -1000, 1000, false},
		{"scale-hidden", &w.ScaleHidden, 0, -33, 0, -90, 400, true},
		{"mobility", &w.Mobility, 7, 7, 0, -1000, 1000, false},
		{"stuck", &w.Stuck, 4, 4, 0, -1000, 1000, false},
		{"tempo", &w.Tempo, 17, 17, 0, -1000, 1000, false},
		{"fade-turns", &w.FadeTurns, 24, 24, 0, 0, 200, false},
		{"class-priors", &w.ClassPriors, 30, 30, 0, 0, 100, false},
		{"scale", &w.Scale, 900, 873, 600, 100, 10_000, true},
		{"flip-safety", &w.FlipSafety, 60, 60, 0, -200, 200, false},
		{"flip-threat", &w.FlipThreat, 25, 25, 0, -200, 200, false},
		{"base-soldier", &w.Base[game.Soldier], 30, 25, 0, -1000, 1000, true},
		{"base-horse", &w.Base[game.Horse], 30, 37, 0, -1000, 1000, true},
		{"base-chariot", &w.Base[game.Chariot], 60, 40, 0, -1000, 1000, true},
		{"base-elephant", &w.Base[game.Elephant], 60, 88, 0, -1000, 1000, true},
		{"base-advisor", &w.Base[game.Advisor], 100, 175, 0, -1000, 1000, true},
		{"base-general", &w.Base[game.General], 60, 195, 0, -1000, 1000, true},
		{"approach-victim-moves-2", &w.Approach[0][2], 110, 110, 0, -1000, 1000, false},
		{"approach-attacker-moves-2", &w.Approach[1][2], 95, 95, 0, -1000, 1000, false},
		{"approach-victim-moves-3", &w.Approach[0][3], 75, 75, 0, -1000, 1000, false},
		{"approach-attacker-moves-3", &w.Approach[1][3], 85, 85, 0, -1000, 1000, false},
		{"approach-victim-moves-4", &w.Approach[0][4], 50, 50, 0, -1000, 1000, false},
		{"approach-attacker-moves-4", &w.Approach[1][4], 45, 45, 0, -1000, 1000, false},
	}
}

// StartingWeights returns the weights from which tuning begins ("anqi tune"): guesses by hand, from what a piece can do and from
// published numbers, and what earlier fits and matches gave (terms).
func StartingWeights() (w Weights) {
	for _, term := range w.terms() {
		*term.Value = term.Start
	}
	w.prepare()
	return w
}

// DefaultWeights returns the shipped weights: what "anqi tune" makes of StartingWeights. After a change of either, of the evaluation
// or of what the search of tuning does, "anqi tune --check" says whether that is still so.
func DefaultWeights() (w Weights) {
	for _, term := range w.terms() {
		*term.Value = term.Shipped
	}
	w.prepare()
	return w
}

// prepare computes what follows from the numbers. It is to be called after any change of them.
func (w *Weights) prepare() {
	w.pieceValues = newValuesByEnemies(w)
	w.point = evaluationLimit / int32(max(w.Scale, 1))
	for hidden := range w.fewAttackersNow[0] {
		w.scaleNow[hidden] = 100 * float64(w.Scale*(3200+w.ScaleHidden*hidden)/3200)
		w.fewAttackersNow[0][hidden] = int32(100 - (100-w.NoAttacker)*(32-hidden)/32)
		w.fewAttackersNow[1][hidden] = int32(100 - (100-w.OneAttacker)*(32-hidden)/32)
	}
	for attackerToMove := range w.Approach {
		for hidden := range w.approachNow[attackerToMove] {
			open := w.ApproachOpenness*hidden + 100*(32-hidden)
			for distance, share := range w.Approach[attackerToMove] {
				w.approachNow[attackerToMove][hidden][distance] = int32(share * open / 3200)
			}
		}
	}
}

// hundredsNow returns the scale of a position in hundredths of a point: the advantage that makes a winning chance of 85 %.
func (w *Weights) hundredsNow(p *state) int64 { return int64(w.scaleNow[p.hidden]) }
