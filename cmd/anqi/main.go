// Command anqi is the command line of the game.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) < 2 || os.Args[1] != "serve" {
		fmt.Fprintln(os.Stderr, "usage: anqi serve [-port PORT] [-dir FOLDER]")
		os.Exit(2)
	}
	os.Exit(runServe(os.Args[2:], os.Stdin, os.Stdout, os.Stderr))
}
