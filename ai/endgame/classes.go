package endgame

import (
	"fmt"

	"anqi/game"
)

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
