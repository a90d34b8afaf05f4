package ai

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
