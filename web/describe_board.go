package web

import (
	"strconv"

	"anqi/game"
	"anqi/render/ui/tree"
)

// tray describes small pieces in a line, with their counts.
func (d Describer) tray(pieces []tree.TrayPiece) Element {
	made := element("span", "tray").with("aria-hidden", "true")
	for _, piece := range pieces {
		disc := d.disc(piece.Piece)
		if piece.Dim {
			disc = element("span", "dim", disc)
		}
		made.Children = append(made.Children, disc)
		if number := piece.Number(); number != "" {
			made.Children = append(made.Children, words("span", "count", "×"+number))
		}
	}
	return made
}

// diagram describes a small board as a picture with a name.
func (d Describer) diagram(n *tree.Node) Element {
	made := element("div", "diagram").with("role", "img").with("aria-label", n.Label)
	if n.Diagram == nil {
		return made
	}
	board := n.Diagram
	wide, tall := board.Size()
	grid := element("span", "diagram-board wide-"+strconv.Itoa(wide)).with("aria-hidden", "true")
	for row := range tall {
		for column := range wide {
			grid.Children = append(grid.Children, d.spot(board, board.At(column, row)))
		}
	}
	made.Children = []Element{grid}
	return made
}

// spot is one square of a diagram.
func (d Describer) spot(board *tree.BoardView, square game.Square) Element {
	class := "spot"
	switch board.Targets[square] {
	case tree.TargetMove, tree.TargetLast:
		class = "spot move"
	case tree.TargetCapture, tree.TargetDark:
		class = "spot capture"
	case tree.TargetForbidden:
		class = "spot forbidden"
	}
	if board.Selected == square {
		class = join(class, "selected")
	}
	for _, last := range board.Last {
		if last == square {
			class = join(class, "last")
			break
		}
	}
	made := element("span", class)
	if board.Pieces[square] != game.Empty {
		made.Children = []Element{d.disc(board.Pieces[square])}
	}
	return made
}

// disc is a piece as a round of wood with its character.
func (d Describer) disc(piece game.Piece) Element {
	switch piece.Colour() {
	case game.Red:
		return words("span", "disc red", d.Texts.Names.Glyphs[piece])
	case game.Black:
		return words("span", "disc black", d.Texts.Names.Glyphs[piece])
	}
	return element("span", "disc covered")
}
