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

func TestContrast(t *testing.T) {
	if c := Contrast(RGB{}, RGB{1, 1, 1}); c < 20.9 || c > 21.1 {
		t.Errorf("black on white: %.2f, want 21", c)
	}
	if c := Contrast(Hex(0x777777), Hex(0xffffff)); c < 4.4 || c > 4.6 {
		t.Errorf("#777 on white: %.2f, want 4.48", c)
	}
}
