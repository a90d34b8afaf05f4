package ui

import (
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/save"
)

// newScene reads from the session what the play screen shows.
func (a *App) newScene() *scene {
	m := a.session.Match()
	s := &scene{t: a.t, measurer: a.environment.Measurer, settings: a.settings, controller: a.controller}
	s.set, s.position, s.outcome, s.toMove = m.RuleSet(), m.Position(), m.Outcome(), m.ToMove()
	s.thinking = a.session.Thinking()
	s.mayAct = a.mayAct()
	s.turns, s.toDraw = m.Turns(), m.TurnsToDraw()
	for _, p := range [2]match.Player{match.One, match.Two} {
		s.colours[p] = m.Colour(p)
	}
	s.voice = a.voice()
	s.plates = a.plates()
	s.below, s.turned = a.view()
	left, limit := a.session.Clock()
	s.clockLeft, s.clock = left, limit > 0
	s.used = a.used()
	s.last = lastSquares(m.LastTurn())
	if s.mayAct {
		s.marks = targets(&s.position, &s.set.Rules, s.controller.selected)
	}
	s.hint, s.hintShown = a.session.HintShown()
	s.cursor, s.focusShown = a.focus.square, a.focus.shown && a.focus.onBoard() && a.panel == nil
	s.drag = a.pointer.dragging()
	s.controls = a.controls()
	s.message = a.message()
	s.question = a.question()
	s.window = Rect{W: a.width, H: a.height}
	s.layout = newLayout(layoutInput{
		width: a.width, height: a.height, insets: a.insets, coordinates: a.settings.Coordinates, leftHanded: a.settings.LeftHanded,
		controls: len(s.controls), controlWidth: roomyControl + 4, counters: s.counterCount(),
	})
	return s
}

// mayAct reports whether the person to move may act on the board now.
func (a *App) mayAct() bool {
	return a.session.PersonToMove() && a.panel == nil && !a.elsewhere && a.question().asked == match.Nobody
}

// you returns the player that the one person at the device is, Nobody when two share it.
func (a *App) you() match.Player {
	if a.session.AgainstComputer() {
		return a.session.PlayerAt(a.personSeat())
	}
	return match.Nobody
}

// personSeat is the seat of the person against the computer, and of player one of two.
func (a *App) personSeat() int {
	if a.session.AgainstComputer() && a.session.Seats()[0].Level != match.NoLevel {
		return 1
	}
	return 0
}

// used returns how long each player was to move in this game, by Player.Index.
func (a *App) used() (used [2]time.Duration) {
	for _, p := range [2]match.Player{match.One, match.Two} {
		used[p.Index()] = a.session.Used(a.session.SeatOf(p))
	}
	return used
}

// voice returns what makes the sentences now.
func (a *App) voice() voice {
	m := a.session.Match()
	v := voice{t: a.t, you: a.you(), position: m.Position(), noProgress: m.Rules().NoProgressLimit}
	for seat, s := range a.session.Seats() {
		name := a.t.Names.Players[seat]
		switch {
		case s.Level != match.NoLevel:
			name = a.t.Names.Computer
		case v.you != match.Nobody:
			name = a.t.Names.You
		}
		v.names[a.session.PlayerAt(seat)] = name
	}
	return v
}

// plates returns what stands on the players' plates: the computer with its level.
func (a *App) plates() [3]string {
	names := a.voice().names
	for seat, s := range a.session.Seats() {
		if s.Level != match.NoLevel {
			names[a.session.PlayerAt(seat)] = a.t.Names.ComputerLevel.With(a.levelName(s.Level))
		}
	}
	return names
}

// levelName is what a level of the computer is called.
func (a *App) levelName(level match.Level) string {
	if level < match.LevelEasy || level > match.LevelExpert {
		return level.String()
	}
	return a.t.Levels.Name[level-match.LevelEasy]
}

// view returns whose place is below the board, and whether the board is turned for that.
func (a *App) view() (below match.Player, turned bool) {
	seat := a.personSeat()
	if a.session.AgainstComputer() {
		return a.session.PlayerAt(seat), false
	}
	if a.settings.Turning == save.TurningToMove {
		if mover := a.session.SeatOf(a.session.Match().ToMove()); mover >= 0 {
			return a.session.PlayerAt(mover), mover == 1
		}
	}
	return a.session.PlayerAt(0), false
}

// question returns what one person asks the other, if anything.
func (a *App) question() question {
	if a.session.AgainstComputer() {
		return question{}
	}
	names := a.voice().names
	if asker := a.session.UndoAsked(); asker != match.Nobody {
		return question{asker.Other(), a.t.Ask.UndoText.With(names[asker], names[asker.Other()])}
	}
	if asked := a.session.DrawToAnswer(); asked != match.Nobody {
		return question{asked, a.t.Ask.DrawAnswerText.With(names[asked.Other()], names[asked])}
	}
	return question{}
}

// lastSquares are the squares to mark of the last turn: where it started and where it ended.
func lastSquares(steps []match.Step) []game.Square {
	var squares []game.Square
	for _, step := range steps {
		switch {
		case step.Kind == game.StepStop:
		case step.Kind == game.StepFlip:
			squares = []game.Square{step.Action.To}
		case squares == nil:
			squares = []game.Square{step.Action.From, step.Action.To}
		default:
			squares = []game.Square{squares[0], step.Action.To}
		}
	}
	return squares
}
