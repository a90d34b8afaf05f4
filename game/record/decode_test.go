package record

import (
	"os"
	"strings"
	"testing"

	"anqi/game"
)

const dealt = "MrPpngMcpCmcprPNpCnkGRmNpPRKgPPG"

// text builds a record of tag lines and turns.
func text(tags, turns string) string {
	var lines strings.Builder
	for line := range strings.SplitSeq(tags, ";") {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			lines.WriteString("[" + name + " \"" + value + "\"]\n")
		}
	}
	return lines.String() + "\n" + turns + "\n"
}

// custom is a rule set with a clock, dark attacks and a chain.
const custom = "Rules custom TurnSeconds=20 DarkCapture=true ChainAfterDark=dark"

func TestDecodeReads(t *testing.T) {
	for name, source := range map[string]string{
		"canonical":               text("Game Dark chess; Rules traditional; Colour red; Deal "+dealt, "1. a1(M) b1(r) *"),
		"no tags":                 "1. a1(M) b1(r) *",
		"numbers missing":         "a1(M) b1(r) *",
		"numbers wrong":           "7. a1(M) 3... b1(r) *",
		"numbers glued":           "1.a1(M) b1(r) *",
		"numbers without dots":    "1 a1(M) b1(r) *",
		"CRLF":                    strings.ReplaceAll(text("Game Dark chess", "1. a1(M)\n\nb1(r)\t *"), "\n", "\r\n"),
		"byte-order mark":         "\ufeff" + text("Game Dark chess", "1. a1(M) b1(r) *"),
		"comments between turns":  "{before} 1. a1(M) {after} b1(r){end} *",
		"unknown tag":             text("Event Street", "1. a1(M) b1(r) *"),
		"colour not said":         text("Rules traditional", "1. a1(M) b1(r) *"),
		"result tag alone":        text("Result 1-0; Reason resign", "1. a1(M) b1(r) *"),
		"resigned":                text("Reason resign", "1. a1(M) b1(r) 0-1"),
		"agreed":                  text("Reason agreement", "1. a1(M) b1(r) 1/2-1/2"),
		"time":                    text("Rules teahouse; Reason time", "1. a1(M) b1(r) 1-0"),
		"resigned before a flip":  text("Colour -; Reason resign", "1-0"),
		"clock played the turn":   text(custom, "1. a1(M)! b1(r)! 2. c1(P)! d1(p)! 3. a2(n) *"),
		"fingerprint not fitting": text("Deal "+dealt+"; Salt "+strings.Repeat("0", 32)+"; Fingerprint "+strings.Repeat("0", 64), "1. a1(M) b1(r) *"),
	} {
		checkReadsBack(t, name, source)
	}
}

// checkReadsBack reads a record, writes it, and checks that what is written is read and written the same again.
func checkReadsBack(t *testing.T, name, source string) {
	t.Helper()
	r, err := Decode([]byte(source))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	encoded, err := r.Encode()
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	again, err := Decode(encoded)
	if err != nil {
		t.Errorf("%s: its own %q: %v", name, encoded, err)
		return
	}
	if twice, _ := again.Encode(); string(twice) != string(encoded) {
		t.Errorf("%s: %q is written as %q", name, encoded, twice)
	}
}

// drawn returns the turns of a whole traditional game that ended by no progress, without its result, and the tags to put before.
func drawn(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/playthroughs/traditional_1.record")
	if err != nil {
		t.Fatal(err)
	}
	_, turns, _ := strings.Cut(string(data), "\n\n")
	return strings.TrimSuffix(strings.TrimSpace(turns), " 1/2-1/2")
}

func TestEndedGamesAreNotContradicted(t *testing.T) {
	turns := drawn(t)
	for _, c := range []struct{ tags, end, want string }{
		{"", "1/2-1/2", ""},
		{"", "*", ""},
		{"Result 1/2-1/2", "*", ""},
		{"Reason progress", "1/2-1/2", ""},
		{"", "1-0", "1/2-1/2"},
		{"Reason agreement", "1/2-1/2", "progress"},
		{"Reason resign", "*", "resign"},
		{"", "d6-d7 *", "turn 79: a turn after the end"},
	} {
		_, err := Decode([]byte(text(c.tags, turns+" "+c.end)))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s, %s: %v, want %q", c.tags, c.end, err, c.want)
		}
	}
}

func TestQuotedValuesAreEscaped(t *testing.T) {
	r := &Record{RuleSet: game.DefaultRuleSet(), First: `A "quoted" \ name`, Extra: []Tag{{"Note", `"\`}}}
	data, err := r.Encode()
	if err != nil {
		t.Fatal(err)
	}
	read, err := Decode(data)
	if err != nil || read.First != r.First || read.Extra[0] != r.Extra[0] {
		t.Errorf("%q is read as %+v: %v", data, read, err)
	}
}
