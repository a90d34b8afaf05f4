package main

import (
	"flag"
	"fmt"
	"io"
	"os"
)

// newFlags returns a flag set that prints its usage, a line and what it means, to the error output.
func newFlags(name, usage, meaning string, errors io.Writer) *flag.FlagSet {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(errors)
	flags.Usage = func() {
		fmt.Fprintf(errors, "usage: anqi %s %s\n\n%s\n", name, usage, meaning)
		flags.PrintDefaults()
	}
	return flags
}

// parseFlags returns the status to exit with when the flags were wrong or only help was asked for, and whether to go on.
func parseFlags(flags *flag.FlagSet, arguments []string) (status int, ok bool) {
	switch err := flags.Parse(arguments); err {
	case nil:
		return statusOK, true
	case flag.ErrHelp:
		return statusOK, false
	default:
		return statusUsage, false
	}
}

// parseMixed is parseFlags for commands whose flags may also stand after other words; it returns those words.
func parseMixed(flags *flag.FlagSet, arguments []string) (words []string, status int, ok bool) {
	for {
		if status, ok := parseFlags(flags, arguments); !ok {
			return nil, status, false
		}
		if flags.NArg() == 0 {
			return words, statusOK, true
		}
		words = append(words, flags.Arg(0))
		arguments = flags.Args()[1:]
	}
}

// writeFile creates a file and lets write fill it.
func writeFile(name string, write func(io.Writer) error) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := write(file); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
