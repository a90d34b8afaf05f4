package main

import (
	"bytes"
	"strings"
	"testing"
)

// commandLine is a line of arguments, split at spaces up to the first | and then at every |, and what has to stand in
// the output and in the complaint.
type commandLine struct {
	line, input string
	status      int
	out, errors string
}

const startPosition = "????/????/????/????/????/????/????/???? - KGGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -"

var commandLines = []commandLine{
	{"", "", statusUsage, "", "Commands"},
	{"help", "", statusOK, "playthrough", ""},
	{"fly", "", statusUsage, "", "no command \"fly\""},
	{"playthrough -h", "", statusOK, "", "usage: anqi playthrough"},
	{"playthrough", "", statusUsage, "", "usage"},
	{"playthrough nothing.record", "", statusError, "", "nothing.record"},
	{"playthrough -", "1. a1(M) b1(r) *", statusOK, `{"ply":0,"player":1,"turn":"-"`, ""},
	{"playthrough -", "1. a1(M) b1(r) *", statusOK, `"result":"*","reason":null}`, ""},
	{"playthrough -", "1. a1(M) b1(r) 2. b1-a1 *", statusError, `"ply":1`, "turn 2: b1-a1: the piece is the opponent's"},
	{"playthrough -", "[Rules \"house\"]\n\n*", statusError, "", "unknown rule set"},
	{"playthrough -", strings.Repeat("\x00\x01garbage", 1_300_000), statusError, "", "bytes"},
	{"playthrough -", "\xff\xfe", statusError, "", "UTF-8"},
	{"perft", "", statusUsage, "", "usage"},
	{"perft - x", "*", statusUsage, "", "depth"},
	{"perft - 0", "*", statusUsage, "", "depth"},
	{"perft - 1", "*", statusError, "", "no Deal tag"},
	{"perft - 1", "garbage", statusError, "", "no turn"},
	{"perft --position|" + startPosition + "|2", "", statusOK, "1 448\n2 192448\n", ""},
	{"perft --position|" + startPosition + "|1|--rules|chain", "", statusOK, "1 448\n", ""},
	{"perft --position|4/4/4/4/4/4/4/R2k r - 0 -|1|--rules|house", "", statusError, "", "unknown rule set"},
	{"perft --position|nothing|1", "", statusError, "", "five parts"},
	{"record", "", statusUsage, "", "usage: anqi record"},
	{"record nothing.record", "", statusError, "", "nothing.record"},
	{"record -", "a1(M) b1(r) *", statusOK, "1. a1(M) b1(r) *\n", ""},
	{"record -", "a1(M) * b1(r) *", statusOK, "a1(M) *\n\n[Game", ""},
	{"record -", "a1(M) * hello * b1(r) *", statusError, "a1(M) *\n\n[Game", "game 2: turn 1: \"hello\" is no turn"},
	{"record -", "hello", statusError, "", "anqi record: turn 1: \"hello\""},
	{"record play.html#game=16EcoNCqgL3", "", statusOK, "Position 4/4/4/4/4/4/4/R2k r - 0 -\nRules traditional\n", ""},
	{"record play.html#game=16EcoNCqgL4", "", statusError, "", "checksum"},
	{"record ../../testdata/tournament/timeout.txt", "", statusOK, `[Ended "TimeOut left Wins 1.000000,0.000000"]`, ""},
	{"playthrough ../../testdata/tournament/timeout.txt", "", statusOK, `"reason":"time"}`, ""},
	{"playthrough #game=16EcoNCqgL3", "", statusError, "", "this is a position"},
	{"perft #game=16EcoNCqgL3 1", "", statusError, "", "this is a position"},
	{"link", "", statusUsage, "", "usage: anqi link"},
	{"link a b", "", statusUsage, "", "usage"},
	{"link - --look --position|4/4/4/4/4/4/4/R2k r - 0 -", "", statusUsage, "", "usage"},
	{"link --position|4/4/4/4/4/4/4/R2k r - 0 -", "", statusOK, "play.html#game=16EcoNCqgL3\n", ""},
	{"link --site https://example.org/ --position|4/4/4/4/4/4/4/R2k r - 0 -", "", statusOK, "https://example.org/#game=16EcoNCqgL3\n", ""},
	{"link --position|4/4/4/4/4/4/4/R2k r - 0 -|--rules|house", "", statusError, "", "unknown rule set"},
	{"link -", "1. a1(M) a1(r) *", statusError, "", "turn 1: a1: the piece is face up already"},
	{"link -", "* *", statusError, "", "after the result"},
	{"rules", "", statusOK, "NoProgressLimit   0 or 20 to 200", ""},
	{"rules tournament", "", statusOK, "  ChaseLimit=5\n", ""},
	{"rules|custom ChaseLimit=99", "", statusError, "", "ChaseLimit: 99 is not 0 or 1 to 20"},
	{"rules a b", "", statusUsage, "", "usage"},
	{"bench --nodes 100", "", statusOK, " nodes a second\nsignature ", ""},
	{"bench --nodes 100 --json", "", statusOK, `"signature":`, ""},
	{"bench --signature", "", statusOK, " budget, ending\n", ""},
	{"deal", "", statusOK, "Fingerprint ", ""},
	{"deal x y", "", statusError, "", "letters"},
	{"deal one", "", statusUsage, "", "usage"},
}

