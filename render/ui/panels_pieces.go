package ui

import (
	"anqi/assets/texts"
	"anqi/game"
)

// piecesPanel counts every kind: face down, face up, captured.
type piecesPanel struct {
	texts    *texts.Table
	position game.Position
}

// NewPiecesPanel shows what is still unseen and what has been captured.
func NewPiecesPanel(t *texts.Table, position game.Position) Panel { return piecesPanel{t, position} }

// Node counts the pieces of either colour: face down, on the board, captured.
func (p piecesPanel) Node() *Node {
	t := p.texts
	return panelNode("pieces", t.Pieces.Title, []*Node{
		paragraph("pieces-line", t.Pieces.Line),
		p.sideTable("pieces-red", game.Red), p.sideTable("pieces-black", game.Black),
	}, closeButton("pieces", t))
}

// sideTable counts the pieces of one colour, the general first, with their sums in the last row.
func (p piecesPanel) sideTable(id string, colour game.Colour) *Node {
	t := p.texts
	var rows [][]string
	var sums [3]int
	for kind := game.General; kind >= game.Soldier; kind-- {
		piece := game.NewPiece(colour, kind)
		counts := [3]int{int(p.position.Unseen[piece]), 0, p.position.Lost(piece)}
		counts[1] = kind.Count() - counts[0] - counts[2]
		row := []string{t.Names.Piece(piece)}
		for i, count := range counts {
			row = append(row, texts.Number(count))
			sums[i] += count
		}
		rows = append(rows, row)
	}
	rows = append(rows, []string{t.Pieces.Total, texts.Number(sums[0]), texts.Number(sums[1]), texts.Number(sums[2])})
	return table(id, t.Pieces.Caption.With(t.Names.Sides[colour]),
		[]string{t.Pieces.Kind, t.Pieces.Unseen, t.Pieces.OnBoard, t.Pieces.Captured}, rows)
}

// Do knows no command of its own: there is nothing to do but to close.
func (p piecesPanel) Do(Command) (Panel, Request) { return p, nil }

// Follow shows the game as it is now.
func (p piecesPanel) Follow(now Now) Panel {
	p.position = now.Position
	return p
}
