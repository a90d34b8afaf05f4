// Command characters prints the characters that a text subset of the fonts
// must hold, for make.sh: one line, sorted. "characters canvas" is about the
// canvas of a web page, "characters all FOLDER-OF-GO-MOD" about a window, which
// paints the panels too. It imports gather and the standard library only.
package main

import (
	"fmt"
	"os"

	"anqi/assets/fonts/internal/gather"
)

func main() {
	characters, err := chosen(os.Args[1:])
	if err == nil {
		_, err = fmt.Println(string(characters))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "characters:", err)
		os.Exit(1)
	}
}

func chosen(arguments []string) ([]rune, error) {
	switch {
	case len(arguments) == 1 && arguments[0] == "canvas":
		return gather.Canvas(), nil
	case len(arguments) == 2 && arguments[0] == "all":
		return gather.Characters(arguments[1])
	}
	return nil, fmt.Errorf("usage: characters canvas | characters all FOLDER-OF-GO-MOD")
}
