package web

import "anqi/render/ui"

// textual describes a text in its tone, with its small pieces if it has any.
func (d Describer) textual(tag, class string, n *ui.Node) Element {
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

func toneClass(tone ui.Tone) string {
	switch tone {
	case ui.ToneMuted:
		return "muted"
	case ui.ToneRed:
		return "red"
	case ui.ToneBlack:
		return "black"
	case ui.ToneWarning:
		return "warning"
	case ui.ToneGood:
		return "good"
	}
	return ""
}

// level is a heading's level; a panel's own title is 2.
func level(n *ui.Node) string {
	switch {
	case n.Level >= 4:
		return "4"
	case n.Level == 3:
		return "3"
	}
	return "2"
}
