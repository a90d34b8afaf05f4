// Command anqi is the command line of the game: replay and count, deal and check, engine matches and the engine protocol. It may
// import every package that needs no window.
package main

import (
	"fmt"
	"io"
	"os"
)

// command is one word of the command line. run returns the exit status: 0 when all went well, 1 when the input was wrong, 2 when
// the arguments were. Its out is always an *output, which makes 1 of an output that cannot be written.
type command struct {
	name, summary string
	run           func(arguments []string, in io.Reader, out, errors io.Writer) int
}

// The exit statuses.
const (
	statusOK    = 0
	statusError = 1
	statusUsage = 2
)

func main() {
	os.Exit(runCommand(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

func runCommand(arguments []string, in io.Reader, out, errors io.Writer) int {
	if len(arguments) == 0 {
		printUsage(errors)
		return statusUsage
	}
	checked := output{to: out}
	switch arguments[0] {
	case "help", "-h", "-help", "--help":
		printUsage(&checked)
		return checked.status("help", statusOK, errors)
	}
	for _, c := range commands() {
		if c.name == arguments[0] {
			return checked.status(c.name, c.run(arguments[1:], in, &checked, errors), errors)
		}
	}
	fmt.Fprintf(errors, "anqi: there is no command %q; anqi help lists them\n", arguments[0])
	return statusUsage
}

func printUsage(out io.Writer) {
	fmt.Fprint(out, "anqi COMMAND ARGUMENTS\n\nCommands (anqi COMMAND -h tells more):\n")
	for _, c := range commands() {
		fmt.Fprintf(out, "  %-12s %s\n", c.name, c.summary)
	}
	fmt.Fprint(out, "\nExit status: 0 done, 1 the input is wrong or the output cannot be written, 2 the arguments are wrong.\n")
}
