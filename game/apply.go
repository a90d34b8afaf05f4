package game

import (
	"fmt"
	"strconv"
)

// Apply returns the position after an action. shown is the piece that a flip or a dark attack turned up, Empty otherwise. A
// finished game and everything that Try refuses are errors.
func (p Position) Apply(r *Rules, a Action, shown Piece) (Position, error) {
	if result := p.Result(r); result.Over() {
		return p, fmt.Errorf("the game is over: %s", result.Reason)
	}
	err := p.Try(r, a, shown)
	return p, err
}

// Try applies an action in place if it is legal; this is where legality is decided, so nobody has to ask before. An illegal action
// is an *IllegalActionError with the reason, and a piece that cannot have been turned up an error too; both leave the position as it
// was. Like Actions it does not look at the other endings of a game: whoever does not know the Result uses Apply.
func (p *Position) Try(r *Rules, a Action, shown Piece) error {
	if refusal := p.Refusal(r, a); refusal.Refused() {
		return &IllegalActionError{a, refusal}
	}
	switch reveal := p.NeedsReveal(a); {
	case !reveal && shown != Empty:
		return fmt.Errorf("%s turns up nothing", a)
	case reveal && shown == Empty:
		return fmt.Errorf("%s turns up a piece, and it is not said which", a)
	case reveal && (shown >= PieceCount || p.Unseen[shown] == 0):
		return fmt.Errorf("%s cannot show %s: none of it is face down", a, shown)
	}
	p.Advance(r, a, shown)
	return nil
}

// IllegalActionError is an action that the rules do not allow, and why.
type IllegalActionError struct {
	Action  Action
	Refusal Refusal
}

// Error says which action and why.
func (e *IllegalActionError) Error() string { return e.Action.String() + ": " + e.Refusal.String() }

// Advance applies a legal action in place, without checking anything: for searchers and replays that got the action from
// Actions. shown is the piece that a flip or a dark attack turned up, Empty otherwise.
func (p *Position) Advance(r *Rules, a Action, shown Piece) {
	switch p.Step(a) {
	case StepStop:
		p.endTurn(p.Turn)
	case StepFlip:
		p.flip(a.From, shown)
	case StepMove:
		p.plainMove(r, a.From, a.To)
	case StepCapture:
		p.resetNoProgress()
		p.capture(r, a, false)
	case StepDark:
		p.darkAttack(r, a, shown)
	}
}

func (p *Position) endTurn(mover Colour) {
	p.Turn = mover.Opponent()
	p.Chain = NoSquare
	p.chainDark = false
}

// resetNoProgress forgets everything that only plain moves in a row add up to: the no-progress count, their log, the chases.
func (p *Position) resetNoProgress() {
	p.NoProgressCount = 0
	p.log.clear()
	p.clearChases()
}

func (p *Position) reveal(s Square, shown Piece) {
	p.Board[s] = shown
	p.Unseen[shown]--
}

func (p *Position) flip(s Square, shown Piece) {
	p.resetNoProgress()
	p.reveal(s, shown)
	mover := p.Turn
	if mover == NoColour {
		mover = shown.Colour()
	}
	p.endTurn(mover)
}

func (p *Position) plainMove(r *Rules, from, to Square) {
	p.Board[to], p.Board[from] = p.Board[from], Empty
	p.NoProgressCount++
	p.log.add(from, to)
	if r.ChaseLimit > 0 {
		p.countChases(r, p.Turn, from, to)
	}
	p.endTurn(p.Turn)
}

// capture moves the attacker onto its target and decides whether a chain goes on.
func (p *Position) capture(r *Rules, a Action, dark bool) {
	p.Board[a.To], p.Board[a.From] = p.Board[a.From], Empty
	if p.Chain == NoSquare {
		p.chainDark = dark
	}
	p.Chain = a.To
	if open, darkToo, _ := p.chainTargets(r, p.chainDark); (open || darkToo) && p.hasLeft(p.Turn.Opponent()) {
		var targets [maxAttacks]Action
		if len(p.captures(r, a.To, targets[:0])) > 0 {
			return
		}
	}
	p.endTurn(p.Turn)
}

// darkAttack turns up the target: an own piece stays and the turn ends, an enemy that the attacker takes is captured, any
// other enemy stays and the attacker is removed.
func (p *Position) darkAttack(r *Rules, a Action, shown Piece) {
	takes := p.takesAt(r, a)
	p.resetNoProgress()
	p.reveal(a.To, shown)
	switch {
	case shown.Colour() == p.Turn:
		p.endTurn(p.Turn)
	case takes&(1<<shown.Kind()) != 0:
		p.capture(r, a, true)
	default:
		p.Board[a.From] = Empty
		p.endTurn(p.Turn)
	}
}

// takesAt returns the kinds that an attack on a face-down piece would capture.
func (p *Position) takesAt(r *Rules, a Action) uint8 {
	if p.Chain != NoSquare {
		if _, _, anyRank := p.chainTargets(r, p.chainDark); anyRank {
			return everyKind
		}
	}
	var found [maxAttacks]attack
	for _, target := range found[:p.attacks(r, a.From, &found)] {
		if target.square == a.To {
			return target.takes
		}
	}
	return 0
}

