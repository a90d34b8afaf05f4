package protocol

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"anqi/ai"
	"anqi/game"
)

func testServer() *Server {
	return NewServer(Config{Name: "anqi", Version: "test", Level: ai.Hard, Parameters: ai.DefaultParameters(), Nodes: 500, Seed: 1})
}

// session sends lines and compares answers; a wanted answer ending in "…" is only a beginning.
func session(t *testing.T, s *Server, exchanges [][2]string) {
	t.Helper()
	for _, e := range exchanges {
		got := s.Answer(e[0])
		beginning, open := strings.CutSuffix(e[1], "…")
		if open && !strings.HasPrefix(got, beginning) || !open && got != e[1] {
			t.Errorf("%q: answer %q, want %q", e[0], got, e[1])
		}
	}
}

func TestPlainCommands(t *testing.T) {
	session(t, testServer(), [][2]string{
		{"0 protocol_version", "=0 1.1.0"},
		{"1 name", "=1 anqi"},
		{"2 version", "=2 test"},
		{"3 known_command genmove", "=3 true"},
		{"3 known_command fly", "=3 false"},
		{"6 boardsize 4 8", "=6"},
		{"7 reset_board", "=7"},
		{"8 num_repetition 3", "=8"},
		{"9 num_moves_to_draw 180", "=9"},
		{"13 game_over draw by agreement", "=13"},
		{"14 ready", "=14"},
		{"15 time_settings 900000", "=15"},
		{"15 time_setting 900000", "=15"},
		{"16 time_left red 1000", "=16"},
		{"17 showboard", "=17 ????/????/????/????/????/????/????/???? - KGGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -"},
	})
}

func TestTheNumberAloneDecides(t *testing.T) {
	session(t, testServer(), [][2]string{
		{"0 whatever", "=0 1.1.0"},
		{"11 x a1 K", "=11"},
		{"17 genmove", "=17 ????/????/????/????/????/????/????/K??? b GGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -"},
	})
}

func TestListCommands(t *testing.T) {
	answer := testServer().Answer("4 list_commands")
	lines := strings.Split(strings.TrimPrefix(answer, "=4 "), "\n")
	if len(lines) != len(commands) {
		t.Fatalf("%d names for %d commands", len(lines), len(commands))
	}
	for i, name := range lines {
		if commands[i].name != name {
			t.Errorf("command %d is listed as %s and named %s", i, name, commands[i].name)
		}
	}
}

func TestBadInput(t *testing.T) {
	session(t, testServer(), [][2]string{
		{"hello", "?hello …"},
		{"-1 x", "?-1 …"},
		{"18 x", "?18 …"},
		{"99999999999999999999 x", "?99999999999999999999 …"},
		{"3", "?3 …"},
		{"3 known_command", "?3 …"},
		{"0 protocol_version now", "?0 …"},
		{"6 boardsize 8 4", "?6 …"},
		{"8 num_repetition two", "?8 …"},
		{"8 num_repetition 1", "?8 …"},
		{"9 num_moves_to_draw 5", "?9 NoProgressLimit: 5 is not 0 or 20 to 200"},
		{"9 num_moves_to_draw +60", "?9 NoProgressLimit: \"+60\" is not 0 or 20 to 200"},
		{"9 num_moves_to_draw 0", "?9 …"},
		{"10 move a1", "?10 …"},
		{"10 move a1 a1", "?10 …"},
		{"10 move a1 e9", "?10 …"},
		{"11 flip a1", "?11 …"},
		{"11 flip a1 X", "?11 …"},
		{"11 flip a1 ?", "?11 …"},
		{"11 flip a1 KK", "?11 …"},
		{"11 flip z1 K", "?11 …"},
		{"12 genmove green", "?12 …"},
		{"15 time_settings soon", "?15 …"},
		{"15 time_settings -5", "?15 …"},
		{"16 time_left unknown 5", "?16 …"},
		{"16 time_left red", "?16 …"},
	})
}

func TestOutOfTurn(t *testing.T) {
	session(t, testServer(), [][2]string{
		{"10 move a1 a2", "?10 …"}, // nothing is face up yet
		{"11 flip a1 R", "=11"},
		{"11 flip a1 R", "?11 …"}, // already face up
		{"10 move a1 a2", "?10 …"},
		{"12 genmove red", "?12 it is black's turn"},
		{"11 flip c1 K", "=11"},
		{"11 flip d8 K", "?11 …"}, // there is only one
		{"12 genmove black", "?12 it is red's turn"},
	})
}

func TestGenmoveAnswersAndChangesNothing(t *testing.T) {
	s := testServer()
	answer := s.Answer("12 genmove unknown")
	if words := strings.Fields(answer); len(words) != 3 || words[0] != "=12" || words[1] != words[2] {
		t.Fatalf("opening %q is no flip", answer)
	}
	if s.position != game.Start() {
		t.Error("genmove changed the board")
	}
	session(t, s, [][2]string{{"11 flip b2 C", "=11"}, {"11 flip b3 p", "=11"}, {"11 flip b4 k", "=11"}, {"11 flip d8 P", "=11"}})
	before := s.position
	if again := s.Answer("12 genmove red"); again != s.Answer("12 genmove red") || s.position != before {
		t.Error("the same question twice, different answers or another board")
	}
}

