package link

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

// framed returns the code of a content with version and checksum right, so that only the content can be wrong.
func framed(write func(c *coder)) string {
	c := coder{}
	write(&c)
	return framedBody(c.finish())
}

func framedBody(body string) string {
	return string(version) + checksum(body) + body
}

// begin writes what stands before the actions of a game by a preset, of which nothing else is told.
func begin(c *coder, actions int) {
	c.choose(gameContent, contents)
	c.choose(0, presetNumbers)
	c.choose(0, maxNameLength+1)
	c.choose(0, maxNameLength+1)
	c.choose(0, 2)
	c.choose(toldNothing, toldKinds)
	c.choose(actions, MaxActions+1)
}

// refusals are codes that Decode refuses, each with its problem and words of the error.
func refusals(t *testing.T) map[string]refusal {
	whole, err := Encode(recordtest.Random(1, 40))
	if err != nil {
		t.Fatal(err)
	}
	middle := len(whole) / 2
	other := byte('a')
	if whole[middle] == other {
		other = 'b'
	}
	return map[string]refusal{
		"nothing":                {"", Damaged, "empty"},
		"only a version":         {"1", Damaged, "cut off"},
		"a checksum alone":       {"10000", Damaged, "checksum"},
		"a later version":        {"2" + whole[1:], OtherVersion, `"2"`},
		"cut off":                {whole[:len(whole)-1], Damaged, "checksum"},
		"a character wrong":      {whole[:middle] + string(other) + whole[middle+1:], Damaged, "checksum"},
		"a character too many":   {whole + "0", Damaged, "checksum"},
		"too long":               {"1" + strings.Repeat("0", MaxLength), TooLong, "2048"},
		"very long":              {strings.Repeat("x", 100_000_000), TooLong, "2048"},
		"no letter or digit":     {framedBody("a-b"), Invalid, "character"},
		"a zero in front":        {framedBody("0a"), Invalid, "character"},
		"more after it":          {framed(func(c *coder) { begin(c, 0); c.choose(0, len(terminations)); c.choose(1, 2) }), Invalid, "more in it"},
		"an unknown preset":      {framed(func(c *coder) { c.choose(gameContent, contents); c.choose(9, presetNumbers) }), Invalid, "rule set"},
		"a field as it was":      {framed(func(c *coder) { customField(c, 0, 40) }), Invalid, "as this program writes it"},
		"custom but a preset":    {framed(func(c *coder) { customField(c, -1, 0) }), Invalid, "as this program writes it"},
		"a value out of range":   {framed(func(c *coder) { customField(c, 0, 3) }), Invalid, "NoProgressLimit"},
		"a contradiction":        {framed(func(c *coder) { customField(c, 0, 0) }), Invalid, "NoProgressLimit"},
		"a control character":    {framed(func(c *coder) { named(c, otherCharacter, 10) }), Invalid, "character"},
		"a letter as another":    {framed(func(c *coder) { named(c, otherCharacter, 'x') }), Invalid, "as this program writes it"},
		"half a surrogate pair":  {framed(func(c *coder) { named(c, otherCharacter, 0xd800) }), Invalid, "character"},
		"a day that is none":     {framed(func(c *coder) { dated(c, 2026-2000, 1, 30) }), Invalid, "as this program writes it"},
		"a turn after the end":   {framed(func(c *coder) { afterTheEnd(t, c) }), Invalid, "turn 79: an action after the end"},
		"too few unseen":         {framed(func(c *coder) { beginPosition(c); squares(c, 32, 1); pieces(c, 0) }), Invalid, "fewer"},
		"a quiet turn too early": {framed(func(c *coder) { quietStart(c) }), Invalid, "QUIET"},
	}
}

type refusal struct {
	code    string
	problem Problem
	want    string
}

func TestDecodeRefuses(t *testing.T) {
	for name, c := range refusals(t) {
		_, err := Decode(c.code)
		var placed *Error
		if !errors.As(err, &placed) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if placed.Problem != c.problem || !strings.Contains(err.Error(), c.want) || len(err.Error()) > 200 {
			t.Errorf("%s: problem %d, %q; want problem %d, %q", name, placed.Problem, err, c.problem, c.want)
		}
	}
}

// customField writes a custom rule set in which one field is said to differ, and a game of no actions; no field for -1.
func customField(c *coder, different, value int) {
	c.choose(gameContent, contents)
	c.choose(customNumber, presetNumbers)
	for i, field := range fields {
		if c.flag(i == different, 3) {
			c.choose(value, field.largest+1)
		}
	}
	for range 2 {
		c.choose(0, maxNameLength+1)
	}
	c.choose(0, 2)
	c.choose(toldNothing, toldKinds)
	c.choose(0, MaxActions+1)
	c.choose(0, len(terminations))
}

