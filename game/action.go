package game

// Action is what a player chooses, by squares alone: what it turns up is not part of it. A flip has the same From and To;
// a move, a capture and a dark attack go from one square to another; a stop (the end of a chain) has neither.
// Actions are comparable; which kind of step From-To is depends on the position.
type Action struct {
	From, To Square
}

// StopAction ends a chain of captures.
var StopAction = Action{NoSquare, NoSquare}

// FlipAction turns up the piece at s.
func FlipAction(s Square) Action { return Action{s, s} }

// MoveAction moves, captures or attacks from one square to another.
func MoveAction(from, to Square) Action { return Action{from, to} }

// IsFlip reports whether the action turns up a piece.
func (a Action) IsFlip() bool { return a.From == a.To && a.From != NoSquare }

// IsStop reports whether the action ends a chain.
func (a Action) IsStop() bool { return a.From == NoSquare }

// String returns "a1" for a flip, "a1-a2" for a step, "=" for a stop.
func (a Action) String() string {
	switch {
	case a.IsStop():
		return "="
	case a.IsFlip():
		return a.From.String()
	}
	return a.From.String() + "-" + a.To.String()
}

// ParseAction reads what String writes.
func ParseAction(text string) (Action, bool) {
	switch len(text) {
	case 1:
		return StopAction, text == "="
	case 2:
		s, ok := ParseSquare(text)
		return FlipAction(s), ok
	case 5:
		from, ok1 := ParseSquare(text[:2])
		to, ok2 := ParseSquare(text[3:])
		return MoveAction(from, to), ok1 && ok2 && text[2] == '-' && from != to
	}
	return Action{}, false
}

// StepKind is what an action is in a position.
type StepKind uint8

// The kinds of steps. A StepDark attacks a face-down piece and may capture it, turn up an own piece, or lose the attacker.
const (
	StepFlip StepKind = iota
	StepMove
	StepCapture
	StepDark
	StepStop
)

// Step tells what a legal action is in this position, before it is applied.
func (p *Position) Step(a Action) StepKind {
	switch {
	case a.IsStop():
		return StepStop
	case a.IsFlip():
		return StepFlip
	case p.Board[a.To&31] == Empty:
		return StepMove
	case p.Board[a.To&31] == FaceDown:
		return StepDark
	}
	return StepCapture
}

// NeedsReveal reports whether the action is aimed at a face-down piece: applying it, if it is legal, turns that piece up, and what
// it showed must be given.
func (p *Position) NeedsReveal(a Action) bool {
	return !a.IsStop() && p.Board[a.To&31] == FaceDown
}
