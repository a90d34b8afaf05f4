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

// pickLot turns up a lot for the seat whose turn it is, and then the computer's.
func (a *App) pickLot(index int) {
	if a.lots == nil || a.lots.Turn() < 0 {
		return
	}
	if err := a.lots.Pick(a.lots.Turn(), index); err != nil {
		return
	}
	if a.lots.Turn() == 1 && !a.lotsFor.TwoPlayers {
		if _, err := a.lots.PickFor(1, a.environment.Match.Random); err != nil {
			a.refuse(a.t.Refusals.Other)
		}
	}
	a.open(NewLotsPanel(a.t, LotsState{a.lotsFor, a.lots.Cards(), a.lots.Turn()}))
}
