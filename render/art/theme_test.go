package art

import "testing"

func TestThemesAreLegible(t *testing.T) {
	names := map[string]bool{}
	for _, theme := range Themes {
		if names[theme.Name] {
			t.Errorf("two themes named %q", theme.Name)
		}
		names[theme.Name] = true
		for _, pair := range []struct {
			what  string
			a, b  RGB
			least float64
		}{
			{"words on plaques", theme.Text, theme.Plaque, 7},
			{"words on buttons", theme.Text, theme.Raised, 7},
			{"words on the table", theme.Text, theme.Table.Ground, 7},
			{"words on the button that goes on", theme.Text, theme.Primary, 4.5},
			{"quiet words on plaques", theme.Dim, theme.Plaque, 4.5},
			{"the red side's words on plaques", theme.RedSide, theme.Plaque, 4.5},
			{"red carving", theme.Red, theme.Face.Ground, 4.5},
			{"black carving", theme.Black, theme.Face.Ground, 7},
			{"coordinates", theme.Coordinate, theme.Frame.Ground, 4.5},
			{"the dot of a move", theme.Move, theme.Board.Ground, 1.5},
			{"backs on the board", theme.Back.Ground, theme.Board.Ground, 2},
		} {
			if c := Contrast(pair.a, pair.b); c < pair.least {
				t.Errorf("%s, %s: contrast %.2f, want %.1f", theme.Name, pair.what, c, pair.least)
			}
		}
		if ThemeByName(theme.Name) != theme {
			t.Errorf("ThemeByName(%q) is another theme", theme.Name)
		}
	}
	if ThemeByName("no such theme") != Themes[0] {
		t.Error("an unknown name does not give the first theme")
	}
}

// The strong theme is for those who cannot make out the others: words reach 7:1, and whatever means something stands out from what
// lies around it by 4.5:1.
func TestTheStrongThemeStandsOut(t *testing.T) {
	strong := 0
	for _, theme := range Themes {
		if !theme.Strong {
			continue
		}
		strong++
		for what, pair := range map[string][2]RGB{
			"words on plaques": {theme.Text, theme.Plaque}, "quiet words on plaques": {theme.Dim, theme.Plaque},
			"words on buttons": {theme.Text, theme.Raised}, "words on the button that goes on": {theme.Text, theme.Primary},
			"words on the table": {theme.Text, theme.Table.Ground}, "the red side's words": {theme.RedSide, theme.Plaque},
			"the black side's words": {theme.BlackSide, theme.Plaque}, "warnings": {theme.Warning, theme.Plaque},
			"words of success": {theme.Good, theme.Plaque}, "coordinates": {theme.Coordinate, theme.Frame.Ground},
			"red carving": {theme.Red, theme.Face.Ground}, "black carving": {theme.Black, theme.Face.Ground},
		} {
			if c := Contrast(pair[0], pair[1]); c < 7 {
				t.Errorf("%s, %s: contrast %.2f, want 7", theme.Name, what, c)
			}
		}
		for what, pair := range map[string][2]RGB{
			"lines of the board": {theme.Line, theme.Board.Ground}, "the ornament of the backs": {theme.Ornament, theme.Back.Ground},
			"faces": {theme.Face.Ground, theme.Board.Ground}, "faces beside backs": {theme.Face.Ground, theme.Back.Ground},
			"the edge of the backs": {theme.BackEdge, theme.Board.Ground}, "borders": {theme.Accent, theme.Plaque},
			"the dot of a move": {theme.Move, theme.Board.Ground}, "the frame of a capture": {theme.Capture, theme.Board.Ground},
			"the cross": {theme.Forbidden, theme.Board.Ground}, "the last action": {theme.Last, theme.Board.Ground},
			"the hint": {theme.Hint, theme.Board.Ground}, "the chain": {theme.Chain, theme.Board.Ground},
			"the selection": {theme.Select, theme.Board.Ground}, "the focus": {theme.Focus, theme.Board.Ground},
		} {
			if c := Contrast(pair[0], pair[1]); c < 4.5 {
				t.Errorf("%s, %s: contrast %.2f, want 4.5", theme.Name, what, c)
			}
		}
		studio := newTestStudio(t)
		studio.Theme = theme
		for p := PlaqueArea; p < PlaqueFocus; p++ {
			middle := studio.Plaque(p, 60, 40, 1).RGBAAt(30, 20)
			if ground := theme.look(p).ground; middle.A != 255 || Contrast(theme.Text, ground) < 7 {
				t.Errorf("%s: words on plaque %d have contrast %.2f, and %d of 255 hides what lies behind", theme.Name, p,
					Contrast(theme.Text, ground), middle.A)
			}
		}
	}
	if strong == 0 {
		t.Error("no theme is strong")
	}
}

func TestContrast(t *testing.T) {
	if c := Contrast(RGB{}, RGB{1, 1, 1}); c < 20.9 || c > 21.1 {
		t.Errorf("black on white: %.2f, want 21", c)
	}
	if c := Contrast(Hex(0x777777), Hex(0xffffff)); c < 4.4 || c > 4.6 {
		t.Errorf("#777 on white: %.2f, want 4.48", c)
	}
}
