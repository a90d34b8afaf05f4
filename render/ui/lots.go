package ui

import "anqi/game/match"

// openLots shuffles the lots for the first move and shows them.
func (a *App) openLots(choice NewGameChoice) {
	lots, err := match.NewLots(a.environment.Match.Random)
	if err != nil {
		a.refuse(a.t.Refusals.Other)
		return
	}
	a.lots, a.lotsFor = lots, choice
	a.open(NewLotsPanel(a.t, LotsState{choice, lots.Cards(), lots.Turn()}))
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
	panel := lotsPanel{a.t, LotsState{choice, lots.Cards(), lots.Turn()}}
	a.say(panel.result(), true)
	if first, decided := lots.First(); decided {
		a.start(StartGame{choice, first})
	}
	a.open(panel)
}
