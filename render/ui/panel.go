package ui

import (
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"slices"
)

// open shows a panel: the focus goes into it. Behind it the game goes on, unless the panel asks about the game itself.
func (a *App) open(p panels.Panel) {
	if p == nil {
		return
	}
	if a.panel == nil {
		a.focus.remember()
	}
	if a.environment.Keyless {
		p = panels.WithoutKeys(p)
	}
	a.PointerCancel()
	a.panel = p
	a.pause()
	a.changed()
	a.focusPanel()
}

// panelNode builds the open panel; what scrolls in it is a tab stop.
func (a *App) panelNode() *tree.Node {
	node := a.panel.Node()
	node.Walk(func(n *tree.Node) bool {
		if n.Role == tree.RoleRegion || n.Role == tree.RoleTable {
			n.TabStop = slices.Contains(a.scrolling, n.ID)
		}
		return true
	})
	return node
}

// closePanel closes the open panel; the focus returns to where it was.
func (a *App) closePanel() {
	if a.panel == nil {
		return
	}
	a.panel = nil
	a.pause()
	a.changed()
	a.returnFocus()
}

// renewPanel brings an open panel up to date that shows the game, which goes on behind it.
func (a *App) renewPanel() {
	if p, follows := a.panel.(panels.Follower); follows {
		a.panel = p.Follow(panels.Now{
			Position: a.session.Match().Position(), Fair: a.fairState(), Standings: a.environment.Store.Standings(),
			Kept: a.keptLine(), AtStake: a.turnsAtStake(), Menu: a.menuItems(),
		})
	}
}

// doPanel hands a command to the open panel and does what it asks for.
func (a *App) doPanel(command tree.Command) {
	next, request := a.panel.Do(command)
	if next == nil {
		a.closePanel()
	} else {
		a.panel = next
		a.changed()
	}
	if request != nil {
		a.grant(request)
	}
}

// grant does what a panel asks for.
func (a *App) grant(request panels.Request) {
	switch r := request.(type) {
	case panels.OpenPanel:
		a.open(r.Panel)
	case panels.DoCommand:
		a.closePanel()
		a.Do(r.Command)
	case panels.DoEffect:
		a.emit(r.Effect)
	case panels.PointOut:
		a.focus.shown = true // however the button was pressed, the place is to be seen
		a.moveFocus(r.ID)
		a.say(r.Line, true)
		a.sound(effect.SoundRefused)
	case panels.StartGame:
		a.closePanel()
		a.start(r)
	case panels.PickLot:
		a.pickLot(r.Index)
	case panels.ResignGame:
		a.closePanel()
		a.handle(a.session.Resign(a.resigner(), a.now))
	case panels.OfferDraw:
		a.closePanel()
		a.handle(a.session.OfferDraw(a.now))
	case panels.ChangeSettings:
		a.changeSettings(r.Settings)
	case panels.ResetStandings:
		if err := a.environment.Store.ResetStandings(); err != nil {
			a.storeNotices()
		}
		a.openStandings()
	}
}
