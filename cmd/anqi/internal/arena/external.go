package arena

import (
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"

	"anqi/game"
	"anqi/internal/lines"
)

// external is a player that speaks the engine protocol on its standard input and output.
type external struct {
	process *exec.Cmd
	input   io.WriteCloser
	output  *lines.Reader
}

func newExternal(words []string) (Player, error) {
	if len(words) == 0 {
		return nil, errors.New("cmd: needs a program")
	}
	e := &external{process: exec.Command(words[0], words[1:]...)}
	input, err := e.process.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := e.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	e.input, e.output = input, lines.NewReader(output)
	return e, e.process.Start()
}

// ask sends a command and returns the text of its answer.
func (e *external) ask(number int, command string) (string, error) {
	if _, err := fmt.Fprintf(e.input, "%d %s\n", number, command); err != nil {
		return "", fmt.Errorf("%s: %w", command, err)
	}
	answer := fmt.Sprintf("=%d", number)
	for {
		line, err := e.output.Next()
		var long *lines.TooLongError
		if errors.As(err, &long) { // talk, or an answer that is none
			line = long.Start
		} else if err != nil {
			return "", fmt.Errorf("no answer to %q: %w", command, err)
		}
		line = strings.TrimSpace(line)
		if text, ok := strings.CutPrefix(line, answer); ok && (text == "" || text[0] == ' ') {
			return strings.TrimSpace(text), nil
		}
		if strings.HasPrefix(line, "?") {
			return "", fmt.Errorf("%q was refused: %s", command, line)
		}
	}
}

// Begin resets the board and tells the rules.
func (e *external) Begin(rules game.Rules, _ uint64) error {
	commands := []struct {
		number int
		text   string
	}{
		{6, "boardsize 4 8"},
		{7, "reset_board"},
		{8, fmt.Sprintf("num_repetition %d", rules.Repetition)},
		{9, fmt.Sprintf("num_moves_to_draw %d", rules.NoProgressLimit)},
		{14, "ready"},
	}
	for _, c := range commands {
		if c.number == 8 && rules.Repetition == 0 {
			continue
		}
		if _, err := e.ask(c.number, c.text); err != nil {
			return err
		}
	}
	return nil
}

// Choose asks for a move.
func (e *external) Choose(p game.Position) (game.Action, error) {
	colour := "unknown"
	if p.Turn != game.NoColour {
		colour = p.Turn.String()
	}
	text, err := e.ask(12, "genmove "+colour)
	if err != nil {
		return game.Action{}, err
	}
	words := strings.Fields(text)
	if len(words) != 2 {
		return game.Action{}, fmt.Errorf("%q is no move", text)
	}
	from, ok1 := game.ParseSquare(words[0])
	to, ok2 := game.ParseSquare(words[1])
	if !ok1 || !ok2 {
		return game.Action{}, fmt.Errorf("%q is no move", text)
	}
	return game.Action{From: from, To: to}, nil
}

// Played sends the action to the program.
func (e *external) Played(_ game.Position, a game.Action, shown game.Piece) error {
	var err error
	if a.IsFlip() {
		_, err = e.ask(11, fmt.Sprintf("flip %s %s", a.From, shown))
	} else {
		_, err = e.ask(10, fmt.Sprintf("move %s %s", a.From, a.To))
	}
	return err
}

// End tells the program the result.
func (e *external) End(result string) error {
	_, err := e.ask(13, "game_over "+result)
	return err
}

// Close asks the program to quit and waits for it.
func (e *external) Close() error {
	_, askErr := e.ask(5, "quit")
	closeErr := e.input.Close()
	return errors.Join(askErr, closeErr, e.process.Wait())
}