// named writes a first player whose name is one character, written as one of a kind.
func named(c *coder, kind, character int) {
	c.choose(gameContent, contents)
	c.choose(0, presetNumbers)
	c.choose(1, maxNameLength+1)
	c.choose(kind, characterKinds)
	c.choose(character, 0x110000)
	c.choose(0, maxNameLength+1)
	c.choose(0, 2)
	c.choose(toldNothing, toldKinds)
	c.choose(0, MaxActions+1)
	c.choose(0, len(terminations))
}

// dated writes a game of a date, of which month and day count from 0.
func dated(c *coder, year, month, day int) {
	c.choose(gameContent, contents)
	c.choose(0, presetNumbers)
	c.choose(0, maxNameLength+1)
	c.choose(0, maxNameLength+1)
	c.choose(1, 2)
	c.choose(year, 256)
	c.choose(month, 12)
	c.choose(day, 31)
	c.choose(toldNothing, toldKinds)
	c.choose(0, MaxActions+1)
	c.choose(0, len(terminations))
}

// afterTheEnd writes a whole game and says that it has one action more.
func afterTheEnd(t *testing.T, c *coder) {
	data, err := os.ReadFile("../../testdata/playthroughs/traditional_1.record")
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	begin(c, len(r.Turns)+1)
	state := record.NewState()
	for _, turn := range r.Turns {
		if err := c.action(&r.RuleSet, &state, &turn.Actions[0]); err != nil {
			t.Fatal(err)
		}
	}
	c.choose(1, 2)
}

func beginPosition(c *coder) {
	c.choose(positionContent, contents)
	c.choose(0, presetNumbers)
	c.choose(0, maxQuiet+1)
}

func squares(c *coder, count, kind int) {
	for range count {
		c.choose(kind, 3)
	}
}

// pieces writes that so many of each piece are unseen, on a board with everything face down.
func pieces(c *coder, count int) {
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		c.choose(min(count, piece.Kind().Count()), piece.Kind().Count()+1)
	}
}

func quietStart(c *coder) {
	c.choose(positionContent, contents)
	c.choose(0, presetNumbers)
	c.choose(3, maxQuiet+1)
	c.choose(0, 2)
	squares(c, 32, 1)
	pieces(c, 5)
}

// TestReadingAllocatesLittle holds Decode to less than a megabyte in all, whatever it is given: numbers of any size with a right
// checksum, and the longest codes of games and positions that cost least to write and most to read.
func TestReadingAllocatesLittle(t *testing.T) {
	random := gametest.Random(7)
	codes := map[string]string{}
	longest := MaxLength - 1 - checksumLength
	numbers := 3000
	if testing.Short() {
		numbers = 200
	}
	for i := range numbers {
		body := make([]byte, random.IntN(longest+1))
		for j := range body {
			body[j] = alphabet[random.IntN(len(alphabet))]
		}
		codes[fmt.Sprintf("random %d", i)] = framedBody(strings.TrimLeft(string(body), "0"))
	}
	codes["the longest game"] = longGame(t)
	codes["the longest position"] = longPosition(t)
	worst, worstName := uint64(0), ""
	for name, code := range codes {
		if bytes := allocated(func() { _, _ = Decode(code) }); bytes > worst {
			worst, worstName = bytes, name
		}
	}
	t.Logf("at most %d bytes: %s", worst, worstName)
	if worst > 1<<20 {
		t.Errorf("%s: reading allocates %d bytes", worstName, worst)
	}
}

func allocated(run func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	run()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// longGame is a game without a no-progress limit that goes to and fro in as many turns as a link has.
func longGame(t *testing.T) string {
	set, err := game.ParseRuleSet("custom NoProgressLimit=0 Repetition=9")
	if err != nil {
		t.Fatal(err)
	}
	random := gametest.Random(5)
	for {
		r := recordtest.Play(random, set, 4095)
		if code, err := Encode(r); err == nil && len(r.Turns) > 1500 {
			t.Logf("the longest game has %d turns, its link %d characters", len(r.Turns), len(code))
			if _, err := Decode(code); err != nil {
				t.Errorf("the longest game: %v", err)
			}
			return code
		}
	}
}

// longPosition is a position with as many known moves as a link has: two pieces that go to and fro, where few squares are empty.
func longPosition(t *testing.T) string {
	var moves []string
	for i := range MaxActions {
		moves = append(moves, []string{"a1-b1", "d8-c8", "b1-a1", "c8-d8"}[i%4])
	}
	set := game.DefaultRuleSet()
	const board, unseen = "??k1/????/????/????/????/????/????/R1??", "KGGMMRNNCCPPPPggmmrrnnccpppp"
	text := fmt.Sprintf("%s b %s %d %s", board, unseen, MaxActions, strings.Join(moves, ","))
	p, err := game.ParsePosition(text, &set.Rules)
	if err != nil {
		t.Fatal(err)
	}
	code, err := EncodePosition(&set, &p)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Decode(code); err != nil {
		t.Errorf("the longest position: %v", err)
	}
	return code
}
