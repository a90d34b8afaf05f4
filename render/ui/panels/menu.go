package panels

import (
	"anqi/assets/texts"
	"anqi/render/ui/tree"
)

// Menu lists the controls that a small window has no room for.
type Menu struct {
	t     *texts.Table
	items []tree.Control
}

// NewMenuPanel offers the controls that a small window has no room for.
func NewMenuPanel(t *texts.Table, items []tree.Control) Panel { return Menu{t, items} }

// Node builds the menu.
func (p Menu) Node() *tree.Node {
	list := &tree.Node{ID: "menu-list", Role: tree.RoleGroup, Label: p.t.Board.MenuTitle}
	for _, c := range p.items {
		list.Children = append(list.Children, &tree.Node{
			ID: "menu-" + c.ID, Role: tree.RoleButton, Label: c.Label, Hint: c.Hint, Icon: c.Icon, Text: c.Label,
			Command: tree.Command{Name: "menu-item", Value: c.Command.Name}, Disabled: c.Disabled, Toggle: c.Toggle, Pressed: c.Pressed,
		})
	}
	closing := closeButton("menu", p.t)
	closing.Icon, closing.Text = "close", closing.Label
	return panelNode("menu-panel", p.t.Board.MenuTitle, []*tree.Node{list}, closing)
}

// Do passes the chosen control's command on.
func (p Menu) Do(command tree.Command) (Panel, Request) {
	if command.Name != "menu-item" {
		return p, nil
	}
	for _, c := range p.items {
		if c.Command.Name == command.Value && !c.Disabled {
			return nil, DoCommand{c.Command}
		}
	}
	return p, nil
}

// Follow offers what the toolbar has no room for now.
func (p Menu) Follow(now Now) Panel {
	p.items = now.Menu
	return p
}
