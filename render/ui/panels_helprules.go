package ui

import (
	"anqi/assets/texts"
	"anqi/game"
)

// The parts of the help that say who captures whom and what the variants add.

func (p helpPanel) captures() *Node {
	t, rules := p.texts, &p.set.Rules
	capture := &t.Help.Capture
	lines := []string{capture.OrderTaiwan, capture.ByRank, capture.SoldierGeneral}
	if rules.Order == game.MainlandOrder {
		lines[0] = capture.OrderMainland
	}
	if rules.CannonJumps() {
		lines = append(lines, capture.CannonJumps, capture.CannonScreen, capture.CannonPrey)
	} else {
		lines = append(lines, capture.CannonByRank)
	}
	if !rules.DarkCapture {
		lines = append(lines, capture.FaceDown)
	}
	cannon := exampleContact
	if rules.CannonJumps() {
		cannon = exampleCannon
	}
	parts := []*Node{list("help-captures-list", capture.Title, lines...)}
	parts = append(parts, exampleRank.nodes("help-captures-rank", t, rules)...)
	parts = append(parts, exampleSoldier.nodes("help-captures-soldier", t, rules)...)
	parts = append(parts, exampleGeneral.nodes("help-captures-general", t, rules)...)
	parts = append(parts, cannon.nodes("help-captures-cannon", t, rules)...)
	return section("help-captures", capture.Title, append(parts, captureTable(t, rules))...)
}

// captureTable is the table of who captures whom, strongest first, read from Rules.Captures. What is painted is short enough
// for a narrow window; the names are whole words.
func captureTable(t *texts.Table, rules *game.Rules) *Node {
	capture := &t.Help.Capture
	kinds := kindsByRank(rules)
	node := &Node{ID: "help-captures-table", Role: RoleTable, Label: capture.TableCaption}
	if rules.CannonJumps() {
		node.Label += capture.TableJumps
	}
	head := &Node{ID: "help-captures-head", Role: RoleRow, Children: []*Node{
		{ID: "help-captures-corner", Role: RoleColumnHeader, Label: capture.TableCorner, Text: capture.CornerSign}}}
	node.Children = []*Node{head}
	for i, attacker := range kinds {
		head.Children = append(head.Children, &Node{ID: numbered(head.ID, i), Role: RoleColumnHeader,
			Label: t.Names.Kinds[attacker], Text: t.Names.KindWords[attacker]})
		node.Children = append(node.Children, captureRow(numbered(node.ID, i), t, rules, attacker, kinds))
	}
	return node
}

// captureRow says of one kind what it captures.
func captureRow(id string, t *texts.Table, rules *game.Rules, attacker game.Kind, kinds []game.Kind) *Node {
	capture := &t.Help.Capture
	header := &Node{ID: id + "-head", Role: RoleRowHeader, Label: t.Names.Kinds[attacker], Text: t.Names.KindPairs[attacker]}
	if attacker == game.Cannon && rules.CannonJumps() {
		header.Label = capture.CannonRow.With(header.Label)
	}
	row := &Node{ID: id, Role: RoleRow, Children: []*Node{header}}
	for i, target := range kinds {
		cell := &Node{ID: numbered(id, i), Role: RoleTableCell, Label: capture.Cannot, Text: capture.CannotSign}
		if rules.Captures(attacker, target) {
			cell.Label, cell.Text = capture.Can, capture.CanSign
		}
		row.Children = append(row.Children, cell)
	}
	return row
}

// kindsByRank lists the kinds, the highest rank first.
func kindsByRank(rules *game.Rules) []game.Kind {
	var kinds []game.Kind
	for rank := game.KindCount - 1; rank > 0; rank-- {
		for kind := game.Soldier; kind <= game.General; kind++ {
			if rules.Rank(kind) == rank {
				kinds = append(kinds, kind)
			}
		}
	}
	return kinds
}

// variant is a variant in force: its texts and its small board, if it has one.
type variant struct {
	id      string // the field's name, or what its texts are about
	section texts.Section
	example *example
}

func (p helpPanel) variants() *Node {
	title := p.texts.Help.Variant.Title
	on := variantsOn(&p.texts.Help.Variant, &p.set.Rules)
	if len(on) == 0 {
		return section("help-variants", title, paragraph("help-variants-none", p.texts.Help.Variant.None))
	}
	node := section("help-variants", title)
	for _, v := range on {
		id := "help-variant-" + v.id
		node.Children = append(node.Children, subheading(id+"-title", v.section.Title), paragraph(id, v.section.Text))
		if v.example != nil {
			node.Children = append(node.Children, v.example.nodes(id+"-board", p.texts, &p.set.Rules)...)
		}
	}
	return node
}

// variantsOn lists the variants that a rule set plays, in the order of its fields, the order of ranks first because the others are
// told in its terms.
func variantsOn(t *texts.HelpVariant, rules *game.Rules) []variant {
	set := game.RuleSet{Rules: *rules}
	var on []variant
	add := func(field *game.Field) {
		if value := field.Get(&set); value != 0 {
			on = append(on, variant{field.Name, t.Section(field.Name, field.Format(value)), examplesByField[field.Name]})
		}
	}
	order, _ := game.FieldByName("Order")
	add(&order)
	for _, field := range game.Fields() {
		switch {
		case field.Group != game.VariantGroup || field.Name == order.Name:
		case field.Name != "ChainIgnoresRank":
			add(&field)
		case !chains(rules):
		default: // behind the fields of chains, what holds for all of them
			on = append(on, variant{"chains", t.ChainRules, nil})
			if chainsIgnoreRank(rules) {
				add(&field)
			} else {
				on = append(on, variant{"by-rank", t.ChainKeepsRank, nil})
			}
		}
	}
	return on
}

// chains reports whether a capture may be followed by another in the same turn.
func chains(rules *game.Rules) bool {
	return rules.ChainAfterOpen != game.ChainOpenNone || rules.ChainAfterDark != game.ChainDarkNone
}

// chainsIgnoreRank reports whether ChainIgnoresRank changes anything: chains of face-down pieces alone always obey rank.
func chainsIgnoreRank(rules *game.Rules) bool {
	return rules.ChainIgnoresRank &&
		(rules.ChainAfterOpen != game.ChainOpenNone || rules.ChainAfterDark == game.ChainDarkThenOpen)
}
