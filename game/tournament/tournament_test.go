package tournament

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"anqi/game/record"
)

const folder = "../../testdata/tournament/"

// TestSamples reads our own samples of every ending and of older and newer clients, and compares with the records beside them.
func TestSamples(t *testing.T) {
	files, err := filepath.Glob(folder + "*.txt")
	if err != nil || len(files) != 11 {
		t.Fatalf("%d samples: %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, ".txt") + ".record")
		if err != nil {
			t.Fatal(err)
		}
		r, err := Decode(data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if got, err := r.Encode(); err != nil || string(got) != string(want) {
			t.Errorf("%s is read as\n%s\nwant\n%s: %v", file, got, want, err)
		}
		windows := []byte(strings.ReplaceAll(string(data), "\n", "\r\n"))
		if again, err := Decode(windows); err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%s with CRLF is read otherwise: %v", file, err)
		}
		if !Recognized(data) || !Recognized(windows) {
			t.Errorf("%s is not recognized", file)
		}
	}
}

// sample is a small record that is read; every refusal changes one place of it.
const sample = `INITIAL
* 3:27am Jan 10, 2022
* left vs right
* 1 2 2 2 2 2 5 1 2 2 2 2 2 5
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* first 1
* time 900
* 1. a1(n) b1(M)
* 2. c1(p) b1-a1
* TimeOut right Wins 0.000000,1.000000
* Comment 0 0
0. 1700000000000
`

func TestDecodeRefuses(t *testing.T) {
	if r, err := Decode([]byte(sample)); err != nil || len(r.Turns) != 4 || r.Termination.Winner != record.Two {
		t.Fatalf("the sample itself: %+v, %v", r, err)
	}
	const end = "TimeOut right Wins 0.000000,1.000000"
	for _, c := range []struct {
		from, to string
		pair     int
		problem  Problem
		want     string
	}{
		{" vs ", " and ", 0, Damaged, "two players"},
		{"left vs right", " vs right", 0, Damaged, "two players"},
		{"2 5 1", "2 4 1", 0, OtherStart, "all pieces"},
		{"* X X X X\n* first", "* X X - X\n* first", 0, OtherStart, "row 1 of the board"},
		{"* X X X X\n", "* K X X X\n", 0, OtherStart, "row 8 of the board"},
		{"* X X X X\n* first", "* first", 0, OtherStart, "row 1 of the board"},
		{"* first 1", "* first", 0, Damaged, "first"},
		{"* time 900", "* time fifteen", 0, Damaged, "time"},
		{"* X X X X\n* first", "X X X X\n* first", 0, Damaged, "line 11"},
		{"* Comment 0 0\n", "", 0, Damaged, "does not begin with *"},
		{"* Comment 0 0\n0. 1700000000000\n", "", 0, Damaged, "without its Comment line"},
		{"left", "l\xff", 0, Damaged, "UTF-8"},
		{"2. c1(p) b1-a1", "3. c1(p) b1-a1", 0, Damaged, "after 2 turns"},
		{"1. a1(n) b1(M)", "1. a1(n) b1(M) d1(p)", 1, InvalidTurn, "3 turns"},
		{"1. a1(n) b1(M)", "1. a1(n)", 0, Damaged, "after 1 turns"},
		{"a1(n)", "a1", 1, InvalidTurn, "not said which"},
		{"b1-a1", "b1-a1(n)", 2, InvalidTurn, "turns up nothing"},
		{"b1-a1", "=", 2, InvalidTurn, "no turn"},
		{"b1-a1", "b1-e1", 2, InvalidTurn, "no turn"},
		{"b1-a1", "b1", 2, InvalidTurn, "not said which"},
		{"b1-a1", "b1-b2", 2, InvalidTurn, "b1-b2: a face-down piece"},
		{"b1-a1", "c1-c2", 2, InvalidTurn, "opponent"},
		{"c1(p)", "c1(K) d1(K)", 2, InvalidTurn, "3 turns"},
		{end, "right", 0, Damaged, "how the game ended"},
		{end, "TimeOut right Loses 0.0,1.0", 0, Damaged, "how the game ended"},
		{end, "TimeOut right Wins 2.0,1.0", 0, Damaged, "no scores"},
		{end, "TimeOut left Wins 0.0,1.0", 0, WrongEnd, "other player"},
		{end, "TimeOut left Draw 0.5,0.5", 0, WrongEnd, "needs a winner"},
		{end, "TimeOut right Wins 0.5,0.5", 0, Damaged, "how the game ended"},
		{end, "NoMove right Wins 0.0,1.0", 0, WrongEnd, "have not ended the game"},
		{end, "NoEatFlipDraw left Draw 0.5,0.5", 0, WrongEnd, "have not ended the game"},
		{end, "PositionRepetitionDraw,3,4 left Draw 0.5,0.5", 0, WrongEnd, "have not ended the game"},
		{end, "somebody wins", 0, WrongEnd, "does not play"},
		{end, end + "\n* " + end, 0, Damaged, "between the result and the Comment line"},
	} {
		text := strings.Replace(sample, c.from, c.to, 1)
		checkRefusal(t, text, c.pair, c.problem, c.want)
	}
	checkRefusal(t, "", 0, Damaged, "Comment line")
	checkRefusal(t, strings.Replace(sample, "left vs right\n", "same vs same\n", 1), 0, WrongEnd, "other player")
	checkRefusal(t, strings.Replace(strings.Replace(sample, "left vs right\n", "same vs same\n", 1), end, "same wins", 1), 0, WrongEnd, "both players")
	checkRefusal(t, strings.Repeat("* x\n", MaxBytes/4+1), 0, TooLong, "bytes")
}

func checkRefusal(t *testing.T, text string, pair int, problem Problem, want string) {
	t.Helper()
	_, err := Decode([]byte(text))
	var placed *Error
	if !errors.As(err, &placed) {
		t.Errorf("%.200q: %v, want %q", text, err, want)
		return
	}
	if placed.Pair != pair || placed.Problem != problem || !strings.Contains(err.Error(), want) || len(err.Error()) > 250 {
		t.Errorf("problem %d, pair %d, %q; want problem %d, pair %d, %q", placed.Problem, placed.Pair, err, problem, pair, want)
	}
}

// TestEndsAreCompared changes what samples say of their end, which the turns contradict.
func TestEndsAreCompared(t *testing.T) {
	for _, c := range []struct{ sample, from, to, want string }{
		{"nomove", "NoMove left Wins 1.000000,0.000000", "NoMove right Wins 0.000000,1.000000", "the turns give 1-0"},
		{"blocked", "NoMove right wins 0,1", "NoMove left Draw 0.5,0.5", "the turns give 0-1"},
		{"noeatflip", "NoEatFlipDraw", "PositionRepetitionDraw,3,4", "ended the game by progress"},
		{"repetition", "PositionRepetitionDraw,3,4", "NoEatFlipDraw", "ended the game by repetition"},
		{"repetition", "PositionRepetitionDraw,3,4 left Draw 0.500000,0.500000", "NoMove left Wins 1.0,0.0", "the turns give 1/2-1/2"},
		{"longlimit", "NoEatFlipDraw", "NoMove", "ended the game by progress"},
		{"longlimit", "* 60. ", "* 60. a1-a1 ", "turn 60: "},
		{"older_longcatch", "Draws", "PositionRepetitionDraw,3,4 a0 Draw 0.5,0.5", "a turn after the end"},
	} {
		data, err := os.ReadFile(folder + c.sample + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Replace(string(data), c.from, c.to, 1)
		if _, err := Decode([]byte(text)); text == string(data) || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s with %s: %v, want %q", c.sample, c.to, err, c.want)
		}
	}
}

func TestRecognized(t *testing.T) {
	for text, want := range map[string]bool{
		sample: true, strings.TrimPrefix(sample, "INITIAL\n"): true, "": false, "* x\n": false,
		"[Game \"Dark chess\"]\n[First \"* a vs b\"]\n": false, "\n\n\n\n\n* a vs b": false,
	} {
		if Recognized([]byte(text)) != want {
			t.Errorf("%.30q: %v", text, !want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(sample))
	files, err := filepath.Glob(folder + "*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := Decode(data)
		if err != nil {
			return
		}
		text, err := r.Encode()
		if err != nil {
			t.Fatalf("%q is read but not written: %v", data, err)
		}
		if _, err := record.Decode(text); err != nil {
			t.Fatalf("%q is written as %q: %v", data, text, err)
		}
	})
}
