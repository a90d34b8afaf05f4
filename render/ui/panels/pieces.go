package panels

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/render/ui/tree"
)

// Pieces counts every kind: face down, face up, captured.
type Pieces struct {
	texts    *texts.Table
	Position game.Position
}

// NewPiecesPanel shows what is still unseen and what has been captured.
func NewPiecesPanel(t *texts.Table, position game.Position) Panel { return Pieces{t, position} }

// Node counts the pieces of either colour: face down, on the board, captured.
func (p Pieces) Node() *tree.Node {
	t := p.texts
	return panelNode("pieces", t.Pieces.Title, []*tree.Node{
		paragraph("pieces-line", t.Pieces.Line),
		p.sideTable("pieces-red", game.Red), p.sideTable("pieces-black", game.Black),
	}, closeButton("pieces", t))
}

// sideTable counts the pieces of one colour, the general first, with their sums in the last row.
func (p Pieces) sideTable(id string, colour game.Colour) *tree.Node {
	t := p.texts
	var rows [][]string
	var sums [3]int
	for kind := game.General; kind >= game.Soldier; kind-- {
		piece := game.NewPiece(colour, kind)
		counts := [3]int{int(p.Position.Unseen[piece]), 0, p.Position.Lost(piece)}
		counts[1] = kind.Count() - counts[0] - counts[2]
		row := []string{t.Names.Piece(piece)}
		for i, count := range counts {
			row = append(row, texts.Number(count))
			sums[i] += count
		}
		rows = append(rows, row)
	}
	rows = append(rows, []string{t.Pieces.Total, texts.Number(sums[0]), texts.Number(sums[1]), texts.Number(sums[2])})
	return table(id, t.Pieces.Caption.With(texts.Is("side", t.Names.Sides[colour])),
		[]string{t.Pieces.Kind, t.Pieces.Unseen, t.Pieces.OnBoard, t.Pieces.Captured}, rows)
}

// Do knows no command of its own: there is nothing to do but to close.
func (p Pieces) Do(tree.Command) (Panel, Request) { return p, nil }

// Follow shows the game as it is now.
func (p Pieces) Follow(now Now) Panel {
	p.Position = now.Position
	return p
}
