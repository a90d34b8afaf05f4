package ui

import "slices"

// Panel is the state of an open panel: a value of its own, without pointers to the App. panels_*.go and menu.go implement it.
type Panel interface {
	// Node builds the panel: a RoleDialog with a label, whose children flow from top to bottom. Its first control gets the
	// focus unless one is Primary. It ends with the buttons that close it; the App adds none.
	Node() *Node
	// Do acts on a command of the panel: the next state (nil closes the panel) and what the App shall do, nil for nothing.
	// A command that it does not know leaves everything as it is. The App treats CommandClose itself.
	Do(Command) (Panel, Request)
}

// boardPanel is a panel that shows a board as the one on the table stands, which a window that is turned changes.
type boardPanel interface {
	standing(lying, turned bool) Panel
}

// Request is what a panel wants done by the App.
type Request interface{ request() }

// OpenPanel asks for another panel in place of the one that is open.
type OpenPanel struct{ Panel Panel }

// DoCommand asks for a command of the play screen, after the panel has closed.
type DoCommand struct{ Command Command }

// DoEffect asks for an effect, such as Copy.
type DoEffect struct{ Effect Effect }

// PointOut asks to say why something was not done and to lead to the part of the panel that has to change first.
type PointOut struct{ ID, Line string }

func (OpenPanel) request() {}
func (DoCommand) request() {}
func (DoEffect) request()  {}
func (PointOut) request()  {}

// open shows a panel: the focus goes into it. Behind it the game goes on, unless the panel asks about the game itself.
func (a *App) open(p Panel) {
	if p == nil {
		return
	}
	if a.panel == nil {
		a.focus.remember()
	}
	a.PointerCancel()
	a.panel = p
	a.pause()
	a.changed()
	a.focusPanel()
}

// panelNode builds the open panel; what scrolls in it is a tab stop.
func (a *App) panelNode() *Node {
	node := a.panel.Node()
	node.Walk(func(n *Node) bool {
		if n.Role == RoleRegion || n.Role == RoleTable {
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
	if p, follows := a.panel.(Follower); follows {
		a.panel = p.Follow(Now{
			Position: a.session.Match().Position(), Fair: a.fairState(), Standings: a.environment.Store.Standings(),
			Kept: a.keptLine(), AtStake: a.turnsAtStake(), Menu: a.menuItems(),
		})
	}
}

// doPanel hands a command to the open panel and does what it asks for.
func (a *App) doPanel(command Command) {
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
func (a *App) grant(request Request) {
	switch r := request.(type) {
	case OpenPanel:
		a.open(r.Panel)
	case DoCommand:
		a.closePanel()
		a.Do(r.Command)
	case DoEffect:
		a.emit(r.Effect)
		if _, copied := r.Effect.(Copy); copied {
			a.say(a.t.Say.Copied, false)
		}
	case PointOut:
		a.focus.shown = true // however the button was pressed, the place is to be seen
		a.moveFocus(r.ID)
		a.say(r.Line, true)
		a.sound(SoundRefused)
	case StartGame:
		a.closePanel()
		a.start(r)
	case PickLot:
		a.pickLot(r.Index)
	case ResignGame:
		a.closePanel()
		a.handle(a.session.Resign(a.resigner(), a.now))
	case OfferDraw:
		a.closePanel()
		a.handle(a.session.OfferDraw(a.now))
	case ChangeSettings:
		a.changeSettings(r.Settings)
	case ResetStandings:
		if err := a.environment.Store.ResetStandings(); err != nil {
			a.storeNotices()
		}
		a.openStandings()
	}
}
