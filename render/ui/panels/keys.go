package panels

import (
	"anqi/assets/texts"
	"anqi/render/ui/tree"
)

// keysPanel lists the keys.
type keysPanel struct {
	texts *texts.Table
	back  Panel // shown again by the button back; nil has none
}

// NewKeysPanel lists the keys.
func NewKeysPanel(t *texts.Table) Panel { return keysPanel{texts: t} }

// Node lists the keys by where they work.
func (p keysPanel) Node() *tree.Node {
	keys := &p.texts.Keys
	parts := []*tree.Node{
		paragraph("keys-line", keys.Line),
		keysTable("keys-anywhere", keys.HeadAll, keys, keys.Anywhere),
		keysTable("keys-board", keys.HeadHere, keys, keys.Board),
		keysTable("keys-panel", keys.HeadBox, keys, keys.InPanel),
	}
	if p.back != nil {
		return panelNode("keys", keys.Title, parts, ownButton("keys-back", p.texts.Buttons.Back),
			closeButton("keys", p.texts))
	}
	return panelNode("keys", keys.Title, parts, closeButton("keys", p.texts))
}

func keysTable(id, caption string, keys *texts.Keys, lines []texts.KeyLine) *tree.Node {
	var rows [][]string
	for _, line := range lines {
		rows = append(rows, []string{line.Keys, line.Does})
	}
	return table(id, caption, []string{keys.Key, keys.Does}, rows)
}

// Do goes back to the panel that the list was opened from.
func (p keysPanel) Do(command tree.Command) (Panel, Request) {
	if command.Name == "keys-back" && p.back != nil {
		return p, OpenPanel{p.back}
	}
	return p, nil
}
