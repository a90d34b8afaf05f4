package game

import "testing"

// docs/rules.md, section 1: board and pieces.

func TestSquareIndexIsRowTimesFourPlusColumn(t *testing.T) {
	for name, index := range map[string]Square{"a1": 0, "b1": 1, "d1": 3, "a2": 4, "c5": 18, "d8": 31} {
		if s, ok := ParseSquare(name); !ok || s != index {
			t.Errorf("%s is %d, want %d", name, s, index)
		}
		if index.String() != name {
			t.Errorf("%d is %s, want %s", index, index, name)
		}
	}
	for _, bad := range []string{"", "a", "e1", "a0", "a9", "A1", "a10", "1a"} {
		if _, ok := ParseSquare(bad); ok {
			t.Errorf("%q is read as a square", bad)
		}
	}
	if NewSquare(-1, 0) != NoSquare || NewSquare(4, 0) != NoSquare || NewSquare(0, 8) != NoSquare || NoSquare.String() != "-" {
		t.Error("squares off the board are not refused")
	}
}

func TestPiecesAndTheirLetters(t *testing.T) {
	counts := map[Kind]int{General: 1, Advisor: 2, Elephant: 2, Chariot: 2, Horse: 2, Cannon: 2, Soldier: 5}
	letters := map[Kind]string{General: "Kk", Advisor: "Gg", Elephant: "Mm", Chariot: "Rr", Horse: "Nn", Cannon: "Cc", Soldier: "Pp"}
	total := 0
	for kind, count := range counts {
		if kind.Count() != count {
			t.Errorf("%d of kind %d, want %d", kind.Count(), kind, count)
		}
		total += count
		for i, colour := range []Colour{Red, Black} {
			piece := NewPiece(colour, kind)
			if piece.Letter() != letters[kind][i] || piece.Kind() != kind || piece.Colour() != colour {
				t.Errorf("piece %d of %s has letter %c, kind %d", kind, colour, piece.Letter(), piece.Kind())
			}
			if read, ok := ParsePiece(letters[kind][i]); !ok || read != piece {
				t.Errorf("%c is read as %v", letters[kind][i], read)
			}
		}
	}
	if total != SidePieces {
		t.Errorf("%d pieces a side", total)
	}
	for _, letter := range []byte("?.xX ") {
		if _, ok := ParsePiece(letter); ok {
			t.Errorf("%q is read as a piece", letter)
		}
	}
	if FaceDown.Colour() != NoColour || FaceDown.Kind() != NoKind || NewPiece(NoColour, General) != Empty {
		t.Error("what is no piece has a colour or kind")
	}
}

func TestStartHas32PiecesFaceDown(t *testing.T) {
	p := Start()
	if p.FaceDownCount() != 32 || p.Left(Red) != 16 || p.Left(Black) != 16 || p.Turn != NoColour {
		t.Errorf("start: %s", p.Text())
	}
	for s, piece := range p.Board {
		if piece != FaceDown {
			t.Errorf("%s holds %s", Square(s), piece)
		}
	}
}

func TestRanksOfBothOrders(t *testing.T) {
	taiwan := map[Kind]int{General: 7, Advisor: 6, Elephant: 5, Chariot: 4, Horse: 3, Cannon: 2, Soldier: 1}
	mainland := map[Kind]int{General: 7, Advisor: 3, Elephant: 2, Chariot: 6, Horse: 5, Cannon: 4, Soldier: 1}
	for order, want := range map[Order]map[Kind]int{TaiwanOrder: taiwan, MainlandOrder: mainland} {
		r := Rules{Order: order}
		for kind, rank := range want {
			if r.Rank(kind) != rank {
				t.Errorf("order %d: rank of %d is %d, want %d", order, kind, r.Rank(kind), rank)
			}
		}
	}
}
