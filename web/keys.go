package web

import (
	"strings"
	"unicode/utf8"
)

// keyName returns the key that is meant, named as for ui.KeyPress, by what it writes and the place where it lies.
//
// What it writes decides wherever that is a name ("Enter") or ASCII: on every layout with Latin letters, H is where H is printed.
// A key that writes something else (Zhuyin ㄘ, Cyrillic р, a full-width ｈ), or whose writing an input method keeps for itself
// ("Process"), is the one that lies at its place on a keyboard with Latin letters.
func keyName(key, code string, shift bool) string {
	switch {
	case key == "Process" || key == "Unidentified" || key == "Dead":
	case utf8.RuneCountInString(key) != 1 || key[0] < utf8.RuneSelf:
		return key
	}
	if placed := keyAt(code, shift); placed != "" {
		return placed
	}
	return key
}

// keyAt returns what the key at a place writes on a keyboard with Latin letters, "" if the game has no use for it.
func keyAt(code string, shift bool) string {
	if letter, ok := strings.CutPrefix(code, "Key"); ok && len(letter) == 1 {
		if shift {
			return letter
		}
		return strings.ToLower(letter)
	}
	for _, prefix := range [...]string{"Digit", "Numpad"} {
		if digit, ok := strings.CutPrefix(code, prefix); ok && len(digit) == 1 && digit[0] >= '0' && digit[0] <= '9' {
			return digit
		}
	}
	switch {
	case code == "Slash" && shift:
		return "?"
	case code == "Equal" && !shift:
		return "="
	case code == "Space":
		return " "
	case code == "NumpadEnter":
		return "Enter"
	}
	// The other keys write nothing, and are called as their places are.
	if calledByPlace[code] {
		return code
	}
	return ""
}

// calledByPlace are the keys whose names are those of their places.
var calledByPlace = map[string]bool{
	"Enter": true, "Escape": true, "Tab": true, "ArrowLeft": true, "ArrowRight": true, "ArrowUp": true, "ArrowDown": true,
	"Home": true, "End": true, "PageUp": true, "PageDown": true,
}
