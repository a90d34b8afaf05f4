package protocol

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"anqi/game"
)

// move applies a move or capture of the side whose turn it is.
func move(s *Server, words []string) (string, error) {
	from, ok1 := game.ParseSquare(words[0])
	to, ok2 := game.ParseSquare(words[1])
	if !ok1 || !ok2 {
		return "", fmt.Errorf("%s %s are not two squares", words[0], words[1])
	}
	if from == to {
		return "", errors.New("a move goes to another square; flip turns a piece up")
	}
	return "", s.apply(game.MoveAction(from, to), game.Empty)
}

// flip turns up a piece.
func flip(s *Server, words []string) (string, error) {
	square, ok := game.ParseSquare(words[0])
	if !ok {
		return "", fmt.Errorf("%s is no square", words[0])
	}
	if len(words[1]) != 1 {
		return "", fmt.Errorf("%s is no piece", words[1])
	}
	piece, ok := game.ParsePiece(words[1][0])
	if !ok {
		return "", fmt.Errorf("%s is no piece", words[1])
	}
	return "", s.apply(game.FlipAction(square), piece)
}

func (s *Server) apply(a game.Action, shown game.Piece) error {
	next, err := s.position.Apply(&s.rules, a, shown)
	if err != nil {
		return err
	}
	s.position = next
	return nil
}

// generate answers the engine's action for a colour, without making it.
func generate(s *Server, words []string) (string, error) {
	colour, err := parseColour(words[0], true)
	if err != nil {
		return "", err
	}
	turn := s.position.Turn
	if colour != game.NoColour && turn != game.NoColour && colour != turn {
		return "", fmt.Errorf("it is %s's turn", turn)
	}
	if s.position.Result(&s.rules).Over() {
		return "", errors.New("the game is over")
	}
	limit, usual := s.timeForAction(turn)
	analysis, err := s.think(limit, usual)
	if err != nil {
		return "", err
	}
	s.note(fmt.Sprintf("%v chance %.3f depth %d nodes %d", analysis.Action, analysis.Chance, analysis.Depth, analysis.Nodes))
	return analysis.Action.From.String() + " " + analysis.Action.To.String(), nil
}

// Shares of the clock: an action is meant to get a part of what is left, one that is hard to choose up to three times as much,
// and something is kept back for the way to the referee.
const (
	actionsToGo  = 30
	mostShares   = 3
	leastReserve = 100 * time.Millisecond
	leastTime    = 5 * time.Millisecond
)

// timeForAction returns how long to think at most, 0 without any limit, and which share of that is meant for an ordinary action.
func (s *Server) timeForAction(turn game.Colour) (limit time.Duration, usual float64) {
	if s.config.MoveTime > 0 {
		return s.config.MoveTime, 1
	}
	left := s.clock[turn]
	if left == 0 {
		return 0, 1
	}
	return max(leastTime, (left-leastReserve)*mostShares/actionsToGo), 1.0 / mostShares
}

// timeSettings gives both sides the same time for the whole game.
func timeSettings(s *Server, words []string) (string, error) {
	left, err := parseMilliseconds(words[0])
	if err != nil {
		return "", err
	}
	for i := range s.clock {
		s.clock[i] = left
	}
	return "", nil
}

// timeLeft corrects one side's clock.
func timeLeft(s *Server, words []string) (string, error) {
	colour, err := parseColour(words[0], false)
	if err != nil {
		return "", err
	}
	left, err := parseMilliseconds(words[1])
	if err != nil {
		return "", err
	}
	s.clock[colour] = max(left, 1) // 0 would mean that nobody told
	return "", nil
}

func parseMilliseconds(text string) (time.Duration, error) {
	n, err := strconv.ParseInt(text, 10, 40)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is no time in milliseconds", text)
	}
	return time.Duration(n) * time.Millisecond, nil
}

func parseColour(word string, unknown bool) (game.Colour, error) {
	switch word {
	case "red":
		return game.Red, nil
	case "black":
		return game.Black, nil
	case "unknown":
		if unknown {
			return game.NoColour, nil
		}
	}
	return game.NoColour, fmt.Errorf("%q is no colour", word)
}
