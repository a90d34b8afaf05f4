package panels

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/render/ui/tree"
)

const (
	helpID   = "help"
	helpKeys = "help-keys"
	helpBack = "help-back"
)

// helpPanel explains the rule set in force: every sentence, table and small board is chosen by its fields.
type helpPanel struct {
	texts *texts.Table
	set   game.RuleSet
	back  Panel // shown again by the button back; nil has none

	keyless bool // there are no keys to tell of
}

// NewHelpPanel explains a rule set.
func NewHelpPanel(t *texts.Table, set game.RuleSet) Panel { return helpPanel{texts: t, set: set} }

// WithoutKeys returns a panel as it is on a machine without keys: the help does not tell of them.
func WithoutKeys(p Panel) Panel {
	if help, ok := p.(helpPanel); ok {
		help.keyless = true
		return help
	}
	return p
}

// Node builds the help from the rule set in force.
func (p helpPanel) Node() *tree.Node {
	t := p.texts
	name := t.Presets.Get(p.set.Name()).Text
	parts := []*tree.Node{paragraph("help-rules", t.Help.RulesInForce.With(texts.Is("rules", name)))}
	if !p.keyless {
		parts = append(parts, ownButton(helpKeys, t.Buttons.Keys))
	}
	parts = append(parts, mutedText("help-other", t.Help.OtherRules), p.aim(), p.captures(), p.variants(), p.endings())
	if p.set.ChaseLimit > 0 {
		parts = append(parts, p.chases())
	}
	parts = append(parts, p.options(), p.handling())
	if p.back != nil {
		return panelNode(helpID, t.Help.Title, parts, ownButton(helpBack, t.Buttons.Back), closeButton(helpID, t))
	}
	return panelNode(helpID, t.Help.Title, parts, closeButton(helpID, t))
}

// Do goes back or on to the list of keys.
func (p helpPanel) Do(command tree.Command) (Panel, Request) {
	switch command.Name {
	case helpKeys:
		return p, OpenPanel{keysPanel{texts: p.texts, back: p}}
	case helpBack:
		if p.back != nil {
			return p, OpenPanel{p.back}
		}
	}
	return p, nil
}

// section returns a titled group of the help.
func section(id, title string, children ...*tree.Node) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleGroup, Label: title, Children: append([]*tree.Node{heading(id+"-title", title)}, children...)}
}

func (p helpPanel) aim() *tree.Node {
	aim := &p.texts.Help.Aim
	lines := list("help-aim-list", aim.Title, aim.Setup, aim.Colours, aim.Turn, aim.Step, aim.Deal)
	return section("help-aim", aim.Title, append([]*tree.Node{lines}, exampleStep.nodes("help-aim-step", p.texts, &p.set.Rules)...)...)
}

func (p helpPanel) endings() *tree.Node {
	ending := &p.texts.Help.Ending
	lines := []string{ending.NoPieces, ending.Blocked}
	if p.set.Repetition > 0 {
		lines = append(lines, ending.Repetition.With(p.texts.Amount("times", p.set.Repetition)))
	}
	if p.set.NoProgressLimit > 0 {
		lines = append(lines, ending.NoProgress.With(p.texts.Amount("turns", p.set.NoProgressLimit)))
		if p.set.ThreePieceTally {
			lines = append(lines, ending.Tally)
		}
	} else {
		lines = append(lines, ending.NoProgressNever)
	}
	if p.set.TurnSeconds > 0 {
		lines = append(lines, ending.Time.With(p.texts.Amount("seconds", p.set.TurnSeconds)))
	}
	lines = append(lines, ending.Agreement, ending.Resign)
	return section("help-endings", ending.Title, list("help-endings-list", ending.Title, lines...))
}

func (p helpPanel) chases() *tree.Node {
	ending := &p.texts.Help.Ending
	return section("help-chases", ending.ChaseTitle, list("help-chases-list", ending.ChaseTitle,
		ending.ChaseMeaning, ending.Chase.With(p.texts.Amount("limit", p.set.ChaseLimit), p.texts.Amount("next", p.set.ChaseLimit+1)), ending.ChaseClears, ending.ChaseLoses))
}