func TestGenmoveTakesTheShot(t *testing.T) {
	s := testServer()
	s.config.Level = ai.Expert // without noise: a flip is nearly as good, the general cannot go away
	session(t, s, [][2]string{
		{"11 flip b2 C", "=11"}, {"11 flip a8 P", "=11"}, {"11 flip b4 k", "=11"}, {"11 flip d8 p", "=11"}, {"12 genmove red", "=12 b2 b4"},
	})
	session(t, s, [][2]string{{"10 move b2 b4", "=10"}, {"17 showboard", "=17 P??p/????/????/????/?C??/????/?1??/???? b …"}})
}

func TestGameOverIsRefused(t *testing.T) {
	s := testServer()
	s.position, _ = game.ParsePosition("4/4/4/4/4/4/g3/Pg2 r - 0 -", &s.rules)
	session(t, s, [][2]string{{"12 genmove red", "?12 the game is over"}})
}

func TestResetKeepsTheRules(t *testing.T) {
	s := testServer()
	session(t, s, [][2]string{{"8 r 3", "=8"}, {"9 n 180", "=9"}, {"11 flip a1 K", "=11"}, {"7 reset_board", "=7"}})
	if s.rules.Repetition != 3 || s.rules.NoProgressLimit != 180 || s.position != game.Start() {
		t.Errorf("after the reset: rules %+v, %s", s.rules, s.position.Text())
	}
	if fresh := testServer(); fresh.rules.NoProgressLimit != 60 || fresh.rules.Repetition != 0 {
		t.Errorf("rules of a new session %+v", fresh.rules)
	}
}

// A line that no command can have is refused, with its number if it has one, and the session goes on.
func TestLongLinesAreRefused(t *testing.T) {
	long := strings.Repeat("x", 200_000)
	var out bytes.Buffer
	input := "\ufeff0 v\n" + long + "\n13 game_over " + long + "\n11 flip a1 K\n17 showboard\n" + long
	if err := testServer().Serve(strings.NewReader(input), &out); err != nil {
		t.Fatal(err)
	}
	want := "=0 1.1.0\n? line 2 has more than 65536 bytes\n?13 line 3 has more than 65536 bytes\n=11\n" +
		"=17 ????/????/????/????/????/????/????/K??? b GGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -\n? line 6 has more than 65536 bytes\n"
	if got := out.String(); got != want {
		t.Errorf("answers\n%s\nwant\n%s", got, want)
	}
}

// Rules are set through the fields of the rules: their ranges are said, and what is refused changes nothing.
func TestRulesAreSetThroughTheirFields(t *testing.T) {
	s := testServer()
	before := s.rules
	session(t, s, [][2]string{
		{"9 num_moves_to_draw 5", "?9 NoProgressLimit: 5 is not 0 or 20 to 200"},
		{"8 num_repetition 10", "?8 Repetition: 10 is not 0 or 2 to 9"},
		{"8 num_repetition +3", "?8 Repetition: \"+3\" is not 0 or 2 to 9"},
		{"9 num_moves_to_draw 99999999999999999999", "?9 NoProgressLimit: …"},
	})
	if s.rules != before {
		t.Errorf("rules %+v, want %+v", s.rules, before)
	}
	session(t, s, [][2]string{{"8 num_repetition 3", "=8"}, {"9 num_moves_to_draw 0", "=9"}, {"8 num_repetition 0", "?8 …"}})
	if s.rules.Repetition != 3 || s.rules.NoProgressLimit != 0 {
		t.Errorf("rules %+v", s.rules)
	}
}

func TestServeEndsWithQuit(t *testing.T) {
	var out bytes.Buffer
	if err := testServer().Serve(strings.NewReader("0 v\r\n\n5 quit\n0 v\n"), &out); err != nil {
		t.Fatal(err)
	}
	if got, want := out.String(), "=0 1.1.0\n=5\n"; got != want {
		t.Errorf("answers %q, want %q", got, want)
	}
}

func TestNotesStayOffTheOutput(t *testing.T) {
	var out, notes bytes.Buffer
	s := NewServer(Config{Level: ai.Easy, Parameters: ai.DefaultParameters(), Notes: &notes})
	if err := s.Serve(strings.NewReader("12 genmove unknown\n13 game_over A\n"), &out); err != nil {
		t.Fatal(err)
	}
	if strings.Count(out.String(), "\n") != 2 || notes.Len() == 0 {
		t.Errorf("output %q, notes %q", out.String(), notes.String())
	}
}

func TestTimeForAction(t *testing.T) {
	for _, test := range []struct {
		moveTime time.Duration
		commands []string
		want     time.Duration
		usual    float64
	}{
		{0, nil, 0, 1},
		{300 * time.Millisecond, []string{"15 t 1000"}, 300 * time.Millisecond, 1},
		{0, []string{"15 t 3100"}, 300 * time.Millisecond, 1.0 / 3},
		{0, []string{"15 t 3100", "16 l red 400"}, 30 * time.Millisecond, 1.0 / 3},
		{0, []string{"15 t 3100", "16 l black 400"}, 300 * time.Millisecond, 1.0 / 3},
		{0, []string{"15 t 3100", "16 l red 0"}, leastTime, 1.0 / 3},
	} {
		s := NewServer(Config{Parameters: ai.DefaultParameters(), MoveTime: test.moveTime})
		for _, c := range test.commands {
			if answer := s.Answer(c); answer[0] != '=' {
				t.Fatalf("%s: %s", c, answer)
			}
		}
		if got, usual := s.timeForAction(game.Red); got != test.want || usual != test.usual {
			t.Errorf("%v after %v: %v and %v of it, want %v and %v", test.moveTime, test.commands, got, usual, test.want, test.usual)
		}
	}
}
