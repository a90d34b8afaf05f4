package web

import (
	"strconv"

	"anqi/game"
	"anqi/render/ui"
)

// table describes a table that scrolls sideways by itself when the window is narrower.
func (d Describer) table(n *ui.Node) Element {
	table := element("table", "")
	table.ID = n.ID
	if n.Label != "" {
		table.Children = append(table.Children, words("caption", "", n.Label))
	}
	body := element("tbody", "")
	for _, row := range n.Children {
		body.Children = append(body.Children, d.tableRow(row))
	}
	table.Children = append(table.Children, body)
	made := element("div", "scroll", table)
	made.ID = n.ID + "-scroll"
	return made
}

func (d Describer) tableRow(row *ui.Node) Element {
	made := element("tr", "")
	made.ID = row.ID
	for _, cell := range row.Children {
		made.Children = append(made.Children, d.tableCell(cell))
	}
	return made
}

func (d Describer) tableCell(cell *ui.Node) Element {
	var made Element
	switch cell.Role {
	case ui.RoleColumnHeader:
		made = d.textual("th", "", cell).with("scope", "col")
	case ui.RoleRowHeader:
		made = d.textual("th", "", cell).with("scope", "row")
	default:
		made = d.textual("td", "", cell)
	}
	made.ID = cell.ID
	// What is painted may be a mere sign; the name says it in words.
	if len(made.Children) == 0 && made.Text != cell.Label {
		made.Children = []Element{
			words("span", "", made.Text).with("aria-hidden", "true"),
			words("span", "spoken", cell.Label),
		}
		made.Text = ""
	}
	return made
}

// tray describes small pieces in a line, with their counts.
func (d Describer) tray(pieces []ui.TrayPiece) Element {
	made := element("span", "tray").with("aria-hidden", "true")
	for _, piece := range pieces {
		disc := d.disc(piece.Piece)
		if piece.Dim {
			disc = element("span", "dim", disc)
		}
		made.Children = append(made.Children, disc)
		if piece.Count > 1 {
			made.Children = append(made.Children, words("span", "count", "×"+strconv.Itoa(piece.Count)))
		}
	}
	return made
}

// diagram describes a small board as a picture with a name.
func (d Describer) diagram(n *ui.Node) Element {
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
func (d Describer) spot(board *ui.BoardView, square game.Square) Element {
	class := "spot"
	switch board.Targets[square] {
	case ui.TargetMove, ui.TargetLast:
		class = "spot move"
	case ui.TargetCapture, ui.TargetDark:
		class = "spot capture"
	case ui.TargetForbidden:
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
