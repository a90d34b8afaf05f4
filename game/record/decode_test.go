package record

import (
	"errors"
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

// refusal is a record that Decode refuses: the wanted words stand in the error, which names the pair of turns, 0 for none.
type refusal struct {
	what, source string
	pair         int
	want         string
}

// tagRefusals are tags that cannot be read, have no such value, or contradict the turns.
var tagRefusals = []refusal{
	{"a tag twice", text("Date 2026; Date 2027", "*"), 0, "twice"},
	{"an unknown tag twice", text("Event a; Event b", "*"), 0, "twice"},
	{"a field twice", text("Rules custom Undo=false Undo=false", "*"), 0, "twice"},
	{"an unknown field", text("Rules custom Speed=5", "*"), 0, "Speed"},
	{"an unknown value", text("Rules custom Order=old", "*"), 0, "Order"},
	{"an unknown preset", text("Rules house", "*"), 0, "unknown rule set"},
	{"another game", text("Game Chess", "*"), 0, "Dark chess"},
	{"an unknown colour", text("Colour blue", "*"), 0, "blue"},
	{"an unknown result", text("Result 2-0", "*"), 0, "2-0"},
	{"an unknown reason", text("Reason boredom", "1-0"), 0, "boredom"},
	{"a short deal", text("Deal KGG", "*"), 0, "letters"},
	{"a bad salt", text("Salt 12", "*"), 0, "salt"},
	{"a bad fingerprint", text("Fingerprint 12", "*"), 0, "fingerprint"},
	{"a colour that contradicts the turns", text("Colour black", "1. a1(M) *"), 0, "Colour"},
	{"no colour after a flip", text("Colour -", "1. a1(M) *"), 0, "Colour"},
	{"a colour before a flip", text("Colour red", "*"), 0, "Colour"},
	{"an open tag", "[Date \"2026\"\n*", 0, "closed"},
	{"a tag without quotes", "[Date 2026]\n*", 0, "quotes"},
	{"a tag without a name", "[\"x\"]\n*", 0, "name"},
	{"a wrong escape", "[Date \"\\n\"]\n*", 0, `\`},
	{"a value over two lines", "[Date \"20\n26\"]\n*", 0, "line"},
}

// turnRefusals are turns that the rules or the deal do not allow.
var turnRefusals = []refusal{
	{"an illegal turn", "1. a1(M) b1(r) 2. a1-b1 b1-a1 *", 2, "b1-a1"},
	{"an impossible turn", "1. a1(M) b1(r) 2. a1-a9 *", 2, "a1-a9"},
	{"the opponent's piece", "1. a1(M) b1(r) 2. b1-b2 *", 2, "b1-b2"},
	{"a flip without its piece", "1. a1 *", 1, "not said which"},
	{"brackets at a move", "1. a1(M) b1(r) 2. c1(P) d1(p) 3. a1-a1(P) *", 3, "no turn"},
	{"brackets at a capture", "1. a1(M) b1(r) 2. a1-b1(r) *", 2, "turns up nothing"},
	{"brackets at a stop", "1. =(P) *", 1, "stop"},
	{"a dark attack without its piece", text(custom, "1. a1(M) a2(r) 2. a1-b1 *"), 2, "not said which"},
	{"a chain left open", text("Rules custom DarkCapture=true ChainAfterDark=dark", "1. a1(M) d8(p) 2. a1-b1(p) d8-d7 *"), 2, "could go on"},
	{"a stop without a chain", "1. a1(M) b1(r) 2. = *", 2, "no chain"},
	{"actions after the end of the turn", "1. a1(M),b1(r) *", 1, "over already"},
	{"a piece too many", "1. a1(K) b1(K) *", 1, "K"},
	{"a flip that contradicts the deal", text("Deal "+dealt, "1. a1(P) *"), 1, "contradicts"},
	{"a dark attack that contradicts the deal", text(custom+"; Deal "+dealt, "1. a1(M) d8(G) 2. a2(n) d1(p) 3. a1-b1(p) *"), 3, "contradicts"},
}

// clockRefusals are turns that the clock cannot have played.
var clockRefusals = []refusal{
	{"! without a clock", "1. a1(M)! *", 1, "clock"},
	{"! inside a turn", text(custom, "1. a1(M)!,b1(r) *"), 1, "no"},
	{"a third ! in a row", text(custom, "1. a1(M)! b1(r) 2. c1(P)! d1(p) 3. a2(n)! *"), 3, "third"},
	{"! at an open chain", text("Rules custom TurnSeconds=20 DarkCapture=true ChainAfterDark=dark", "1. a1(M) d8(p) 2. a1-b1(p)! *"), 2, "open"},
}

// endRefusals are results and reasons that fit neither the turns nor each other.
var endRefusals = []refusal{
	{"results that contradict each other", text("Result 1-0; Reason resign", "1. a1(M) 0-1"), 0, "Result tag"},
	{"a result without a reason", "1. a1(M) 1-0", 0, "no reason"},
	{"agreement with a winner", text("Reason agreement", "1. a1(M) 1-0"), 0, "draw"},
	{"resignation with a draw", text("Reason resign", "1. a1(M) 1/2-1/2"), 0, "winner"},
	{"time with a draw", text("Rules teahouse; Reason time", "1. a1(M) 1/2-1/2"), 0, "winner"},
	{"a reason while the game goes on", text("Reason resign", "1. a1(M) *"), 0, "goes on"},
	{"a reason that the turns do not give", text("Reason pieces", "1. a1(M) 1-0"), 0, "pieces"},
	{"no result", "1. a1(M)", 0, "without a result"},
	{"text after the result", "1. a1(M) * b1(r)", 0, "after the result"},
}

// textRefusals are texts that are no record.
var textRefusals = []refusal{
	{"an open comment", "1. a1(M) {b1(r) *", 1, "comment"},
	{"garbage", "hello world", 1, "no turn"},
	{"no text", "", 0, "without a result"},
	{"bytes that are no text", "\xff\xfe\x00", 0, "UTF-8"},
	{"too long", strings.Repeat("a1-a2 ", 2_000_000), 0, "bytes"},
}

// TestDecodeRefuses has one record for every refusal of docs/notation.md, section 3.
func TestDecodeRefuses(t *testing.T) {
	for _, list := range [][]refusal{tagRefusals, turnRefusals, clockRefusals, endRefusals, textRefusals} {
		for _, c := range list {
			c.check(t)
		}
	}
}

func (c *refusal) check(t *testing.T) {
	t.Helper()
	_, err := Decode([]byte(c.source))
	var placed *Error
	if !errors.As(err, &placed) {
		t.Errorf("%s: %v", c.what, err)
		return
	}
	if placed.Pair != c.pair || !strings.Contains(err.Error(), c.want) {
		t.Errorf("%s: pair %d, %q; want pair %d, %q", c.what, placed.Pair, err, c.pair, c.want)
	}
	if len(err.Error()) > 200 {
		t.Errorf("%s: the error is %d bytes long", c.what, len(err.Error()))
	}
}

// TestTheDocumentedRecordIsRead reads the example of docs/notation.md.
func TestTheDocumentedRecordIsRead(t *testing.T) {
	document, err := os.ReadFile("../../docs/notation.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(document), "```\n[Game")
	example, _, closed := strings.Cut(rest, "```\n")
	if !found || !closed {
		t.Fatal("the document has no example of a record")
	}
	if _, err := Decode([]byte("[Game" + example)); err != nil {
		t.Error(err)
	}
}
