package ai

import (
	"math"

	"anqi/game"
)

// A piece's natural enemies are the enemies still alive, face up or down, that could capture it on a neighbouring square. The fewer
// they are, the more the piece is worth: each leaves only a share of what it would be worth with one enemy less.

// valuesByEnemies are the values that follow from the number of natural enemies, computed once from the weights.
type valuesByEnemies struct {
	ranked  [17]int16 // of every piece but the general, by its natural enemies
	general [6]int16  // of the general, by the enemy soldiers alive
}

// newValuesByEnemies computes the values from the weights.
func newValuesByEnemies(w *Weights) (t valuesByEnemies) {
	for n := range t.ranked {
		t.ranked[n] = int16(math.Round(float64(w.PieceTop) * math.Pow(float64(w.EnemyPercent)/100, float64(n))))
	}
	for n := range t.general {
		t.general[n] = int16(math.Round(float64(w.GeneralTop) * math.Pow(float64(w.SoldierPercent)/100, float64(n))))
	}
	return t
}

// revalue computes what follows from the pieces alive: the value of each by its natural enemies, the balance of material, for either
// side the enemy piece that fewest of its own could capture, and the class prior. It is called whenever a piece has left the board.
func (p *state) revalue(w *Weights) {
	t := &w.pieceValues
	cannon := int16(w.CannonLate) + int16(int(w.CannonEarly-w.CannonLate)*int(p.left[0]+p.left[1])/32)
	p.fewestAttackers = [2]uint8{2, 2}
	for side := range 2 {
		fewest := &p.fewestAttackers[side^1]
		own, enemy := p.values[side<<3:][:8], p.alive[(side^1)<<3:][:8]
		soldiers := enemy[game.Soldier]
		enemies := enemy[game.General]
		own[game.General] = t.general[soldiers&7%6] + int16(w.Base[game.General])
		noteAttackers(fewest, p.alive[side<<3|int(game.General)], soldiers+enemies)
		for kind := game.Advisor; kind >= game.Horse; kind-- {
			enemies += enemy[kind]
			own[kind] = t.ranked[enemies&15] + int16(w.Base[kind])
			noteAttackers(fewest, p.alive[side<<3|int(kind)], enemies)
		}
		noteAttackers(fewest, p.alive[side<<3|int(game.Cannon)], enemies)
		enemies += soldiers - enemy[game.General]
		noteAttackers(fewest, p.alive[side<<3|int(game.Soldier)], enemies)
		own[game.Soldier] = t.ranked[enemies&15] + int16(w.Base[game.Soldier]) + int16(w.SoldierGeneral)*int16(enemy[game.General])
		own[game.Cannon] = cannon
	}
	p.prior = classPrior{}
	if w.ClassPriors > 0 && p.left[0]+p.left[1] <= classPriorPieces {
		p.prior = classPriorOf(&p.alive)
	}
	p.weighMaterial(w)
}

// noteAttackers lowers a side's fewest attackers to the number of its pieces that could capture an enemy piece, if there is such an
// enemy. On an open board one piece alone rarely catches another, so a side with fewer than two attackers for some enemy piece hardly
// wins (Weights.NoAttacker, OneAttacker).
func noteAttackers(fewest *uint8, number, attackers uint8) {
	if number > 0 {
		*fewest = min(*fewest, attackers)
	}
}

// weighMaterial computes the balance of material from the value of each piece.
func (p *state) weighMaterial(w *Weights) {
	p.balance = 0
	hiddenLoss := int32(100 - w.UnseenPercent)
	for kind := game.Soldier; kind <= game.General; kind++ {
		red, black := game.Piece(kind), game.FaceDown|game.Piece(kind)
		p.balance += int32(p.values[red]) * (100*int32(p.alive[red]) - hiddenLoss*int32(p.unseen[red]))
		p.balance -= int32(p.values[black]) * (100*int32(p.alive[black]) - hiddenLoss*int32(p.unseen[black]))
	}
}

// A materialKey says how many of each piece are alive and how many of them are face down, packed without loss into 56 bits: for each
// piece its number alive, and materialKeyUnseen bits higher its number face down. It is kept up to date by additions.
type materialKey uint64

const materialKeyUnseen = 28

// materialKeyUnits[piece] is what one such piece alive adds to a material key.
var materialKeyUnits = func() (units [game.PieceCount]materialKey) {
	shift := 0
	for piece := range units {
		bits := 2
		switch game.Piece(piece).Kind() {
		case game.NoKind:
			continue
		case game.Soldier:
			bits = 3
		case game.General:
			bits = 1
		}
		units[piece] = 1 << shift
		shift += bits
	}
	return units
}()
