package ai

import (
	"math"

	"anqi/game"
)

// worthTables are the powers that natural enemies need, computed once from the weights.
type worthTables struct {
	ranked  [17]int16 // by how many enemies could capture the piece
	general [6]int16  // by how many enemy soldiers are alive
}

func newWorthTables(w *Weights) (t worthTables) {
	for n := range t.ranked {
		t.ranked[n] = int16(math.Round(float64(w.PieceTop) * math.Pow(float64(w.EnemyPercent)/100, float64(n))))
	}
	for n := range t.general {
		t.general[n] = int16(math.Round(float64(w.GeneralTop) * math.Pow(float64(w.SoldierPercent)/100, float64(n))))
	}
	return t
}

// revalue computes what every piece is worth from the enemies still alive, seen or unseen, that could capture it (natural
// enemies), and the balance of material. It is called whenever a piece left the board.
func (p *state) revalue(w *Weights) {
	t := &w.tables
	cannon := int16(w.CannonLate) + int16(int(w.CannonEarly-w.CannonLate)*int(p.left[0]+p.left[1])/32)
	p.grip = [2]uint8{2, 2}
	for side := range 2 {
		grip := &p.grip[side^1]
		own, enemy := p.worth[side<<3:][:8], p.alive[(side^1)<<3:][:8]
		soldiers := enemy[game.Soldier]
		enemies := enemy[game.General]
		own[game.General] = t.general[soldiers&7%6] + int16(w.Base[game.General])
		held(grip, p.alive[side<<3|int(game.General)], soldiers+enemies)
		for kind := game.Advisor; kind >= game.Horse; kind-- {
			enemies += enemy[kind]
			own[kind] = t.ranked[enemies&15] + int16(w.Base[kind])
			held(grip, p.alive[side<<3|int(kind)], enemies)
		}
		held(grip, p.alive[side<<3|int(game.Cannon)], enemies)
		enemies += soldiers - enemy[game.General]
		held(grip, p.alive[side<<3|int(game.Soldier)], enemies)
		own[game.Soldier] = t.ranked[enemies&15] + int16(w.Base[game.Soldier]) + int16(w.SoldierGeneral)*int16(enemy[game.General])
		own[game.Cannon] = cannon
	}
	p.verdict = verdict{}
	if w.Verdicts > 0 && p.left[0]+p.left[1] <= verdictPieces {
		p.verdict = verdictOf(&p.alive)
	}
	p.weigh(w)
}

// held lowers a side's grip to the number of its pieces that could capture an enemy piece, if there is such an enemy: in the open
// one hunter alone rarely catches a prey, so a side with a grip below two on some enemy piece hardly wins.
func held(grip *uint8, number, hunters uint8) {
	if number > 0 {
		*grip = min(*grip, hunters)
	}
}

// weigh computes the balance of material from the worth of each piece.
func (p *state) weigh(w *Weights) {
	p.material = 0
	hiddenLoss := int32(100 - w.UnseenPercent)
	for kind := game.Soldier; kind <= game.General; kind++ {
		red, black := game.Piece(kind), game.FaceDown|game.Piece(kind)
		p.material += int32(p.worth[red]) * (100*int32(p.alive[red]) - hiddenLoss*int32(p.unseen[red]))
		p.material -= int32(p.worth[black]) * (100*int32(p.alive[black]) - hiddenLoss*int32(p.unseen[black]))
	}
}

// A stock is which pieces are alive and which of them are face down, packed exactly into 56 bits: for each piece its number alive,
// and stockUnseen bits higher its number face down.
type stock uint64

const stockUnseen = 28

// stockUnits[piece] is what one such piece alive counts in a stock.
var stockUnits = func() (units [game.PieceCount]stock) {
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
