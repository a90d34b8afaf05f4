package game

// Reason says why a game ended (docs/rules.md, section 4).
type Reason uint8

// The reasons, in the order in which they are checked.
const (
	NoReason Reason = iota
	ReasonPieces
	ReasonBlocked
	ReasonRepetition
	ReasonProgress
	ReasonTally
	ReasonAgreement
	ReasonResign
	ReasonTime
)

var reasonNames = [...]string{"", "pieces", "blocked", "repetition", "progress", "tally", "agreement", "resign", "time"}

// String returns the word that records use, "" for NoReason.
func (r Reason) String() string { return reasonNames[r] }

// ParseReason reads the word that records use.
func ParseReason(word string) (Reason, bool) {
	for i, name := range reasonNames {
		if i > 0 && name == word {
			return Reason(i), true
		}
	}
	return NoReason, false
}

// Result is how a game stands: not over (the zero value), won by a colour, or drawn (over without a winner).
type Result struct {
	Reason Reason // NoReason while the game goes on
	Winner Colour // NoColour while the game goes on and in a draw
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.Reason != NoReason }

// Result tells how the game stands after a completed turn (docs/rules.md, section 4, points 1 to 4, in that order); it goes on in the
// middle of a chain. Agreement, resignation and time are not part of a position.
func (p *Position) Result(r *Rules) Result {
	if p.Chain != NoSquare || p.Turn == NoColour {
		return Result{}
	}
	for _, c := range [2]Colour{Red, Black} {
		if !p.hasLeft(c) {
			return Result{ReasonPieces, c.Opponent()}
		}
	}
	switch {
	case !p.hasAction(r):
		return Result{ReasonBlocked, p.Turn.Opponent()}
	case r.Repetition > 0 && p.log.repeats(r.Repetition):
		return Result{Reason: ReasonRepetition}
	case r.NoProgressLimit > 0 && int(p.NoProgressCount) >= r.NoProgressLimit:
		return p.noProgress(r)
	}
	return Result{}
}

// hasAction reports whether the side to move has a legal action.
func (p *Position) hasAction(r *Rules) bool {
	var actions [MaxActions]Action
	for s := Square(0); s < SquareCount; s++ {
		if p.Board[s] == FaceDown || len(p.squareActions(r, s, actions[:0])) > 0 {
			return true
		}
	}
	return false
}

// noProgress decides a game that has reached the no-progress limit.
func (p *Position) noProgress(r *Rules) Result {
	draw := Result{Reason: ReasonProgress}
	if !r.ThreePieceTally || p.Left(Red)+p.Left(Black) > 3 {
		return draw
	}
	red, black := p.rankSum(r, Red), p.rankSum(r, Black)
	switch {
	case red > black:
		return Result{ReasonTally, Red}
	case black > red:
		return Result{ReasonTally, Black}
	}
	return draw
}

// rankSum adds up the ranks of a colour's pieces, those face down by count.
func (p *Position) rankSum(r *Rules, c Colour) int {
	sum := 0
	for kind := Soldier; kind <= General; kind++ {
		sum += r.Rank(kind) * int(p.Unseen[NewPiece(c, kind)])
	}
	for _, piece := range p.Board {
		if piece.Colour() == c {
			sum += r.Rank(piece.Kind())
		}
	}
	return sum
}
