package interchange_test

import (
	"os"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/interchange"
	"anqi/game/link"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

const (
	small = "1. a1(M) b1(r) *"
	start = "????/????/????/????/????/????/????/???? - KGGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -"
)

// code returns the code of a small game.
func code(t testing.TB) string {
	r, err := record.Decode([]byte(small))
	if err != nil {
		t.Fatal(err)
	}
	code, err := link.Encode(r)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

func sample(t testing.TB) string {
	data, err := os.ReadFile("../../testdata/tournament/nomove.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestFormsAreToldApart(t *testing.T) {
	address := "https://example.org/play.html#game=" + code(t)
	for text, want := range map[string]interchange.Form{
		small:                            interchange.Records,
		"[Game \"Dark chess\"]\n\n*":     interchange.Records,
		small + "\n\n" + small:           interchange.Records,
		"{" + address + "} " + small:     interchange.Records,
		"1. a1(M) {" + address + "} *":   interchange.Records,
		"":                               interchange.Records,
		"hello":                          interchange.Records,
		"#game=":                         interchange.Records,
		address:                          interchange.Link,
		"  " + address + "\n":            interchange.Link,
		"看這盤棋 " + address + " 很精彩":       interchange.Link,
		"192.168.0.1/#game=" + code(t):   interchange.Link,
		"\ufeff#game=" + code(t):         interchange.Link,
		start:                            interchange.PositionText,
		"\ufeff" + start + "\n":          interchange.PositionText,
		"4/4/4/4/4/4/4/R2k r":            interchange.PositionText,
		sample(t):                        interchange.Tournament,
		"* today\n* one vs two\n* 1 2 3": interchange.Tournament,
	} {
		if got := interchange.FormOf([]byte(text)); got != want {
			t.Errorf("%.60q: form %d, want %d", text, got, want)
		}
	}
}

func TestEveryFormIsRead(t *testing.T) {
	rules := game.DefaultRuleSet()
	for text, turns := range map[string][]int{
		small:                         {2},
		small + "\n\n" + small + " *": {2, 2, 0},
		"#game=" + code(t):            {2},
		sample(t):                     {-1},
		start:                         nil,
	} {
		var got []int
		for content, err := range interchange.Read([]byte(text), &rules) {
			switch {
			case err != nil:
				t.Errorf("%.40q: %v", text, err)
			case content.Record != nil && content.RuleSet != content.Record.RuleSet:
				t.Errorf("%.40q: rules of the content", text)
			case content.Record != nil:
				got = append(got, len(content.Record.Turns))
			case content.Position != game.Start() || content.RuleSet != rules:
				t.Errorf("%.40q: position %s", text, content.Position.Text())
			}
		}
		if len(got) != len(turns) || len(turns) > 0 && turns[0] >= 0 && got[0] != turns[0] {
			t.Errorf("%.40q: games of %v turns, want %v", text, got, turns)
		}
	}
}

func TestErrorsOfEveryForm(t *testing.T) {
	rules := game.DefaultRuleSet()
	for text, want := range map[string]string{
		"hello":                                 "turn 1: \"hello\" is no turn",
		small + " " + small + " hello":          "game 3: turn 1",
		"#game=" + code(t) + "0":                "checksum",
		strings.Replace(start, "? -", "? r", 1): "nobody has a colour yet",
		strings.Replace(sample(t), "* 1. ", "* 1. a1(P) b1(P) ", 1): "turn 1: there are 4 turns in a pair",
		strings.Repeat(" ", interchange.MaxBytes+1):                 "bytes",
	} {
		var last error
		for _, err := range interchange.Read([]byte(text), &rules) {
			last = err
		}
		if last == nil || !strings.Contains(last.Error(), want) {
			t.Errorf("%.40q: %v, want %q", text, last, want)
		}
	}
}

func TestReadOne(t *testing.T) {
	rules := game.DefaultRuleSet()
	for _, text := range []string{small, "#game=" + code(t), sample(t), start} {
		if content, err := interchange.ReadOne([]byte(text), &rules); err != nil || (content.Record == nil) != (text == start) {
			t.Errorf("%.40q: %v", text, err)
		}
	}
	if _, err := interchange.ReadOne([]byte(small+" "+small), &rules); err == nil || !strings.Contains(err.Error(), "after the result") {
		t.Errorf("two records: %v", err)
	}
}

func TestReadingCanStop(t *testing.T) {
	rules := game.DefaultRuleSet()
	for _, text := range []string{small + " " + small, "#game=" + code(t)} {
		count := 0
		for range interchange.Read([]byte(text), &rules) {
			count++
			break
		}
		if count != 1 {
			t.Errorf("%.40q: %d", text, count)
		}
	}
}

// FuzzRead gives any text to the reader of whatever form it looks like.
func FuzzRead(f *testing.F) {
	data, err := recordtest.Random(1, 10).Encode()
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range []string{string(data), "#game=" + code(f), start, sample(f), ""} {
		f.Add([]byte(text))
	}
	rules := game.DefaultRuleSet()
	f.Fuzz(func(t *testing.T, data []byte) {
		for content, err := range interchange.Read(data, &rules) {
			if err == nil && content.Record != nil {
				if _, err := content.Record.Encode(); err != nil {
					t.Errorf("%q is read but not written: %v", data, err)
				}
			}
		}
	})
}
