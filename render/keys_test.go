package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestKeyNames(t *testing.T) {
	for _, test := range []struct {
		key   ebiten.Key
		shift bool
		want  string
	}{
		{ebiten.KeyA, false, "a"}, {ebiten.KeyA, true, "A"}, {ebiten.KeyDigit7, false, "7"}, {ebiten.KeyNumpad3, false, "3"},
		{ebiten.KeySlash, true, "?"}, {ebiten.KeySpace, false, " "}, {ebiten.KeyArrowLeft, true, "ArrowLeft"},
		{ebiten.KeyEscape, false, "Escape"}, {ebiten.KeyF9, false, ""},
	} {
		if got := keyName(test.key, test.shift); got != test.want {
			t.Errorf("key %v, shift %v: %q, want %q", test.key, test.shift, got, test.want)
		}
	}
}