func TestExitStatusAndMessages(t *testing.T) {
	for _, c := range commandLines {
		arguments := strings.Fields(c.line)
		if strings.Contains(c.line, "|") {
			first, rest, _ := strings.Cut(c.line, "|")
			arguments = append(strings.Fields(first), strings.Split(rest, "|")...)
		}
		status, out, complaint := run(c.input, arguments...)
		if status != c.status || !strings.Contains(out, c.out) || !strings.Contains(complaint, c.errors) {
			t.Errorf("anqi %s: status %d, %.200q, %.200q; want %d, %q, %q", c.line, status, out, complaint, c.status, c.out, c.errors)
		}
		if c.status == statusOK && c.errors == "" && complaint != "" {
			t.Errorf("anqi %s complains: %s", c.line, complaint)
		}
		if c.status == statusError && strings.Contains(out, `"result"`) {
			t.Errorf("anqi %s prints a last line after an error", c.line)
		}
	}
}

func TestDealIsMadeAndChecked(t *testing.T) {
	_, out, _ := run("", "deal")
	words := strings.Fields(out)
	if len(words) != 6 {
		t.Fatalf("deal prints %q", out)
	}
	made, salt, fingerprint := words[1], words[3], words[5]
	if status, _, complaint := run("", "deal", made, salt, fingerprint); status != statusOK {
		t.Errorf("its own fingerprint: status %d, %s", status, complaint)
	}
	if status, out, _ := run("", "deal", made, salt); status != statusOK || strings.TrimSpace(out) != "Fingerprint "+fingerprint {
		t.Errorf("the fingerprint of deal and salt: %q", out)
	}
	wrong := strings.Repeat("0", 64)
	if status, _, complaint := run("", "deal", made, salt, wrong); status != statusError || !strings.Contains(complaint, "not the one told") {
		t.Errorf("a wrong fingerprint: status %d, %q", status, complaint)
	}
	if status, _, _ := run("", "deal", made, salt, "abc"); status != statusError {
		t.Errorf("no fingerprint at all: status %d", status)
	}
	if _, again, _ := run("", "deal"); again == out {
		t.Error("two deals are the same")
	}
}

// run executes one command line and returns its status and what it printed.
func run(input string, arguments ...string) (status int, out, errors string) {
	var printed, complained bytes.Buffer
	status = runCommand(arguments, strings.NewReader(input), &printed, &complained)
	return status, printed.String(), complained.String()
}
