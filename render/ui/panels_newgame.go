package ui

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// The new-game panel's commands are the IDs of its groups; those of the custom fields are newGameField and the field's name.
const (
	newGameID       = "newgame"
	newGameOpponent = "newgame-opponent"
	newGameLevel    = "newgame-level"
	newGamePreset   = "newgame-preset"
	newGameFirst    = "newgame-first"
	newGameRules    = "newgame-rules"
	newGameStart    = "newgame-start"
	newGameField    = "newgame-field-"
)

// firstMoveField is the field of the rule set that says who begins.
const firstMoveField = "FirstMove"

// newGamePanel chooses a game. The rule set under edit may be in contradiction: then the game cannot start.
type newGamePanel struct {
	texts      *texts.Table
	choice     NewGameChoice
	custom     bool    // the fields are shown, even while they equal a preset's
	refused    []typed // values that were typed and cannot be
	inProgress int     // turns of the game that starting would throw away
}

// NewGamePanel offers a new game, beginning from a choice; turnsInProgress above 0 makes the panel ask before it starts.
func NewGamePanel(t *texts.Table, c NewGameChoice, turnsInProgress int) Panel {
	if c.Level == match.NoLevel {
		c.Level = match.LevelMedium
	}
	return newGamePanel{texts: t, choice: c, custom: c.RuleSet.Name() == game.CustomName, inProgress: turnsInProgress}
}

// Node offers the choices of a game, and the fields of custom rules once these are chosen.
func (p newGamePanel) Node() *Node {
	t := p.texts
	parts := []*Node{p.opponentNode()}
	if !p.choice.TwoPlayers {
		parts = append(parts, p.levelNode())
	}
	parts = append(parts, p.presetNode())
	if p.custom {
		parts = append(parts, p.customNode())
	}
	parts = append(parts, ownButton(newGameRules, t.NewGame.Explain), p.firstNode())
	start := primaryButton(newGameStart, t.Buttons.Start, Command{Name: newGameStart})
	if count := len(p.problems()); count > 0 {
		start.Hint = t.NewGame.Problems.WithNumber(count)
		parts = append(parts, &Node{ID: "newgame-problems", Role: RoleStatus, Label: start.Hint, Tone: ToneWarning})
	}
	return panelNode(newGameID, t.NewGame.Title, parts, start, cancelButton(newGameID, t))
}

// Do changes the choice, starts the game, or asks before it does.
func (p newGamePanel) Do(command Command) (Panel, Request) {
	switch command.Name {
	case newGameOpponent:
		p.choice.TwoPlayers = command.Value == "two"
	case newGameLevel:
		if level, ok := match.ParseLevel(command.Value); ok && level != match.NoLevel {
			p.choice.Level = level
		}
	case newGamePreset:
		p.choosePreset(command.Value)
	case newGameFirst:
		p.chooseFirst(command.Value)
	case newGameRules:
		return p, OpenPanel{helpPanel{texts: p.texts, set: p.choice.RuleSet, back: p}}
	case newGameStart:
		return p.start()
	default:
		before := p.problems()
		if field := p.editField(command); field != "" {
			return p, p.tellProblems(field, before)
		}
	}
	return p, nil
}

func (p *newGamePanel) choosePreset(name string) {
	if name == game.CustomName {
		p.custom = true
		p.choice.RuleSet.FirstMove = p.choice.First
		return
	}
	if preset, ok := game.PresetByName(name); ok {
		p.custom, p.refused = false, nil
		p.choice.RuleSet, p.choice.First = preset.RuleSet, preset.RuleSet.FirstMove
	}
}

func (p *newGamePanel) chooseFirst(word string) {
	field, _ := game.FieldByName(firstMoveField)
	if value, err := field.Parse(word); err == nil {
		p.choice.First = game.FirstMove(value)
	}
	if p.custom {
		p.choice.RuleSet.FirstMove = p.choice.First
	}
}

// start asks first when a game would be thrown away; a rule set with problems does not start, and says so.
func (p newGamePanel) start() (Panel, Request) {
	if count := len(p.problems()); count > 0 {
		return p, p.pointOutProblem(count)
	}
	start := StartGame{Choice: p.choice, FirstSeat: firstSeat(p.choice.First)}
	if p.inProgress == 0 {
		return nil, start
	}
	ask := p.texts.Ask
	return NewConfirmPanel(Question{
		ID: "newgame-sure", Title: ask.NewGameTitle, Text: ask.NewGameText.WithNumber(p.inProgress),
		Yes: ask.NewGameYes, No: p.texts.Buttons.Back, Ask: start, Else: p,
	}), nil
}

// firstSeat returns the seat that begins, FirstUndecided when chance decides.
func firstSeat(first game.FirstMove) int {
	switch first {
	case game.FirstMoveFirst:
		return 0
	case game.FirstMoveSecond:
		return 1
	}
	return FirstUndecided
}

// Follow shows the game as it is now.
func (p newGamePanel) Follow(now Now) Panel {
	p.inProgress = now.AtStake
	return p
}
