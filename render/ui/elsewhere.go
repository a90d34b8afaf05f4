package ui

import (
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
)

// claim asks the machine for the right to go on in this tab or window; Claimed or SetElsewhere answers.
func (a *App) claim() {
	if a.elsewhere {
		a.emit(effect.StealClaim{})
	}
}

// SetElsewhere tells that another tab or window has the saved game, so that this one sleeps and writes nothing.
func (a *App) SetElsewhere() {
	if a.elsewhere {
		return
	}
	a.elsewhere, a.takenOver = true, true
	a.pause()
	a.changed()
	a.closePanel()
	a.openClaim()
}

// Returned tells that the page is shown again, after the browser had kept it aside with everything in it, and has the saved
// game: it takes up what another one has left meanwhile, and otherwise goes on as it was.
func (a *App) Returned() {
	if a.elsewhere || a.environment.Store.Regained() {
		a.takeOver()
	}
}

// Claimed tells that this tab or window has the saved game now: it takes up what the other one left.
func (a *App) Claimed() {
	if a.elsewhere {
		a.takeOver()
	}
}

// takeOver forgets the game on the table for the one that is kept.
func (a *App) takeOver() {
	a.elsewhere, a.takenOver = false, false
	a.closePanel()
	a.session.Close()
	a.session = match.NewSession(a.environment.Match)
	a.environment.Store.Reload()
	a.settings = a.environment.Store.Settings()
	a.applySettings()
	a.messages, a.seen = messages{}, shown{}
	a.takeUp()
	a.pause()
	a.changed()
}

func (a *App) openClaim() {
	a.say(a.elsewhereText(), true)
	a.open(panels.NewClaimPanel(a.t, a.elsewhereText()))
}

// elsewhereText says that the game goes on in another tab or window: that it has left this one, or that it was there before.
func (a *App) elsewhereText() string {
	if a.takenOver {
		return a.t.Notices.TakenOver
	}
	return a.t.Notices.SecondTab
}

// allowedElsewhere reports whether a command makes sense while the game is played in another tab or window.
func allowedElsewhere(name string) bool {
	switch name {
	case tree.CommandClaim, tree.CommandHelp, tree.CommandKeys, tree.CommandSay, tree.CommandMenu, tree.CommandSound, tree.CommandStandings, tree.CommandFair, tree.CommandPieces:
		return true
	}
	return false
}
