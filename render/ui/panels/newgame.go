package panels

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
)

// The new-game panel's commands are the IDs of its groups; those of the custom fields are newGameField and the field's name.
const (
	newGameID       = "newgame"
	newGameOpponent = "newgame-opponent"
	newGameLevel    = "newgame-level"
	newGamePreset   = "newgame-preset"
	newGameFirst    = "newgame-first"
	newGameRules    = "newgame-rules"
	NewGameStart    = "newgame-start"
	NewGameField    = "newgame-field-"
)

// firstMoveField is the field of the rule set that says who begins.
const firstMoveField = "FirstMove"

// NewGame chooses a game. The rule set under edit may be in contradiction: then the game cannot start.
type NewGame struct {
	texts      *texts.Table
	choice     NewGameChoice
	custom     bool    // the fields are shown, even while they equal a preset's
	refused    []typed // values that were typed and cannot be
	InProgress int     // turns of the game that starting would throw away
}

// NewGamePanel offers a new game, beginning from a choice; turnsInProgress above 0 makes the panel ask before it starts.
func NewGamePanel(t *texts.Table, c NewGameChoice, turnsInProgress int) Panel {
	if c.Level == match.NoLevel {
		c.Level = match.LevelMedium
	}
	return NewGame{texts: t, choice: c, custom: c.RuleSet.Name() == game.CustomName, InProgress: turnsInProgress}
}

// Node offers the choices of a game, and the fields of custom rules once these are chosen.
func (p NewGame) Node() *tree.Node {
	t := p.texts
	parts := []*tree.Node{p.opponentNode()}
	if !p.choice.TwoPlayers {
		parts = append(parts, p.levelNode())
	}
	parts = append(parts, p.presetNode())
	if p.custom {
		parts = append(parts, p.customNode())
	}
	parts = append(parts, ownButton(newGameRules, t.NewGame.Explain), p.firstNode())
	start := primaryButton(NewGameStart, t.Buttons.Start, tree.Command{Name: NewGameStart})
	if count := len(p.problems()); count > 0 {
		start.Hint = t.NewGame.Problems.With(t.Amount("count", count))
		parts = append(parts, &tree.Node{ID: "newgame-problems", Role: tree.RoleStatus, Label: start.Hint, Tone: tree.ToneWarning})
	}
	return panelNode(newGameID, t.NewGame.Title, parts, start, cancelButton(newGameID, t))
}

// Do changes the choice, starts the game, or asks before it does.
func (p NewGame) Do(command tree.Command) (Panel, Request) {
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
	case NewGameStart:
		return p.start()
	default:
		before := p.problems()
		if field := p.editField(command); field != "" {
			return p, p.tellProblems(field, before)
		}
	}
	return p, nil
}

func (p *NewGame) choosePreset(name string) {
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

func (p *NewGame) chooseFirst(word string) {
	field, _ := game.FieldByName(firstMoveField)
	if value, err := field.Parse(word); err == nil {
		p.choice.First = game.FirstMove(value)
	}
	if p.custom {
		p.choice.RuleSet.FirstMove = p.choice.First
	}
}

// start asks first when a game would be thrown away; a rule set with problems does not start, and says so.
func (p NewGame) start() (Panel, Request) {
	if count := len(p.problems()); count > 0 {
		return p, p.pointOutProblem(count)
	}
	start := StartGame{Choice: p.choice, FirstSeat: firstSeat(p.choice.First)}
	if p.InProgress == 0 {
		return nil, start
	}
	ask := p.texts.Ask
	return NewConfirmPanel(Question{
		ID: "newgame-sure", Title: ask.NewGameTitle, Text: ask.NewGameText.With(p.texts.Amount("turns", p.InProgress)),
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
func (p NewGame) Follow(now Now) Panel {
	p.InProgress = now.AtStake
	return p
}

func (p NewGame) opponentNode() *tree.Node {
	t, chosen := p.texts, "computer"
	if p.choice.TwoPlayers {
		chosen = "two"
	}
	return radioGroup(newGameOpponent, t.NewGame.Opponent, chosen,
		choice{"computer", t.NewGame.Computer, t.NewGame.ComputerLine},
		choice{"two", t.NewGame.TwoPlayers, t.NewGame.TwoPlayersLine})
}

func (p NewGame) levelNode() *tree.Node {
	var choices []choice
	for i, level := range match.Levels() {
		choices = append(choices, choice{level.String(), p.texts.Levels.Name[i], p.texts.Levels.Line[i]})
	}
	return radioGroup(newGameLevel, p.texts.NewGame.Level, p.choice.Level.String(), choices...)
}

func (p NewGame) presetNode() *tree.Node {
	var choices []choice
	for _, preset := range game.Presets() {
		text := p.texts.Presets.Get(preset.Name)
		choices = append(choices, choice{preset.Name, text.Text, text.Line})
	}
	own := p.texts.Presets.Get(game.CustomName)
	choices = append(choices, choice{game.CustomName, own.Text, own.Line})
	chosen := game.CustomName
	if !p.custom {
		chosen = p.choice.RuleSet.Name()
	}
	return radioGroup(newGamePreset, p.texts.NewGame.Preset, chosen, choices...)
}

func (p NewGame) firstNode() *tree.Node {
	t := p.texts
	me, other := t.NewGame.FirstMe, t.NewGame.FirstComputer
	if p.choice.TwoPlayers {
		me, other = t.NewGame.FirstOne, t.NewGame.FirstTwo
	}
	field, _ := game.FieldByName(firstMoveField)
	way := func(first game.FirstMove, label string) choice {
		word := field.Format(int(first))
		line := ""
		if first == game.FirstMoveRandom || first == game.FirstMoveLot { // the others say it in their label
			line = t.Rules.Field(firstMoveField).Word(word).Line
		}
		return choice{word, label, line}
	}
	return radioGroup(newGameFirst, t.NewGame.First, field.Format(int(p.choice.First)),
		way(game.FirstMoveFirst, me), way(game.FirstMoveSecond, other),
		way(game.FirstMoveRandom, t.NewGame.FirstRandom), way(game.FirstMoveLot, t.NewGame.FirstLot))
}
