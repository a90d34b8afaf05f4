package ui

import (
	"anqi/assets/texts"
	"anqi/game/match"
)

// controls are the buttons of the toolbar in their order. The lower the rank, the longer a button stays when the window is small.
func (a *App) controls() []control {
	words := &a.t.Buttons
	over := a.session.Match().Outcome().Over()
	canAct := a.session.PersonToMove() && !a.elsewhere && a.question().asked == match.Nobody
	sound := control{id: "sound", icon: "sound-on", label: words.Mute, hint: words.MuteHint, command: Command{Name: CommandSound}, toggle: true, rank: 6}
	if a.settings.Muted {
		sound.icon, sound.pressed = "sound-off", true
	}
	list := []control{
		{id: "new", icon: "new", label: words.NewGame, command: Command{Name: CommandNew}, disabled: a.elsewhere, rank: 1},
		{id: "undo", icon: "undo", label: words.Undo, hint: words.UndoHint, command: Command{Name: CommandUndo},
			disabled: a.elsewhere || !a.session.CanUndo(), rank: 0},
		{id: "redo", icon: "redo", label: words.Redo, hint: words.RedoHint, command: Command{Name: CommandRedo},
			disabled: a.elsewhere || !a.session.CanRedo(), rank: 3},
		{id: "hint", icon: "hint", label: words.Hint, hint: words.HintHint, command: Command{Name: CommandHint}, disabled: !canAct, rank: 2},
		{id: "draw", icon: "draw", label: words.OfferDraw, hint: words.DrawHint, command: Command{Name: CommandDraw}, disabled: !canAct, rank: 7},
		{id: "resign", icon: "resign", label: words.Resign, hint: words.ResignHint, command: Command{Name: CommandResign},
			disabled: over || a.elsewhere, rank: 5},
		sound,
		{id: "open-settings", icon: "settings", label: words.Settings, command: Command{Name: CommandSettings}, disabled: a.elsewhere, rank: 8},
		{id: "open-standings", icon: "standings", label: words.Standings, command: Command{Name: CommandStandings}, rank: 9},
		{id: "open-help", icon: "help", label: words.Help, hint: words.HelpHint, command: Command{Name: CommandHelp}, rank: 4},
		{id: "open-fair", icon: "fair", label: words.Fair, short: a.t.Board.FairShort, command: Command{Name: CommandFair}, rank: 11},
		{id: "open-pieces", icon: "pieces", label: words.Pieces, command: Command{Name: CommandPieces}, rank: 12},
		{id: "open-keys", icon: "keys", label: words.Keys, short: a.t.Board.KeysShort, command: Command{Name: CommandKeys}, rank: 13},
	}
	if a.environment.FullScreen {
		list = append(list, a.fullScreenControl())
	}
	return list
}

func (a *App) fullScreenControl() control {
	words := &a.t.Buttons
	c := control{id: "fullscreen", icon: "fullscreen", label: words.FullScreen, command: Command{Name: CommandFullScreen}, rank: 10}
	if a.fullScreen {
		c.icon, c.label, c.short = "fullscreen-exit", words.LeaveFullScreen, a.t.Board.LeaveShort
	}
	return c
}

// menuPanel lists the controls that a small window has no room for.
type menuPanel struct {
	t     *texts.Table
	items []control
}

func (a *App) openMenu() {
	a.refresh()
	a.open(newMenuPanel(a.t, a.menuItems()))
}

// menuItems are the controls that the toolbar has no room for.
func (a *App) menuItems() []control {
	if a.scene == nil {
		return nil
	}
	_, rest := shareControls(a.controls(), len(a.scene.toolbar))
	return rest
}

func newMenuPanel(t *texts.Table, items []control) Panel { return menuPanel{t, items} }

// Node builds the menu.
func (p menuPanel) Node() *Node {
	list := &Node{ID: "menu-list", Role: RoleGroup, Label: p.t.Board.MenuTitle}
	for _, c := range p.items {
		list.Children = append(list.Children, &Node{
			ID: "menu-" + c.id, Role: RoleButton, Label: c.label, Hint: c.hint, Icon: c.icon, Text: c.label,
			Command: Command{"menu-item", c.command.Name}, Disabled: c.disabled, Toggle: c.toggle, Pressed: c.pressed,
		})
	}
	closing := closeButton("menu", p.t)
	closing.Icon, closing.Text = "close", closing.Label
	return panelNode("menu-panel", p.t.Board.MenuTitle, []*Node{list}, closing)
}

// Do passes the chosen control's command on.
func (p menuPanel) Do(command Command) (Panel, Request) {
	if command.Name != "menu-item" {
		return p, nil
	}
	for _, c := range p.items {
		if c.command.Name == command.Value && !c.disabled {
			return nil, DoCommand{c.command}
		}
	}
	return p, nil
}

// Follow offers what the toolbar has no room for now.
func (p menuPanel) Follow(now Now) Panel {
	p.items = now.Menu
	return p
}
