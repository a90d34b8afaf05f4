package ai

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
