package endgame

import (
	"cmp"
	"fmt"
	"slices"

	"anqi/game"
)

// maxClassified is the number of pieces up to which relations can be named; tables exist up to MaxPieces.
const maxClassified = 8

// relations says how the pieces of two sides move and who can capture whom: all that the value of a position depends on besides the
// squares. The pieces of side 0 come first. Relations that differ only in the order of the pieces, or in which side is called 0, are one
// class, which has one of them as its canonical name.
type relations struct {
	count    uint8
	small    uint8 // pieces of side 0; in a canonical one not more than half
	movement [maxClassified]movement
	rank     [maxClassified]uint8 // under ThreePieceTally, else 0: without it ranks matter only through captures
	captures [maxClassified]uint8 // bit j: captures piece j by contact
}

// arrangement is how pieces were put in canonical order: which original piece stands in each slot, and whether the sides
// changed places.
type arrangement struct {
	order   [maxClassified]uint8
	swapped bool
}

// relationsOf returns the relations of face-up pieces, red ones first, in the order given. At most maxClassified pieces.
func relationsOf(rules *game.Rules, pieces []game.Piece) relations {
	r := relations{count: uint8(len(pieces))}
	for i, p := range pieces {
		if p.Colour() == game.Red {
			r.small++
		}
		r.movement[i] = movementOf(rules, p.Kind())
		if rules.ThreePieceTally && rules.NoProgressLimit > 0 {
			r.rank[i] = uint8(rules.Rank(p.Kind()))
		}
		if m := r.movement[i]; m == jumper || m == vaulter {
			continue
		}
		for j, q := range pieces {
			if p.Colour() != q.Colour() && rules.Captures(p.Kind(), q.Kind()) {
				r.captures[i] |= 1 << j
			}
		}
	}
	return r
}

// side returns the side, 0 or 1, of the piece in a slot.
func (r *relations) side(slot int) int {
	if slot < int(r.small) {
		return 0
	}
	return 1
}

// favoured returns +1 or -1 for the side that wins at the no-progress limit by the tally (side 0 or 1), 0 if nobody does.
func (r *relations) favoured() int {
	if r.count > 3 {
		return 0
	}
	sum := 0
	for i := range int(r.count) {
		sum += int(r.rank[i]) * (1 - 2*r.side(i))
	}
	return cmp.Compare(sum, 0)
}

// without returns the relations after a piece is captured.
func (r *relations) without(slot int) relations {
	order := make([]uint8, 0, maxClassified)
	for i := range r.count {
		if int(i) != slot {
			order = append(order, i)
		}
	}
	small := int(r.small)
	if slot < small {
		small--
	}
	return r.arranged(order, small)
}

// arranged returns the relations with the pieces in another order, of which the first small are side 0.
func (r *relations) arranged(order []uint8, small int) relations {
	var slotOf [maxClassified]int
	for slot, i := range order {
		slotOf[i] = slot
	}
	out := relations{count: uint8(len(order)), small: uint8(small)}
	for slot, i := range order {
		out.movement[slot], out.rank[slot] = r.movement[i], r.rank[i]
		for _, j := range order {
			out.captures[slot] |= r.captures[i] >> j & 1 << slotOf[j]
		}
	}
	return out
}

// canonical returns the one representative of all relations that differ only in the order of the pieces and in which side
// is called 0, and how the pieces come to stand in it.
func (r *relations) canonical() (relations, arrangement) {
	var best relations
	var how arrangement
	found := false
	consider := func(order []uint8, small int, swapped bool) {
		candidate := r.arranged(order, small)
		if found && candidate.compare(&best) >= 0 {
			return
		}
		best, found = candidate, true
		how = arrangement{swapped: swapped}
		copy(how.order[:], order)
	}
	for _, swapped := range []bool{false, true} {
		first, second := r.sides(swapped)
		if len(first) > len(second) {
			continue
		}
		permute(first, 0, func(first []uint8) {
			rest := slices.Clone(second)
			slices.SortStableFunc(rest, func(a, b uint8) int { return cmp.Compare(r.profile(a, first), r.profile(b, first)) })
			consider(append(slices.Clone(first), rest...), len(first), swapped)
		})
	}
	return best, how
}

