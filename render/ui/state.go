package ui

import (
	"anqi/assets/texts"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/announce"
	"anqi/render/ui/screen"
	"anqi/render/ui/selection"
	"anqi/render/ui/tree"
	"anqi/save"
)

// newScene reads from the session what the play screen shows.
func (a *App) newScene() *screen.Scene {
	m := a.session.Match()
	s := &screen.Scene{Texts: a.t, Measurer: a.environment.Measurer, Settings: a.settings, Controller: a.controller}
	s.Set, s.Position, s.Outcome, s.ToMove = m.RuleSet(), m.Position(), m.Outcome(), m.ToMove()
	s.Thinking = a.session.Thinking()
	s.MayAct = a.mayAct()
	s.Turns, s.ToDraw = m.Turns(), m.TurnsToDraw()
	for _, p := range [2]match.Player{match.One, match.Two} {
		s.Colours[p] = m.Colour(p)
	}
	s.Voice = a.voice()
	s.Plates = a.plates()
	s.Below, s.Turned = a.view()
	left, limit := a.session.Clock()
	s.ClockLeft, s.Clock = left, limit > 0
	s.Used = a.used()
	s.Last = lastSquares(m.LastTurn())
	if s.MayAct {
		s.Marks = selection.Targets(&s.Position, &s.Set.Rules, s.Controller.Selected)
	}
	s.Hint, s.HintShown = a.session.HintShown()
	s.Cursor, s.FocusShown = a.focus.square, a.focus.shown && a.focus.onBoard() && a.panel == nil
	s.Drag = a.pointer.dragging()
	s.Controls = a.controls()
	s.Message = a.message()
	s.Question = a.question()
	s.Window = tree.Rect{W: a.width, H: a.height}
	input := screen.LayoutInput{
		Width: a.width, Height: a.height, Insets: a.insets, Coordinates: a.settings.Coordinates, LeftHanded: a.settings.LeftHanded,
		Controls: len(s.Controls), ControlWidth: screen.RoomyControl + 4, Counters: s.CounterCount(),
	}
	input.PlateName, input.PlateTime = s.PlateWidths()
	input.CounterName, input.CounterValue = s.CounterWidths()
	s.Layout = screen.NewLayout(input)
	return s
}

// mayAct reports whether the person to move may act on the board now.
func (a *App) mayAct() bool {
	return a.session.PersonToMove() && a.panel == nil && !a.elsewhere && a.question().Asked == match.Nobody
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
func (a *App) voice() announce.Voice {
	m := a.session.Match()
	v := announce.Voice{Texts: a.t, You: a.you(), Position: m.Position(), NoProgress: m.Rules().NoProgressLimit}
	for seat, s := range a.session.Seats() {
		name := a.t.Names.Players[seat]
		switch {
		case s.Level != match.NoLevel:
			name = a.t.Names.Computer
		case v.You != match.Nobody:
			name = a.t.Names.You
		}
		v.Names[a.session.PlayerAt(seat)] = name
	}
	return v
}

// plates returns what stands on the players' plates: the computer with its level.
func (a *App) plates() [3]string {
	names := a.voice().Names
	for seat, s := range a.session.Seats() {
		if s.Level != match.NoLevel {
			names[a.session.PlayerAt(seat)] = a.t.Names.ComputerLevel.With(texts.Is("level", a.levelName(s.Level)))
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
func (a *App) question() screen.Question {
	if a.session.AgainstComputer() {
		return screen.Question{}
	}
	names := a.voice().Names
	if asker := a.session.UndoAsked(); asker != match.Nobody {
		return screen.Question{Asked: asker.Other(), Text: a.t.Ask.UndoText.With(texts.Is("player", names[asker]), texts.Is("other", names[asker.Other()]))}
	}
	if asked := a.session.DrawToAnswer(); asked != match.Nobody {
		return screen.Question{Asked: asked, Text: a.t.Ask.DrawAnswerText.With(texts.Is("player", names[asked.Other()]), texts.Is("other", names[asked]))}
	}
	return screen.Question{}
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
