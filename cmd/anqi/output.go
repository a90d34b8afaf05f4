package main

import (
	"errors"
	"fmt"
	"io"

	"anqi/platform"
)

// output is the one way to standard output. It remembers the first error of writing, so that no command can lose one: what a
// command prints without looking at the error, and what a deferred flush writes, is looked at when the command has ended.
type output struct {
	to  io.Writer
	err *outputError // of the first write that failed; nothing is written after it
}

// outputError is an error of the output, as against one of what a command does. Long commands end at it; fail leaves it to
// output.status, which tells it once for every command.
type outputError struct{ cause error }

// Error says what became of the output.
func (e *outputError) Error() string { return fmt.Sprintf("the output is incomplete: %v", e.cause) }

// Unwrap returns the error of the system.
func (e *outputError) Unwrap() error { return e.cause }

// Write passes bytes on until an error.
func (o *output) Write(p []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.to.Write(p)
	if err != nil {
		o.err = &outputError{err}
		return n, o.err
	}
	return n, nil
}

// status returns the exit status of a command that ended with the given one: statusError, with a message, when its output could not
// be written. A pipe whose reader has read enough and closed it is no error and nothing to talk about; where the system has a signal
// for that, it has ended the program already.
func (o *output) status(command string, ended int, complaints io.Writer) int {
	switch {
	case o.err == nil:
		return ended
	case platform.IsClosedPipe(o.err):
		return statusOK
	}
	fmt.Fprintf(complaints, "anqi %s: %v\n", command, o.err)
	return statusError
}

// fail prints an error and returns the status for wrong input.
func fail(complaints io.Writer, command string, err error) int {
	var written *outputError
	if !errors.As(err, &written) {
		fmt.Fprintf(complaints, "anqi %s: %v\n", command, err)
	}
	return statusError
}
