// Command characters prints the characters that the text subset of the fonts
// must hold, for make.sh: one line, sorted. It imports gather and the standard
// library only. Its one argument is the folder of go.mod.
package main

import (
	"fmt"
	"os"

	"anqi/assets/fonts/internal/gather"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: characters FOLDER-OF-GO-MOD")
		os.Exit(2)
	}
	characters, err := gather.Characters(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(string(characters))
}
