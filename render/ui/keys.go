package ui

// Key acts on a key pressed with the focus at a node of this tree and reports whether it was used; a key that was not is
// the page's or the window's own.
func (a *App) Key(key KeyPress) bool {
	if key.Key == "F11" && !a.environment.Page && a.environment.FullScreen {
		a.Do(Command{Name: CommandFullScreen})
		return true
	}
	if key.Alt || key.Meta || key.Ctrl && key.Key != "Home" && key.Key != "End" {
		return false
	}
	used := false
	switch {
	case key.Repeat && !moves[key.Key]:
		return actsOnce[key.Key]
	case key.Key == "Escape" && a.pointer.moving:
		a.PointerCancel()
		used = true
	case a.panel != nil:
		used = a.panelKey(key)
	case a.focus.onBoard():
		used = a.boardKey(key)
	default:
		used = a.controlKey(key)
	}
	if used && !a.focus.shown {
		a.focus.shown = true
		a.changed()
	}
	return used
}

// A held key repeats what it does only where it moves something; the others act once.
var (
	moves = map[string]bool{
		"ArrowLeft": true, "ArrowRight": true, "ArrowUp": true, "ArrowDown": true,
		"PageUp": true, "PageDown": true, "Home": true, "End": true,
	}
	actsOnce = map[string]bool{"Enter": true, " ": true, "Escape": true} // used up while they are held
)

// panelKey is a key while a panel is open.
func (a *App) panelKey(key KeyPress) bool {
	if key.Key == "Escape" {
		a.Do(Command{Name: CommandClose})
		return true
	}
	n := a.panel.Node().Find(a.focus.id)
	if n == nil || !n.Control() {
		return false
	}
	switch n.Role {
	case RoleSlider, RoleNumber, RoleSelect:
		return !a.environment.Page && a.stepInput(n, key)
	case RoleRadio:
		if step := arrowStep(key.Key); step != 0 && !a.environment.Page {
			a.nextRadio(n, step)
			return true
		}
	}
	return a.activate(n, key)
}

// controlKey is a key with the focus on a button of the play screen, or on nothing: the board's keys work there too.
func (a *App) controlKey(key KeyPress) bool {
	if n := a.Tree().Find(a.focus.id); n != nil && n.Control() && a.activate(n, key) {
		return true
	}
	if key.Key == "Enter" || key.Key == " " {
		// Nothing has the focus. Whoever presses the key sees first where it would act.
		a.goTo(a.focus.square)
		return true
	}
	return a.boardKey(key)
}

// activate does a control's command on Enter or Space.
func (a *App) activate(n *Node, key KeyPress) bool {
	if key.Key != "Enter" && key.Key != " " {
		return false
	}
	if !n.Disabled {
		a.Do(n.Command)
	}
	return true
}
