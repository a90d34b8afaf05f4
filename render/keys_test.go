package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestKeyNames(t *testing.T) {
	for _, test := range []struct {
		key     ebiten.Key
		written string
		shift   bool
		want    string
	}{
		{ebiten.KeyA, "a", false, "a"}, {ebiten.KeyA, "a", true, "A"}, {ebiten.KeyDigit7, "7", false, "7"}, {ebiten.KeyNumpad3, "3", false, "3"},
		{ebiten.KeySlash, "/", true, "?"}, {ebiten.KeySpace, "", false, " "}, {ebiten.KeyArrowLeft, "", true, "ArrowLeft"},
		{ebiten.KeyEscape, "", false, "Escape"}, {ebiten.KeyF9, "", false, ""}, {ebiten.KeyEqual, "=", false, "="},
		// Layouts: by what is printed where that is a Latin letter, else by the place.
		{ebiten.KeyQ, "a", false, "a"}, {ebiten.KeySemicolon, "s", true, "S"}, {ebiten.KeyH, "р", false, "h"}, {ebiten.KeyN, "ㄙ", true, "N"},
		{ebiten.KeyDigit2, "é", false, "2"}, {ebiten.KeyH, "", false, "h"}, {ebiten.KeyQ, "'", false, ""},
	} {
		if got := keyName(test.key, test.written, test.shift); got != test.want {
			t.Errorf("key %v that writes %q, shift %v: %q, want %q", test.key, test.written, test.shift, got, test.want)
		}
	}
}
