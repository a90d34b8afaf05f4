package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// printingCommands has a line of arguments for every command that makes it print, by the command's name.
func printingCommands(t *testing.T) map[string][]string {
	t.Helper()
	games := filepath.Join(t.TempDir(), "games.txt")
	if status, _, complaint := run("", "train", "--games", "20", "--nodes", "20", "--save", games); status != statusOK {
		t.Fatal(complaint)
	}
	return map[string][]string{
		"help":        {"help"},
		"playthrough": {"playthrough", "-"},
		"perft":       {"perft", "--position", startPosition, "1"},
		"record":      {"record", "-"},
		"link":        {"link", "-"},
		"rules":       {"rules"},
		"deal":        {"deal"},
		"engine":      {"engine"},
		"arena":       {"arena", "--a", "greedy", "--b", "random", "--pairs", "1", "--quiet"},
		"bench":       {"bench", "--nodes", "100"},
		"tune":        {"tune", "--rounds", "1", "--games", "4", "--nodes", "20"},
		"train":       {"train", "--from", games, "--out", filepath.Join(filepath.Dir(games), "network.bin"), "--epochs", "1"},
		"endgame":     {"endgame", "KGk"},
		"serve":       {"serve", "--port", "0", "--dir", builtSite(t)},
	}
}

// printingInput is what the commands that read standard input get: a record, or the first command of the engine protocol.
func printingInput(name string) string {
	if name == "engine" {
		return "0 protocol_version\n"
	}
	return "1. a1(M) b1(r) *"
}

// brokenWriter takes some bytes and then fails for ever.
type brokenWriter struct {
	room int
	err  error
}

func (w *brokenWriter) Write(p []byte) (int, error) {
	if w.room >= len(p) {
		w.room -= len(p)
		return len(p), nil
	}
	n := w.room
	w.room = 0
	return n, w.err
}

// An output that cannot be written, from its beginning or from the middle, ends every command with a message and status 1; a reader
// that has gone away ends it without a word.
func TestOutputErrors(t *testing.T) {
	printing := printingCommands(t)
	for _, c := range append(commands(), command{name: "help"}) {
		arguments, known := printing[c.name]
		if !known {
			t.Errorf("anqi %s has no line in this test", c.name)
			continue
		}
		for _, test := range []struct {
			room    int
			err     error
			status  int
			message string
		}{
			{0, errors.New("no space left"), statusError, "anqi " + c.name + ": the output is incomplete: no space left\n"},
			{3, errors.New("no space left"), statusError, "anqi " + c.name + ": the output is incomplete: no space left\n"},
			{0, &os.PathError{Op: "write", Path: "|1", Err: syscall.EPIPE}, statusOK, ""},
		} {
			var complaints bytes.Buffer
			status := runCommand(arguments, strings.NewReader(printingInput(c.name)), &brokenWriter{test.room, test.err}, &complaints)
			if told := lastLine(complaints.String()); status != test.status || told != test.message && (test.message != "" || strings.Contains(told, "output")) {
				t.Errorf("anqi %s, %v after %d bytes: status %d, %q; want %d, %q", c.name, test.err, test.room, status, told, test.status, test.message)
			}
		}
	}
}

// lastLine returns the last line of what was told: a few commands tell their progress before.
func lastLine(text string) string {
	return text[strings.LastIndexByte(strings.TrimSuffix(text, "\n"), '\n')+1:]
}

// Counting further and further ends where the output does, not when everything asked for is counted.
func TestCountingEndsWithTheOutput(t *testing.T) {
	ended := make(chan int, 1)
	go func() {
		ended <- runCommand([]string{"perft", "--position", startPosition, "20"}, nil, &brokenWriter{0, errors.New("no space left")}, io.Discard)
	}()
	select {
	case status := <-ended:
		if status != statusError {
			t.Errorf("status %d", status)
		}
	case <-time.After(time.Minute):
		t.Fatal("it goes on counting")
	}
}

// The program itself, with a full disk and with a pipe that is closed, as the shell makes them.
func TestOutputOfTheProgram(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if _, full := os.Stat("/dev/full"); err != nil || full != nil {
		t.Skip("this system has no shell or no /dev/full")
	}
	program := filepath.Join(t.TempDir(), "anqi")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, test := range []struct{ script, errors string }{
		{`"$0" rules > /dev/full; echo "status $?" >&2`, "anqi rules: the output is incomplete: write /dev/stdout: no space left on device\nstatus 1\n"},
		{`"$0" playthrough ../../testdata/playthroughs/chain_1.record | head -n 1 > /dev/null`, ""},
	} {
		var complaints bytes.Buffer
		command := exec.Command(shell, "-c", test.script, program)
		command.Stderr = &complaints
		if err := command.Run(); err != nil || complaints.String() != test.errors {
			t.Errorf("%s: %v, %q; want %q", test.script, err, complaints.String(), test.errors)
		}
	}
	// A reader that is gone before the first word: the system ends the program by its signal.
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	reader.Close()
	defer writer.Close()
	var complaints bytes.Buffer
	command := exec.Command(program, "rules")
	command.Stdout, command.Stderr = writer, &complaints
	var ended *exec.ExitError
	if err := command.Run(); !errors.As(err, &ended) || ended.ExitCode() != -1 || complaints.Len() > 0 {
		t.Errorf("a closed pipe: %v, %q", err, complaints.String())
	}
}
