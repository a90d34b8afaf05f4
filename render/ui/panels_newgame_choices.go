package ui

import (
	"anqi/game"
	"anqi/game/match"
)

func (p newGamePanel) opponentNode() *Node {
	t, chosen := p.texts, "computer"
	if p.choice.TwoPlayers {
		chosen = "two"
	}
	return radioGroup(newGameOpponent, t.NewGame.Opponent, chosen,
		choice{"computer", t.NewGame.Computer, t.NewGame.ComputerLine},
		choice{"two", t.NewGame.TwoPlayers, t.NewGame.TwoPlayersLine})
}

func (p newGamePanel) levelNode() *Node {
	var choices []choice
	for i, level := range match.Levels() {
		choices = append(choices, choice{level.String(), p.texts.Levels.Name[i], p.texts.Levels.Line[i]})
	}
	return radioGroup(newGameLevel, p.texts.NewGame.Level, p.choice.Level.String(), choices...)
}

func (p newGamePanel) presetNode() *Node {
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

func (p newGamePanel) firstNode() *Node {
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
