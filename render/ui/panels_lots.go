package ui

import (
	"strconv"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

const (
	lotsID    = "lots"
	lotsPick  = "lots-pick"
	lotsBegin = "lots-begin"
)

// LotsState is a drawing of lots 「抽子」 as it stands.
type LotsState struct {
	Choice NewGameChoice
	Cards  [5]match.LotCard // what lies on the table
	Turn   int              // the seat that draws now; negative when both have drawn
}

// lotsPanel draws lots for the first move. The lots themselves are the App's: the panel only asks to draw one. Once both have drawn,
// the game that the lots decide has begun behind the panel: there is nothing to take back.
type lotsPanel struct {
	texts *texts.Table
	state LotsState
}

// NewLotsPanel shows five lots face down, or as far as they have been drawn.
func NewLotsPanel(t *texts.Table, state LotsState) Panel { return lotsPanel{t, state} }

// Node shows the lots, each with its owner, and once they are turned up who begins.
func (p lotsPanel) Node() *Node {
	t := p.texts
	row := &Node{ID: "lots-row", Role: RoleGroup, Label: t.Lots.Title}
	for i, card := range p.state.Cards {
		row.Children = append(row.Children, p.cardNode(i, card))
	}
	parts := []*Node{paragraph("lots-text", t.Lots.Text), mutedText("lots-order", t.Lots.OrderLine), row}
	first, done := p.first()
	if !done {
		parts = append(parts, &Node{ID: "lots-turn", Role: RoleStatus, Label: t.Lots.YourDraw.With(p.name(p.state.Turn))})
		return panelNode(lotsID, t.Lots.Title, parts, cancelButton(lotsID, t))
	}
	for seat, line := range p.drew() {
		parts = append(parts, &Node{ID: numbered("lots-drew", seat), Role: RoleStatus, Label: line})
	}
	parts = append(parts, &Node{ID: "lots-first", Role: RoleStatus, Label: t.Lots.First.With(p.name(first)), Tone: ToneGood})
	return panelNode(lotsID, t.Lots.Title, parts, primaryButton(lotsBegin, t.Lots.Begin, Command{Name: CommandClose}))
}

// drew says, by seat, who drew what.
func (p lotsPanel) drew() (lines [2]string) {
	for _, card := range p.state.Cards {
		if card.Seat >= 0 {
			lines[card.Seat] = p.texts.Lots.Drew.With(p.name(card.Seat), lotName(p.texts, card.Kind))
		}
	}
	return lines
}

// result is what is told when the lots are turned up; "" before.
func (p lotsPanel) result() string {
	first, done := p.first()
	if !done {
		return ""
	}
	lines := p.drew()
	return lines[0] + lines[1] + p.texts.Lots.First.With(p.name(first))
}

// cardNode is one lot: a button while anybody may draw it, then its owner's; a piece once all are turned up.
func (p lotsPanel) cardNode(i int, card match.LotCard) *Node {
	t, number := p.texts, strconv.Itoa(i+1)
	node := button(numbered(lotsPick, i), t.Lots.Lot.With(number), Command{lotsPick, strconv.Itoa(i)})
	node.Text = t.Lots.Number.With(number)
	node.Tray = []TrayPiece{{Piece: game.FaceDown, Count: 1}}
	if card.Seat >= 0 {
		node.Text, node.Label = p.name(card.Seat), t.Lots.Picked.With(number, p.name(card.Seat))
		node.Toggle, node.Pressed, node.Disabled = true, true, true
	}
	if card.Kind == game.NoKind {
		return node
	}
	node.Disabled = true
	node.Tray[0].Piece = game.NewPiece(game.Black, card.Kind)
	if card.Seat >= 0 {
		node.Label = t.Lots.Taken.With(number, lotName(t, card.Kind), p.name(card.Seat))
	} else {
		node.Text, node.Label = t.Lots.Nobodys, t.Lots.Left.With(number, lotName(t, card.Kind))
	}
	return node
}

// lotName is what a lot is called: 將 士 象 車 馬, whatever the colour.
func lotName(t *texts.Table, kind game.Kind) string {
	return t.Names.Glyphs[game.NewPiece(game.Black, kind)]
}

func (p lotsPanel) name(seat int) string {
	t := p.texts
	if p.state.Choice.TwoPlayers {
		return t.Names.Players[seat&1]
	}
	if seat == 0 {
		return t.Names.You
	}
	return t.Names.Computer
}

// first returns the seat with the higher lot once both have drawn.
func (p lotsPanel) first() (seat int, done bool) {
	if p.state.Turn >= 0 {
		return 0, false
	}
	best, seat := game.NoKind, 0
	for _, card := range p.state.Cards {
		if card.Seat >= 0 && card.Kind > best { // the numbers of kinds are the order 將 > 士 > 象 > 車 > 馬
			best, seat = card.Kind, card.Seat
		}
	}
	return seat, best != game.NoKind
}

// Do asks to draw a lot.
func (p lotsPanel) Do(command Command) (Panel, Request) {
	if command.Name != lotsPick {
		return p, nil
	}
	index, err := strconv.Atoi(command.Value)
	if err != nil || index < 0 || index >= len(p.state.Cards) || p.state.Turn < 0 || p.state.Cards[index].Seat >= 0 {
		return p, nil
	}
	return p, PickLot{index}
}
