package web

import "testing"

func TestKeyName(t *testing.T) {
	for _, test := range []struct {
		key, code string
		shift     bool
		want      string
	}{
		// What is written decides on layouts with Latin letters, wherever the key lies.
		{"h", "KeyH", false, "h"}, {"H", "KeyH", true, "H"}, {"h", "KeyJ", false, "h"}, {"q", "KeyA", false, "q"},
		{"?", "Minus", true, "?"}, {"=", "Digit0", true, "="}, {"3", "Numpad3", false, "3"}, {"?", "", false, "?"},
		{"ArrowLeft", "ArrowLeft", false, "ArrowLeft"}, {"Home", "Numpad7", false, "Home"}, {" ", "Space", false, " "},
		// Elsewhere the place does: Zhuyin, Cyrillic, full-width letters, accents on digits, and a key that an input method has kept.
		{"ㄘ", "KeyH", false, "h"}, {"р", "KeyH", false, "h"}, {"Р", "KeyH", true, "H"}, {"ｈ", "KeyH", false, "h"}, {"Ｎ", "KeyN", true, "N"},
		{"ㄅ", "Digit1", false, "1"}, {"８", "Digit8", false, "8"}, {"é", "Digit2", false, "2"}, {"４", "Numpad4", false, "4"},
		{"？", "Slash", true, "?"}, {"＝", "Equal", false, "="}, {"　", "Space", false, " "},
		{"Process", "KeyN", false, "n"}, {"Process", "Slash", true, "?"}, {"Unidentified", "ArrowDown", false, "ArrowDown"},
		{"Process", "NumpadEnter", false, "Enter"}, {"Dead", "KeyE", false, "e"}, {"Process", "Escape", false, "Escape"},
		// A key that lies nowhere the game knows stays what it is.
		{"ㄝ", "Comma", false, "ㄝ"}, {"ß", "Minus", false, "ß"}, {"😀", "", false, "😀"}, {"", "KeyH", false, ""}, {"Process", "F5", false, "Process"},
		{"Process", "KeyHH", false, "Process"}, {"Process", "DigitX", false, "Process"},
	} {
		if got := keyName(test.key, test.code, test.shift); got != test.want {
			t.Errorf("key %q at %q, shift %v: %q, want %q", test.key, test.code, test.shift, got, test.want)
		}
	}
}