// sides lists the pieces of side 0 and side 1, or the other way round.
func (r *relations) sides(swapped bool) (first, second []uint8) {
	for i := range r.count {
		if (i < r.small) != swapped {
			first = append(first, i)
		} else {
			second = append(second, i)
		}
	}
	return first, second
}

// profile sums up a piece by how it moves and by its relation to each enemy piece, in the order given. Pieces of equal profiles are
// interchangeable.
func (r *relations) profile(piece uint8, enemies []uint8) int {
	p := int(r.movement[piece])<<4 | int(r.rank[piece])
	for _, e := range enemies {
		p = p<<2 | int(r.captures[piece]>>e&1)<<1 | int(r.captures[e]>>piece&1)
	}
	return p
}

// compare orders relations of equal count.
func (r *relations) compare(other *relations) int {
	return cmp.Or(cmp.Compare(r.small, other.small), slices.Compare(r.movement[:], other.movement[:]),
		slices.Compare(r.rank[:], other.rank[:]), slices.Compare(r.captures[:], other.captures[:]))
}

// permute calls visit with every order of the pieces from position k on.
func permute(pieces []uint8, k int, visit func([]uint8)) {
	if k >= len(pieces)-1 {
		visit(pieces)
		return
	}
	for i := k; i < len(pieces); i++ {
		pieces[k], pieces[i] = pieces[i], pieces[k]
		permute(pieces, k+1, visit)
		pieces[k], pieces[i] = pieces[i], pieces[k]
	}
}

// Classes counts, for a number of pieces from 2 to 8, the materials with at least one piece of each colour, and the classes into
// which they fall when only who captures whom and how matters and the colours may be swapped.
func Classes(rules *game.Rules, pieces int) (materials, classes int, err error) {
	if pieces < 2 || pieces > maxClassified {
		return 0, 0, fmt.Errorf("endgame: classes are counted for 2 to %d pieces, not %d", maxClassified, pieces)
	}
	seen := map[relations]bool{}
	eachMaterial(pieces, func(material []game.Piece) {
		raw := relationsOf(rules, material)
		class, _ := raw.canonical()
		seen[class] = true
		materials++
	})
	return materials, len(seen), nil
}

// Representatives returns one material, red pieces first, for each class of so many pieces (see Classes).
func Representatives(rules *game.Rules, pieces int) (list [][]game.Piece) {
	seen := map[relations]bool{}
	eachMaterial(pieces, func(material []game.Piece) {
		raw := relationsOf(rules, material)
		if class, _ := raw.canonical(); !seen[class] {
			seen[class] = true
			list = append(list, material)
		}
	})
	return list
}

// eachMaterial visits every choice of so many pieces with at least one of each colour.
func eachMaterial(pieces int, visit func([]game.Piece)) {
	for reds := 1; reds < pieces; reds++ {
		for _, red := range sets(game.Red, reds) {
			for _, black := range sets(game.Black, pieces-reds) {
				visit(append(append([]game.Piece(nil), red...), black...))
			}
		}
	}
}

// sets lists every choice of so many pieces of one colour from those it has at the start.
func sets(c game.Colour, count int) [][]game.Piece {
	var list [][]game.Piece
	var extend func(chosen []game.Piece, from game.Kind)
	extend = func(chosen []game.Piece, from game.Kind) {
		if len(chosen) == count {
			list = append(list, append([]game.Piece(nil), chosen...))
			return
		}
		for k := from; k <= game.General; k++ {
			used := 0
			for _, p := range chosen {
				if p.Kind() == k {
					used++
				}
			}
			if used < k.Count() {
				extend(append(chosen, game.NewPiece(c, k)), k)
			}
		}
	}
	extend(nil, game.Soldier)
	return list
}
