package render

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"anqi/render/ui/tree"
)

// keyNames are the keys that the interface knows, as a page names them, without and with Shift.
var keyNames = map[ebiten.Key][2]string{
	ebiten.KeyArrowLeft: {"ArrowLeft", "ArrowLeft"}, ebiten.KeyArrowRight: {"ArrowRight", "ArrowRight"},
	ebiten.KeyArrowUp: {"ArrowUp", "ArrowUp"}, ebiten.KeyArrowDown: {"ArrowDown", "ArrowDown"},
	ebiten.KeyHome: {"Home", "Home"}, ebiten.KeyEnd: {"End", "End"},
	ebiten.KeyPageUp: {"PageUp", "PageUp"}, ebiten.KeyPageDown: {"PageDown", "PageDown"},
	ebiten.KeyEnter: {"Enter", "Enter"}, ebiten.KeyNumpadEnter: {"Enter", "Enter"},
	ebiten.KeySpace: {" ", " "}, ebiten.KeyEscape: {"Escape", "Escape"}, ebiten.KeyTab: {"Tab", "Tab"},
	ebiten.KeySlash: {"/", "?"}, ebiten.KeyEqual: {"=", "+"}, ebiten.KeyF1: {"?", "?"}, ebiten.KeyF11: {"F11", "F11"},
	ebiten.KeyBackspace: {"Backspace", "Backspace"}, ebiten.KeyDelete: {"Delete", "Delete"},
}

// repeatable are the keys that act again while they are held.
var repeatable = map[string]bool{
	"ArrowLeft": true, "ArrowRight": true, "ArrowUp": true, "ArrowDown": true, "PageUp": true, "PageDown": true, "Tab": true,
}

// Holding a key repeats it after firstRepeat ticks, then every nextRepeat.
const firstRepeat, nextRepeat = 24, 4

// keyName returns a key's name as a page would tell it, "" for keys of no use. A key is told by its place on a keyboard with Latin
// letters, unless the layout writes such a letter with it (written, without Shift): H is then where H is printed.
func keyName(key ebiten.Key, written string, shift bool) string {
	if len(written) == 1 && 'a' <= written[0]|0x20 && written[0]|0x20 <= 'z' {
		if shift {
			return strings.ToUpper(written)
		}
		return strings.ToLower(written)
	}
	if names, ok := keyNames[key]; ok {
		if shift {
			return names[1]
		}
		return names[0]
	}
	switch {
	case key >= ebiten.KeyA && key <= ebiten.KeyZ && len(written) != 1: // one byte is another ASCII sign
		letter := byte('a' + key - ebiten.KeyA)
		if shift {
			letter -= 'a' - 'A'
		}
		return string(letter)
	case key >= ebiten.KeyDigit0 && key <= ebiten.KeyDigit9:
		return string(rune('0' + key - ebiten.KeyDigit0))
	case key >= ebiten.KeyNumpad0 && key <= ebiten.KeyNumpad9:
		return string(rune('0' + key - ebiten.KeyNumpad0))
	}
	return ""
}

func (g *Game) readKeys() {
	press := tree.KeyPress{
		Ctrl: ebiten.IsKeyPressed(ebiten.KeyControl), Shift: ebiten.IsKeyPressed(ebiten.KeyShift),
		Alt: ebiten.IsKeyPressed(ebiten.KeyAlt), Meta: ebiten.IsKeyPressed(ebiten.KeyMeta),
	}
	for _, key := range inpututil.AppendPressedKeys(nil) {
		press.Key = keyName(key, ebiten.KeyName(key), press.Shift)
		held := inpututil.KeyPressDuration(key)
		press.Repeat = repeatable[press.Key] && held > firstRepeat && (held-firstRepeat)%nextRepeat == 0
		if press.Key != "" && (held == 1 || press.Repeat) {
			g.input.used = true
			g.key(press)
		}
	}
}

// key acts on one key: the window's own first, then the model's, then what is left to do in an open panel.
func (g *Game) key(press tree.KeyPress) {
	switch {
	case press.Key == "F11" || press.Key == "Enter" && press.Alt:
		g.model.Do(tree.Command{Name: tree.CommandFullScreen})
	case press.Key == "Tab" && !press.Alt && !press.Ctrl:
		step := 1
		if press.Shift {
			step = -1
		}
		g.model.MoveFocus(step)
	case g.model.Key(press):
	default:
		g.keyInPanel(press.Key)
	}
}

// keyInPanel scrolls a panel.
func (g *Game) keyInPanel(key string) {
	if g.sheet == nil {
		return
	}
	page := g.sheet.View.H * 0.85
	switch key {
	case "ArrowDown":
		g.scrollBy(wheelStep)
	case "ArrowUp":
		g.scrollBy(-wheelStep)
	case "PageDown", " ":
		g.scrollBy(page)
	case "PageUp":
		g.scrollBy(-page)
	case "Home":
		g.scrollBy(-g.sheet.Content)
	case "End":
		g.scrollBy(g.sheet.Content)
	}
}
