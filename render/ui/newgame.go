package ui

import (
	"anqi/assets/texts"
	"io"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"anqi/save"
)

// takeUp lays the kept game on the table, or a new one as the settings last had it.
func (a *App) takeUp() {
	if text, found := a.environment.Store.Game(); found {
		events, err := a.session.Resume(text, a.now)
		if err == nil {
			a.seen.help = a.session.Help()
			a.handle(events, nil)
			a.resumed()
			return
		}
		a.environment.Store.GameUnreadable()
	}
	a.startAsKept()
	a.storeNotices()
}

// resumed says that the game goes on where it was.
func (a *App) resumed() {
	m := a.session.Match()
	a.seen.board, a.seen.over = m.Position().Board, m.Outcome().Over()
	if steps := m.LastTurn(); len(steps) > 0 {
		a.messages.turn = a.voiceNow().LastTurn(steps)
	}
	if m.Turns() > 0 {
		a.notify(a.t.Notices.Restored.With(a.t.Amount("turns", m.Turns())))
	}
	a.storeNotices()
}

// startAsKept starts a game as the settings remember it. A rule set that draws lots is started without: nobody has asked for a
// game yet, and the person shall be able to play at once.
func (a *App) startAsKept() {
	choice := a.choice()
	if choice.First == game.FirstMoveLot {
		choice.First = game.FirstMoveFirst
	}
	a.start(panels.StartGame{Choice: choice, FirstSeat: panels.FirstUndecided})
}

// choice is what the new-game panel offers first: what was played last.
func (a *App) choice() panels.NewGameChoice {
	s := &a.settings
	return panels.NewGameChoice{TwoPlayers: s.TwoPlayers, Level: s.Level, RuleSet: s.RuleSet, First: s.First}
}

// start begins a new game, by way of the lots where they decide.
func (a *App) start(request panels.StartGame) {
	choice := request.Choice
	first := request.FirstSeat
	if first == panels.FirstUndecided {
		switch choice.First {
		case game.FirstMoveLot:
			a.openLots(choice)
			return
		case game.FirstMoveSecond:
			first = 1
		case game.FirstMoveRandom:
			first = a.coin()
		default:
			first = 0
		}
	}
	setup := match.Setup{RuleSet: choice.RuleSet, First: first}
	setup.Seats[0].Name, setup.Seats[1].Name = a.t.Names.Players[0], a.t.Names.Players[1]
	if !choice.TwoPlayers {
		setup.Seats[0].Name = a.t.Names.You
		setup.Seats[1] = match.Seat{Level: choice.Level, Name: a.t.Names.ComputerLevel.With(texts.Is("level", a.levelName(choice.Level)))}
	}
	a.begin(a.session.Start(setup, a.now))
	a.changeSettings(withChoice(a.settings, choice))
}

// begin takes in the events of a new game.
func (a *App) begin(events []match.Event, err error) {
	a.messages = messages{}
	a.seen = shown{}
	a.lots = nil
	a.handle(events, err)
	a.focusBoard()
}

// coin draws a seat at random.
func (a *App) coin() int {
	var b [1]byte
	if _, err := io.ReadFull(a.environment.Match.Random, b[:]); err != nil {
		return 0
	}
	return int(b[0] & 1)
}

// rematch starts the same again with the first move swapped; over a game in progress it is a new game, which asks first.
func (a *App) rematch() {
	if !a.session.Match().Outcome().Over() {
		a.doOpen(tree.Command{Name: tree.CommandNew})
		return
	}
	a.begin(a.session.Rematch(a.now))
}

// withChoice notes in the settings what was chosen.
func withChoice(settings save.Settings, choice panels.NewGameChoice) save.Settings {
	settings.TwoPlayers, settings.Level, settings.RuleSet, settings.First = choice.TwoPlayers, choice.Level, choice.RuleSet, choice.First
	return settings
}

// openLots shuffles the lots for the first move and shows them.
func (a *App) openLots(choice panels.NewGameChoice) {
	lots, err := match.NewLots(a.environment.Match.Random)
	if err != nil {
		a.refuse(a.t.Refusals.Other)
		return
	}
	a.lots, a.lotsFor = lots, choice
	a.open(panels.NewLotsPanel(a.t, panels.LotsState{Choice: choice, Cards: lots.Cards(), Turn: lots.Turn()}))
}

// pickLot draws a lot for the seat whose turn it is, and then the computer's. When both have drawn, the game begins at once, behind the
// panel that tells the result: a draw that went wrong cannot be taken back, by closing the panel or by loading the page again.
func (a *App) pickLot(index int) {
	lots, choice := a.lots, a.lotsFor
	if lots == nil || lots.Turn() < 0 {
		return
	}
	if err := lots.Pick(lots.Turn(), index); err != nil {
		return
	}
	if lots.Turn() == 1 && !choice.TwoPlayers {
		if _, err := lots.PickFor(1, a.environment.Match.Random); err != nil {
			a.refuse(a.t.Refusals.Other)
		}
	}
	panel := panels.Lots{Texts: a.t, State: panels.LotsState{Choice: choice, Cards: lots.Cards(), Turn: lots.Turn()}}
	a.say(panel.Result(), true)
	if first, decided := lots.First(); decided {
		a.start(panels.StartGame{Choice: choice, FirstSeat: first})
	}
	a.open(panel)
}
