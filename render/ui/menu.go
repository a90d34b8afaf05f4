package ui

import (
	"anqi/game/match"
	"anqi/render/ui/panels"
	"anqi/render/ui/screen"
	"anqi/render/ui/tree"
)

// controls are the buttons of the toolbar in their order. The lower the rank, the longer a button stays when the window is small.
func (a *App) controls() []tree.Control {
	words := &a.t.Buttons
	over := a.session.Match().Outcome().Over()
	canAct := a.session.PersonToMove() && !a.elsewhere && a.question().Asked == match.Nobody
	sound := tree.Control{ID: "sound", Icon: "sound-on", Label: words.Mute, Hint: words.MuteHint, Command: tree.Command{Name: tree.CommandSound}, Toggle: true, Rank: 6}
	if a.settings.Muted {
		sound.Icon, sound.Pressed = "sound-off", true
	}
	list := []tree.Control{
		{ID: "new", Icon: "new", Label: words.NewGame, Command: tree.Command{Name: tree.CommandNew}, Disabled: a.elsewhere, Rank: 1},
		{ID: "undo", Icon: "undo", Label: words.Undo, Hint: words.UndoHint, Command: tree.Command{Name: tree.CommandUndo},
			Disabled: a.elsewhere || !a.session.CanUndo(), Rank: 0},
		{ID: "redo", Icon: "redo", Label: words.Redo, Hint: words.RedoHint, Command: tree.Command{Name: tree.CommandRedo},
			Disabled: a.elsewhere || !a.session.CanRedo(), Rank: 3},
		{ID: "hint", Icon: "hint", Label: words.Hint, Hint: words.HintHint, Command: tree.Command{Name: tree.CommandHint}, Disabled: !canAct, Rank: 2},
		{ID: "draw", Icon: "draw", Label: words.OfferDraw, Hint: words.DrawHint, Command: tree.Command{Name: tree.CommandDraw}, Disabled: !canAct, Rank: 7},
		{ID: "resign", Icon: "resign", Label: words.Resign, Hint: words.ResignHint, Command: tree.Command{Name: tree.CommandResign},
			Disabled: over || a.elsewhere, Rank: 5},
		sound,
		{ID: "open-settings", Icon: "settings", Label: words.Settings, Command: tree.Command{Name: tree.CommandSettings}, Disabled: a.elsewhere, Rank: 8},
		{ID: "open-standings", Icon: "standings", Label: words.Standings, Command: tree.Command{Name: tree.CommandStandings}, Rank: 9},
		{ID: "open-help", Icon: "help", Label: words.Help, Hint: words.HelpHint, Command: tree.Command{Name: tree.CommandHelp}, Rank: 4},
		{ID: "open-fair", Icon: "fair", Label: words.Fair, Short: a.t.Board.FairShort, Command: tree.Command{Name: tree.CommandFair}, Rank: 11},
		{ID: "open-pieces", Icon: "pieces", Label: words.Pieces, Short: a.t.Board.PiecesShort, Command: tree.Command{Name: tree.CommandPieces}, Rank: 12},
	}
	if !a.environment.Keyless {
		list = append(list, tree.Control{ID: "open-keys", Icon: "keys", Label: words.Keys, Short: a.t.Board.KeysShort,
			Command: tree.Command{Name: tree.CommandKeys}, Rank: 13})
	}
	if a.environment.FullScreen {
		list = append(list, a.fullScreenControl())
	}
	return list
}

func (a *App) fullScreenControl() tree.Control {
	words := &a.t.Buttons
	c := tree.Control{ID: "fullscreen", Icon: "fullscreen", Label: words.FullScreen, Command: tree.Command{Name: tree.CommandFullScreen}, Rank: 10}
	if a.fullScreen {
		c.Icon, c.Label, c.Short = "fullscreen-exit", words.LeaveFullScreen, a.t.Board.LeaveShort
	}
	return c
}

func (a *App) openMenu() {
	a.refresh()
	a.open(panels.NewMenuPanel(a.t, a.menuItems()))
}

// menuItems are the controls that the toolbar has no room for.
func (a *App) menuItems() []tree.Control {
	if a.scene == nil {
		return nil
	}
	_, rest := screen.ShareControls(a.controls(), len(a.scene.Toolbar))
	return rest
}