func (p helpPanel) options() *tree.Node {
	option := &p.texts.Help.Option
	lines := []string{p.firstMove()}
	if p.set.TurnSeconds > 0 {
		lines = append(lines, option.Clock.With(p.texts.Amount("seconds", p.set.TurnSeconds)))
		if chains(&p.set.Rules) {
			lines = append(lines, option.ClockChain)
		}
	} else {
		lines = append(lines, option.NoClock)
	}
	if p.set.Undo {
		lines = append(lines, option.Undo)
	} else {
		lines = append(lines, option.NoUndo)
	}
	lines = append(lines, option.Draws)
	switch p.set.Score {
	case game.ScoreMultiplier:
		lines = append(lines, option.Multiplier.With(p.texts.Amount("base", p.set.ScoreBase)))
	case game.ScoreStake:
		fee := p.set.Stake * p.set.FeePercent / 100
		lines = append(lines, option.Stake.With(p.texts.Amount("stake", p.set.Stake), p.texts.Amount("fee", fee), p.texts.Amount("prize", 2*p.set.Stake-fee)))
	}
	return section("help-options", option.Title, list("help-options-list", option.Title, lines...))
}

func (p helpPanel) firstMove() string {
	option := &p.texts.Help.Option
	switch p.set.FirstMove {
	case game.FirstMoveSecond:
		return option.FirstOther
	case game.FirstMoveRandom:
		return option.FirstRandom
	case game.FirstMoveLot:
		return option.ByLots
	}
	return option.FirstPlayer
}

func (p helpPanel) handling() *tree.Node {
	handling := &p.texts.Help.Handling
	lines := []string{handling.Flip, handling.Select, handling.Marks, handling.LetGo}
	if chains(&p.set.Rules) {
		lines = append(lines, handling.Chain)
	}
	if !p.keyless {
		lines = append(lines, handling.Keys)
	}
	return section("help-handling", handling.Title, list("help-handling-list", handling.Title, lines...))
}

// The parts of the help that say who captures whom and what the variants add.

func (p helpPanel) captures() *tree.Node {
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
	parts := []*tree.Node{list("help-captures-list", capture.Title, lines...)}
	parts = append(parts, exampleRank.nodes("help-captures-rank", t, rules)...)
	parts = append(parts, exampleSoldier.nodes("help-captures-soldier", t, rules)...)
	parts = append(parts, exampleGeneral.nodes("help-captures-general", t, rules)...)
	parts = append(parts, cannon.nodes("help-captures-cannon", t, rules)...)
	return section("help-captures", capture.Title, append(parts, captureTable(t, rules))...)
}

// captureTable is the table of who captures whom, strongest first, read from Rules.Captures. What is painted is short enough
// for a narrow window; the names are whole words.
func captureTable(t *texts.Table, rules *game.Rules) *tree.Node {
	capture := &t.Help.Capture
	kinds := kindsByRank(rules)
	node := &tree.Node{ID: "help-captures-table", Role: tree.RoleTable, Label: capture.TableCaption}
	if rules.CannonJumps() {
		node.Label += capture.TableJumps
	}
	head := &tree.Node{ID: "help-captures-head", Role: tree.RoleRow, Children: []*tree.Node{
		{ID: "help-captures-corner", Role: tree.RoleColumnHeader, Label: capture.TableCorner, Text: capture.CornerSign}}}
	node.Children = []*tree.Node{head}
	for i, attacker := range kinds {
		head.Children = append(head.Children, &tree.Node{ID: numbered(head.ID, i), Role: tree.RoleColumnHeader,
			Label: t.Names.Kinds[attacker], Text: t.Names.KindWords[attacker]})
		node.Children = append(node.Children, captureRow(numbered(node.ID, i), t, rules, attacker, kinds))
	}
	return node
}

// captureRow says of one kind what it captures.
func captureRow(id string, t *texts.Table, rules *game.Rules, attacker game.Kind, kinds []game.Kind) *tree.Node {
	capture := &t.Help.Capture
	header := &tree.Node{ID: id + "-head", Role: tree.RoleRowHeader, Label: t.Names.Kinds[attacker], Text: t.Names.KindPairs[attacker]}
	if attacker == game.Cannon && rules.CannonJumps() {
		header.Label = capture.CannonRow.With(texts.Is("piece", header.Label))
	}
	row := &tree.Node{ID: id, Role: tree.RoleRow, Children: []*tree.Node{header}}
	for i, target := range kinds {
		cell := &tree.Node{ID: numbered(id, i), Role: tree.RoleTableCell, Label: capture.Cannot, Text: capture.CannotSign}
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

func (p helpPanel) variants() *tree.Node {
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
