package record

import (
	"errors"
	"strings"
	"testing"
)

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

// TestDecodeRefuses has one record for every refusal of section 9.
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