// RefusalReason says why an action is not legal.
type RefusalReason uint8

// The reasons for a refusal, each of which a screen can turn into a sentence.
const (
	NotRefused              RefusalReason = iota
	RefusedOffBoard                       // a square that does not exist
	RefusedEmpty                          // nothing stands on the square
	RefusedNoColour                       // nobody has a colour: the first action must be a flip
	RefusedOpponentPiece                  // the piece is the opponent's
	RefusedFaceDownMover                  // a face-down piece does not move
	RefusedFlipFaceUp                     // the piece is face up already
	RefusedOwnTarget                      // an own piece stands there
	RefusedFaceDownTarget                 // a face-down piece cannot be captured under these rules
	RefusedDistance                       // the piece does not reach that square
	RefusedRank                           // the target is of a higher rank
	RefusedGeneralOnSoldier               // the general does not capture soldiers
	RefusedScreen                         // a cannon captures over exactly one piece
	RefusedChase                          // the chase rule: Refusal.Count would be over the limit
	RefusedChain                          // a chain goes on: only its own captures or a stop
	RefusedStop                           // there is no chain to stop
)

var refusalTexts = [...]string{
	"allowed", "no such square", "nothing stands there", "nobody has a colour yet: the first action must be a flip",
	"the piece is the opponent's", "a face-down piece does not move", "the piece is face up already", "an own piece stands there",
	"a face-down piece cannot be captured", "the piece does not reach that square", "the target is of a higher rank",
	"the general does not capture soldiers", "a cannon captures over exactly one piece", "the chase rule forbids it: chase",
	"a chain goes on: only its captures or a stop are allowed", "there is no chain to stop",
}

// Refusal is why an action is not legal; the zero value says that it is.
type Refusal struct {
	Reason RefusalReason
	Count  int // with RefusedChase: the chase count that the move would bring
}

// Refused reports whether the action is not legal.
func (r Refusal) Refused() bool { return r.Reason != NotRefused }

// String says why in English, for errors on the command line.
func (r Refusal) String() string {
	text := refusalTexts[r.Reason]
	if r.Reason == RefusedChase {
		text += " " + strconv.Itoa(r.Count)
	}
	return text
}

// Refusal tells whether an action is legal by the rules of turns, captures, chains and chases and, if not, why.
func (p *Position) Refusal(r *Rules, a Action) Refusal {
	switch {
	case a.IsStop():
		if p.Chain == NoSquare {
			return Refusal{Reason: RefusedStop}
		}
		return Refusal{}
	case a.From >= SquareCount || a.To >= SquareCount:
		return Refusal{Reason: RefusedOffBoard}
	}
	var actions [MaxActions]Action
	for _, legal := range p.ActionsFrom(r, a.From, actions[:0]) {
		if legal == a {
			return Refusal{}
		}
	}
	return p.whyNot(r, a)
}

// whyNot finds the reason for an action that is known to be illegal.
func (p *Position) whyNot(r *Rules, a Action) Refusal {
	piece, target := p.Board[a.From], p.Board[a.To]
	switch {
	case p.Chain != NoSquare:
		return Refusal{Reason: RefusedChain}
	case piece == Empty:
		return Refusal{Reason: RefusedEmpty}
	case a.IsFlip():
		return Refusal{Reason: RefusedFlipFaceUp}
	case p.Turn == NoColour:
		return Refusal{Reason: RefusedNoColour}
	case piece == FaceDown:
		return Refusal{Reason: RefusedFaceDownMover}
	case piece.Colour() != p.Turn:
		return Refusal{Reason: RefusedOpponentPiece}
	case target.Colour() == p.Turn:
		return Refusal{Reason: RefusedOwnTarget}
	case target == Empty:
		return p.whyNotMove(r, a)
	}
	return p.whyNotCapture(r, a)
}

func (p *Position) whyNotMove(r *Rules, a Action) Refusal {
	var moves [MaxActions]Action
	for _, move := range p.plainMoves(r, a.From, moves[:0]) {
		if move == a {
			return Refusal{RefusedChase, p.chaseCountAfter(r, a)}
		}
	}
	return Refusal{Reason: RefusedDistance}
}

func (p *Position) whyNotCapture(r *Rules, a Action) Refusal {
	attacker, target := p.Board[a.From].Kind(), p.Board[a.To]
	var found [maxAttacks]attack
	for _, square := range found[:p.attacks(r, a.From, &found)] {
		switch {
		case square.square != a.To:
		case target == FaceDown:
			return Refusal{Reason: RefusedFaceDownTarget}
		case attacker == General && target.Kind() == Soldier:
			return Refusal{Reason: RefusedGeneralOnSoldier}
		default:
			return Refusal{Reason: RefusedRank}
		}
	}
	if attacker == Cannon && r.CannonJumps() {
		return Refusal{Reason: RefusedScreen}
	}
	return Refusal{Reason: RefusedDistance}
}
