package ai

import "anqi/game"

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

// stockCacheSize is how many stocks a search remembers the judgement of; few occur in one search.
const stockCacheSize = 1 << 12

// stockCache remembers what the material network says. Entries follow from their key alone, so that losing them changes nothing.
type stockCache [stockCacheSize]judgement

// judgement is what the material network says of a stock.
type judgement struct {
	stock stock
	add   int32 // hundredths of a point that are red's beside the hand-made evaluation
	scale int32 // of 1024: what of the advantage can be turned into a win
}

// apply returns an advantage, in hundredths of a point, as the network sees it.
func (j *judgement) apply(points int32, turn uint8) int32 {
	add := j.add
	if turn != 0 {
		add = -add
	}
	return int32(int64(points+add) * int64(j.scale) >> 10)
}

// judge returns what the material network says of the position's stock. A stock is never 0: no side is without pieces.
func (c *stockCache) judge(p *state, w *Weights) *judgement {
	j := &c[p.stock*0x9E3779B97F4A7C15>>52]
	if j.stock != p.stock {
		*j = networks.material.judge(p, w)
	}
	return j
}

// materialNetwork judges a stock.
type materialNetwork struct {
	rows      [materialRows][materialUnits]int32
	bias      [materialUnits]int32
	add       [materialUnits]int32
	scale     [materialUnits]int32
	scaleBias int32
}

func (n *materialNetwork) unpack(bytes string) {
	for i := range materialRows * materialUnits {
		n.rows[i/materialUnits][i%materialUnits] = weight(bytes, i)
	}
	rest := bytes[materialRows*materialUnits:]
	for i := range materialUnits {
		n.bias[i], n.add[i], n.scale[i] = weight(rest, i), weight(rest, materialUnits+i), weight(rest, 2*materialUnits+i)
	}
	n.scaleBias = weight(rest, 3*materialUnits)
}

// judge asks the network from either side; what it adds is the difference, so that the sides are treated alike.
func (n *materialNetwork) judge(p *state, w *Weights) judgement {
	const one = weightOne * materialOut
	sum, scale := int32(0), n.scaleBias*weightOne
	for view := range uint8(2) {
		sign := 1 - 2*int32(view)
		units := n.units(p, view)
		for i, unit := range units {
			unit = max(0, min(unit, weightOne))
			sum += sign * unit * n.add[i]
			scale += unit * n.scale[i]
		}
	}
	add := int64(sum) * w.hundredsNow(p) / one
	return judgement{p.stock, int32(add), max(1024/5, min(2*1024, 1024+scale*1024/one))}
}

// units returns the hidden layer as a side sees the stock.
func (n *materialNetwork) units(p *state, view uint8) [materialUnits]int32 {
	units := n.bias
	for piece := range uint8(len(p.alive)) {
		if piece&7 == 0 {
			continue
		}
		row, seen := int(piece&7)-1+7*int(piece>>3), piece^view<<3
		alive := &n.rows[row*materialCounts+int(p.alive[seen])]
		unseen := &n.rows[(14+row)*materialCounts+int(p.unseen[seen])]
		for i := range units {
			units[i] += alive[i]
			if p.hidden > 0 {
				units[i] += unseen[i]
			}
		}
	}
	return units
}
