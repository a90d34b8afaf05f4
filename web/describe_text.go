package web

import (
	"anqi/render/ui/tree"
)

// textual describes a text in its tone, with its small pieces if it has any.
func (d Describer) textual(tag, class string, n *tree.Node) Element {
	made := element(tag, join(class, toneClass(n.Tone)))
	rest := d.flow(n.Children)
	if len(n.Tray) > 0 {
		rest = append(rest, d.tray(n.Tray))
	}
	switch {
	case len(rest) == 0:
		made.Text = n.Written()
	case n.Label == "":
		made.Children = rest
	default:
		made.Children = append([]Element{words("span", "", n.Written())}, rest...)
	}
	return made
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " " + b
}

func toneClass(tone tree.Tone) string {
	switch tone {
	case tree.ToneMuted:
		return "muted"
	case tree.ToneRed:
		return "red"
	case tree.ToneBlack:
		return "black"
	case tree.ToneWarning:
		return "warning"
	case tree.ToneGood:
		return "good"
	}
	return ""
}

// level is a heading's level; a panel's own title is 2.
func level(n *tree.Node) string {
	switch {
	case n.Level >= 4:
		return "4"
	case n.Level == 3:
		return "3"
	}
	return "2"
}
