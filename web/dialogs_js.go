package web

import "syscall/js"

// patchDialogs opens, changes and closes the panels.
func (m *Mirror) patchDialogs(wanted []Element) {
	var kept []*mounted
	for _, dialog := range m.dialogs {
		stays := false
		for i := range wanted {
			stays = stays || dialog.fits(&wanted[i])
		}
		if !stays {
			dialog.node.Call("close")
			dialog.node.Call("remove")
			continue
		}
		kept = append(kept, dialog)
	}
	m.dialogs = kept
	for _, want := range wanted {
		if open := m.dialog(want.ID); open != nil {
			open.patch(want)
			continue
		}
		dialog := mount(want)
		m.root.Call("append", dialog.node)
		showModal(dialog.node)
		m.dialogs, m.opened = append(m.dialogs, dialog), true
	}
}

// showModal opens a panel at its beginning. The browser gives the focus to the first control and scrolls there, however far
// down that stands, WebKit a task later; and Firefox gives a new panel the scroll of the one before.
func showModal(panel js.Value) {
	panel.Call("showModal")
	body := panel.Call("querySelector", ".panel-body")
	begin := func() {
		if body.Get("scrollTop").Float() != 0 {
			body.Set("scrollTop", 0)
		}
	}
	begin()
	later(0, begin)
}

func (m *Mirror) dialog(id string) *mounted {
	for _, dialog := range m.dialogs {
		if dialog.now.ID == id {
			return dialog
		}
	}
	return nil
}

// liveRegion returns the element that speaks: the open panel's own while one is open, as the rest of the page is silent
// then.
func (m *Mirror) liveRegion() js.Value {
	if len(m.dialogs) == 0 {
		return js.Null()
	}
	return m.dialogs[len(m.dialogs)-1].node.Call("querySelector", ".live")
}
