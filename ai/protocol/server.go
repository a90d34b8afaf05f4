package protocol

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"anqi/ai"
	"anqi/game"
	"anqi/internal/lines"
)

// Version is the version of the protocol.
const Version = "1.1.0"

// Config is how the engine behind the protocol plays.
type Config struct {
	Name, Version string
	Level         ai.Level
	Parameters    ai.Parameters
	Seed          uint64
	Nodes         int                  // nodes an action, 0 for the level's own (or the clock's)
	MoveTime      time.Duration        // time an action, 0 to follow the clock that the referee tells, if any
	Now           func() time.Duration // a clock that never goes back
	Notes         io.Writer            // for people
}

// Server holds one session: the board, the rules told so far and the clocks.
type Server struct {
	config   Config
	engine   *ai.Engine
	rules    game.Rules
	position game.Position
	clock    [3]time.Duration // time left by colour, 0 when nobody told
	quit     bool
}

// NewServer returns a session with the board reset and no-progress limit 60.
func NewServer(config Config) *Server {
	return &Server{
		config: config, engine: ai.NewEngine(config.Parameters), position: game.Start(), rules: game.Rules{NoProgressLimit: 60},
	}
}

// Serve reads commands and writes answers until quit or the end of the input. A line that is too long to be a command is refused
// like any other mistake.
func (s *Server) Serve(in io.Reader, out io.Writer) error {
	commands := lines.NewReader(in)
	for !s.quit {
		line, err := commands.Next()
		var long *lines.TooLongError
		var answer string
		switch {
		case errors.As(err, &long):
			answer = refusal(long.Start, long)
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case line == "":
			continue
		default:
			answer = s.Answer(line)
		}
		if _, err := io.WriteString(out, answer+"\n"); err != nil {
			return err
		}
	}
	return nil
}

// refusal answers a line that cannot be carried out, with the number that it begins with, if any. An answer is one line.
func refusal(line string, reason error) string {
	id, _, _ := strings.Cut(line, " ")
	if _, err := strconv.Atoi(id); err != nil {
		id = ""
	}
	return "?" + id + " " + strings.ReplaceAll(reason.Error(), "\n", "; ")
}

// Answer carries out one command line and returns the answer.
func (s *Server) Answer(line string) string {
	fields := strings.Split(line, " ")
	id, err := strconv.Atoi(fields[0])
	if err != nil {
		return "?" + fields[0] + " a command begins with its number"
	}
	if id < 0 || id >= len(commands) {
		return fmt.Sprintf("?%d there is no command of this number", id)
	}
	c := commands[id]
	words := fields[min(2, len(fields)):]
	if len(words) < c.least || len(words) > c.most {
		return fmt.Sprintf("?%d %s takes %s", id, c.name, c.usage)
	}
	text, err := c.run(s, words)
	switch {
	case err != nil:
		return refusal(line, err)
	case text == "":
		return fmt.Sprintf("=%d", id)
	}
	return fmt.Sprintf("=%d %s", id, text)
}

// command is one command of the protocol; its place in commands is its number.
type command struct {
	name        string
	least, most int // words after the name
	usage       string
	run         func(s *Server, words []string) (string, error)
}

// anyWords bounds the words of commands that take a text.
const anyWords = 1 << 20

var commands = [...]command{
	0:  {"protocol_version", 0, 0, "nothing", func(*Server, []string) (string, error) { return Version, nil }},
	1:  {"name", 0, 0, "nothing", func(s *Server, _ []string) (string, error) { return s.config.Name, nil }},
	2:  {"version", 0, 0, "nothing", func(s *Server, _ []string) (string, error) { return s.config.Version, nil }},
	3:  {"known_command", 1, 1, "a command's name", knownCommand},
	4:  {"list_commands", 0, 0, "nothing", listCommands},
	5:  {"quit", 0, 0, "nothing", func(s *Server, _ []string) (string, error) { s.quit = true; return "", nil }},
	6:  {"boardsize", 2, 2, "4 8", boardSize},
	7:  {"reset_board", 0, 0, "nothing", func(s *Server, _ []string) (string, error) { s.reset(); return "", nil }},
	8:  {"num_repetition", 1, 1, "a number", func(s *Server, w []string) (string, error) { return "", s.setRule("Repetition", w[0]) }},
	9:  {"num_moves_to_draw", 1, 1, "a number", func(s *Server, w []string) (string, error) { return "", s.setRule("NoProgressLimit", w[0]) }},
	10: {"move", 2, 2, "two squares", move},
	11: {"flip", 2, 2, "a square and a piece", flip},
	12: {"genmove", 1, 1, "red, black or unknown", generate},
	13: {"game_over", 0, anyWords, "a text", gameOver},
	14: {"ready", 0, 0, "nothing", func(*Server, []string) (string, error) { return "", nil }},
	15: {"time_settings", 1, 1, "milliseconds", timeSettings},
	16: {"time_left", 2, 2, "a colour and milliseconds", timeLeft},
	17: {"showboard", 0, 0, "nothing", func(s *Server, _ []string) (string, error) { return s.position.Text(), nil }},
}

// names are the commands' names by number; a list of its own, since the table refers to commands that read it.
var names = []string{
	"protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize", "reset_board", "num_repetition",
	"num_moves_to_draw", "move", "flip", "genmove", "game_over", "ready", "time_settings", "time_left", "showboard",
}

func knownCommand(_ *Server, words []string) (string, error) {
	for _, name := range names {
		if name == words[0] {
			return "true", nil
		}
	}
	return "false", nil
}

func listCommands(*Server, []string) (string, error) { return strings.Join(names, "\n"), nil }

func boardSize(_ *Server, words []string) (string, error) {
	if words[0] != "4" || words[1] != "8" {
		return "", fmt.Errorf("the board has 4 columns and 8 rows, not %s and %s", words[0], words[1])
	}
	return "", nil
}

// reset lays all pieces face down; rules stay as told.
func (s *Server) reset() {
	s.position = game.Start()
	s.clock = [3]time.Duration{}
}

func gameOver(s *Server, words []string) (string, error) {
	s.note("game over: " + strings.Join(words, " "))
	return "", nil
}

func (s *Server) note(text string) {
	if s.config.Notes != nil {
		fmt.Fprintln(s.config.Notes, text)
	}
}

// setRule changes one field of the rules if the result is valid.
func (s *Server) setRule(name, text string) error {
	field, _ := game.FieldByName(name)
	value, err := field.Parse(text)
	if err != nil {
		return err
	}
	set := game.DefaultRuleSet()
	set.Rules = s.rules
	if err := field.Set(&set, value); err != nil {
		return err
	}
	if err := set.Validate(); err != nil {
		return err
	}
	s.rules = set.Rules
	return nil
}

// think asks the engine for an action within a time, a share of which is meant for an ordinary one.
func (s *Server) think(limit time.Duration, usual float64) (ai.Analysis, error) {
	request := ai.SearchRequest{Position: s.position, Rules: s.rules, Level: s.config.Level, Nodes: s.config.Nodes, Seed: s.config.Seed}
	if limit > 0 && s.config.Now != nil {
		start := s.config.Now()
		request.Spent = func() float64 { return float64(s.config.Now()-start) / float64(limit) }
		request.Usual = usual
		if s.config.Nodes == 0 {
			request.Nodes = 1 << 30
		}
	}
	return s.engine.Think(context.Background(), request, nil)
}
