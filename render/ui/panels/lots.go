package panels

import (
	"strconv"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
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

// Lots draws lots for the first move. The lots themselves are the App's: the panel only asks to draw one. Once both have drawn,
// the game that the lots decide has begun behind the panel: there is nothing to take back.
type Lots struct {
	Texts *texts.Table
	State LotsState
}

// NewLotsPanel shows five lots face down, or as far as they have been drawn.
func NewLotsPanel(t *texts.Table, state LotsState) Panel { return Lots{t, state} }

// Node shows the lots, each with its owner, and once they are turned up who begins.
func (p Lots) Node() *tree.Node {
	t := p.Texts
	row := &tree.Node{ID: "lots-row", Role: tree.RoleGroup, Label: t.Lots.Title}
	for i, card := range p.State.Cards {
		row.Children = append(row.Children, p.cardNode(i, card))
	}
	parts := []*tree.Node{paragraph("lots-text", t.Lots.Text), mutedText("lots-order", t.Lots.OrderLine), row}
	first, done := p.First()
	if !done {
		parts = append(parts, &tree.Node{ID: "lots-turn", Role: tree.RoleStatus, Label: t.Lots.YourDraw.With(texts.Is("player", p.name(p.State.Turn)))})
		return panelNode(lotsID, t.Lots.Title, parts, cancelButton(lotsID, t))
	}
	for seat, line := range p.drew() {
		parts = append(parts, &tree.Node{ID: numbered("lots-drew", seat), Role: tree.RoleStatus, Label: line})
	}
	parts = append(parts, &tree.Node{ID: "lots-first", Role: tree.RoleStatus, Label: t.Lots.First.With(texts.Is("player", p.name(first))), Tone: tree.ToneGood})
	return panelNode(lotsID, t.Lots.Title, parts, primaryButton(lotsBegin, t.Lots.Begin, tree.Command{Name: tree.CommandClose}))
}

// drew says, by seat, who drew what.
func (p Lots) drew() (lines [2]string) {
	for _, card := range p.State.Cards {
		if card.Seat >= 0 {
			lines[card.Seat] = p.Texts.Lots.Drew.With(texts.Is("player", p.name(card.Seat)), texts.Is("piece", lotName(p.Texts, card.Kind)))
		}
	}
	return lines
}

// Result is what is told when the lots are turned up; "" before.
func (p Lots) Result() string {
	first, done := p.First()
	if !done {
		return ""
	}
	lines := p.drew()
	return p.Texts.Sentences(lines[0], lines[1], p.Texts.Lots.First.With(texts.Is("player", p.name(first))))
}

// cardNode is one lot: a button while anybody may draw it, then its owner's; a piece once all are turned up.
func (p Lots) cardNode(i int, card match.LotCard) *tree.Node {
	t, number := p.Texts, strconv.Itoa(i+1)
	node := button(numbered(lotsPick, i), t.Lots.Lot.With(texts.Is("number", number)), tree.Command{Name: lotsPick, Value: strconv.Itoa(i)})
	node.Text = t.Lots.Number.With(texts.Is("number", number))
	node.Tray = []tree.TrayPiece{{Piece: game.FaceDown, Count: 1}}
	if card.Seat >= 0 {
		node.Text, node.Label = p.name(card.Seat), t.Lots.Picked.With(texts.Is("number", number), texts.Is("player", p.name(card.Seat)))
		node.Toggle, node.Pressed, node.Disabled = true, true, true
	}
	if card.Kind == game.NoKind {
		return node
	}
	node.Disabled = true
	node.Tray[0].Piece = game.NewPiece(game.Black, card.Kind)
	if card.Seat >= 0 {
		node.Label = t.Lots.Taken.With(texts.Is("number", number), texts.Is("piece", lotName(t, card.Kind)), texts.Is("player", p.name(card.Seat)))
	} else {
		node.Text, node.Label = t.Lots.Nobodys, t.Lots.Left.With(texts.Is("number", number), texts.Is("piece", lotName(t, card.Kind)))
	}
	return node
}

// lotName is what a lot is called: 將 士 象 車 馬, whatever the colour.
func lotName(t *texts.Table, kind game.Kind) string {
	return t.Names.Glyphs[game.NewPiece(game.Black, kind)]
}

func (p Lots) name(seat int) string {
	t := p.Texts
	if p.State.Choice.TwoPlayers {
		return t.Names.Players[seat&1]
	}
	if seat == 0 {
		return t.Names.You
	}
	return t.Names.Computer
}

// First returns the seat with the higher lot once both have drawn.
func (p Lots) First() (seat int, done bool) {
	if p.State.Turn >= 0 {
		return 0, false
	}
	best, seat := game.NoKind, 0
	for _, card := range p.State.Cards {
		if card.Seat >= 0 && card.Kind > best { // the numbers of kinds are the order 將 > 士 > 象 > 車 > 馬
			best, seat = card.Kind, card.Seat
		}
	}
	return seat, best != game.NoKind
}

// Do asks to draw a lot.
func (p Lots) Do(command tree.Command) (Panel, Request) {
	if command.Name != lotsPick {
		return p, nil
	}
	index, err := strconv.Atoi(command.Value)
	if err != nil || index < 0 || index >= len(p.State.Cards) || p.State.Turn < 0 || p.State.Cards[index].Seat >= 0 {
		return p, nil
	}
	return p, PickLot{index}
}
