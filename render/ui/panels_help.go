package ui

import (
	"anqi/assets/texts"
	"anqi/game"
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
}

// NewHelpPanel explains a rule set.
func NewHelpPanel(t *texts.Table, set game.RuleSet) Panel { return helpPanel{texts: t, set: set} }

// Node builds the help from the rule set in force.
func (p helpPanel) Node() *Node {
	t := p.texts
	name := t.Presets.Get(p.set.Name()).Text
	parts := []*Node{
		paragraph("help-rules", t.Help.RulesInForce.With(name)),
		ownButton(helpKeys, t.Buttons.Keys),
		mutedText("help-other", t.Help.OtherRules),
	}
	parts = append(parts, p.aim(), p.captures(), p.variants(), p.endings())
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
func (p helpPanel) Do(command Command) (Panel, Request) {
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
func section(id, title string, children ...*Node) *Node {
	return &Node{ID: id, Role: RoleGroup, Label: title, Children: append([]*Node{heading(id+"-title", title)}, children...)}
}

func (p helpPanel) aim() *Node {
	aim := &p.texts.Help.Aim
	lines := list("help-aim-list", aim.Title, aim.Setup, aim.Colours, aim.Turn, aim.Step, aim.Deal)
	return section("help-aim", aim.Title, append([]*Node{lines}, exampleStep.nodes("help-aim-step", p.texts, &p.set.Rules)...)...)
}

func (p helpPanel) endings() *Node {
	ending := &p.texts.Help.Ending
	lines := []string{ending.NoPieces, ending.Blocked}
	if p.set.Repetition > 0 {
		lines = append(lines, ending.Repetition.WithNumber(p.set.Repetition))
	}
	if p.set.NoProgressLimit > 0 {
		lines = append(lines, ending.NoProgress.WithNumber(p.set.NoProgressLimit))
		if p.set.ThreePieceTally {
			lines = append(lines, ending.Tally)
		}
	} else {
		lines = append(lines, ending.NoProgressNever)
	}
	if p.set.TurnSeconds > 0 {
		lines = append(lines, ending.Time.WithNumber(p.set.TurnSeconds))
	}
	lines = append(lines, ending.Agreement, ending.Resign)
	return section("help-endings", ending.Title, list("help-endings-list", ending.Title, lines...))
}

func (p helpPanel) chases() *Node {
	ending := &p.texts.Help.Ending
	return section("help-chases", ending.ChaseTitle, list("help-chases-list", ending.ChaseTitle,
		ending.ChaseMeaning, ending.Chase.WithNumbers(p.set.ChaseLimit, p.set.ChaseLimit+1), ending.ChaseClears, ending.ChaseLoses))
}

func (p helpPanel) options() *Node {
	option := &p.texts.Help.Option
	lines := []string{p.firstMove()}
	if p.set.TurnSeconds > 0 {
		lines = append(lines, option.Clock.WithNumber(p.set.TurnSeconds))
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
		lines = append(lines, option.Multiplier.With(texts.Number(p.set.ScoreBase)))
	case game.ScoreStake:
		fee := p.set.Stake * p.set.FeePercent / 100
		lines = append(lines, option.Stake.With(texts.Number(p.set.Stake), texts.Number(fee), texts.Number(2*p.set.Stake-fee)))
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

func (p helpPanel) handling() *Node {
	handling := &p.texts.Help.Handling
	lines := []string{handling.Flip, handling.Select, handling.Marks, handling.LetGo}
	if chains(&p.set.Rules) {
		lines = append(lines, handling.Chain)
	}
	lines = append(lines, handling.Keys)
	return section("help-handling", handling.Title, list("help-handling-list", handling.Title, lines...))
}
