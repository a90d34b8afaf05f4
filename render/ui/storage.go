package ui

import (
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
)

// keepStorage asks the browser, once, to keep what the page stores. It comes when there is something to lose, since a browser
// may put the question to the person.
func (a *App) keepStorage() {
	if a.environment.Page && !a.askedToKeep {
		a.askedToKeep = true
		a.emit(effect.KeepStorage{})
	}
}

// SetStorageKept tells whether the browser has promised to keep what the page stores.
func (a *App) SetStorageKept(kept bool) {
	if a.storageKept != kept {
		a.storageKept = kept
		a.renewPanel()
		a.changed()
	}
}

// openStandings shows the standings and, in a page, how long they last.
func (a *App) openStandings() {
	panel := panels.NewStandingsPanel(a.t, a.environment.Store.Standings()).(panels.Standings)
	panel.Kept = a.keptLine()
	a.open(panel)
	a.keepStorage()
}

// keptLine says where the standings are kept and what could take them away; natively they lie in a file, of which there is
// nothing to say.
func (a *App) keptLine() string {
	t := &a.t.Standings
	switch {
	case !a.environment.Page:
		return ""
	case a.storageKept:
		return a.t.Sentences(t.Kept, t.KeptForGood)
	}
	return a.t.Sentences(t.Kept, t.KeptForNow)
}
