package game

import "strconv"

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
