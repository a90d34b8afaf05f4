package tournament

import (
	"strings"

	"anqi/game"
	"anqi/game/record"
)

// ending is how a game ended as the client says it.
type ending struct {
	line   string        // the whole line, "" if there is none
	reason string        // the client's word, "" if it gives none
	winner record.Player // Nobody for a draw
}

// parseEnd reads the line after the turns: "REASON NAME Wins 1.0,0.0", "REASON NAME Draw 0.5,0.5", or of older clients "NAME wins"
// and "Draws".
func (p *parser) parseEnd(line string) error {
	p.end.line = line
	words := strings.Split(line, " ")
	switch last := words[len(words)-1]; {
	case line == "Draws":
		return nil
	case last == "wins":
		return p.takeWinner(strings.TrimSuffix(line, " wins"))
	case len(words) < 4:
		return wrong(Damaged, "%.60q does not tell how the game ended", line)
	}
	// The second part of the reason are numbers that follow from the turns.
	p.end.reason, _, _ = strings.Cut(words[0], ",")
	name := strings.Join(words[1:len(words)-2], " ")
	winner, err := scores(words[len(words)-1])
	if err != nil {
		return err
	}
	switch word := words[len(words)-2]; {
	case strings.EqualFold(word, "wins") && winner != record.Nobody:
		p.end.winner = winner
		if name != p.players[winner.Index()] {
			return wrong(WrongEnd, "%.60q wins, but the scores are the other player's", name)
		}
		return nil
	case word == "Draw" && winner == record.Nobody:
		return nil
	}
	return wrong(Damaged, "%.60q does not tell how the game ended", line)
}

// takeWinner finds the player of a name.
func (p *parser) takeWinner(name string) error {
	first, second := name == p.players[0], name == p.players[1]
	switch {
	case first && second:
		return wrong(WrongEnd, "both players are called %.60q, and one of them wins", name)
	case first:
		p.end.winner = record.One
	case second:
		p.end.winner = record.Two
	default:
		return wrong(WrongEnd, "%.60q wins, who does not play", name)
	}
	return nil
}

// scores reads the points of both players, as in 1.000000,0.000000, and returns who has more.
func scores(text string) (record.Player, error) {
	one, two, _ := strings.Cut(text, ",")
	switch [2]string{strings.TrimRight(one, ".0"), strings.TrimRight(two, ".0")} {
	case [2]string{"1", ""}:
		return record.One, nil
	case [2]string{"", "1"}:
		return record.Two, nil
	case [2]string{"0.5", "0.5"}:
		return record.Nobody, nil
	}
	return record.Nobody, wrong(Damaged, "%.60q are no scores", text)
}

// reasons are the client's words for what follows from the turns.
var reasons = map[string][]game.Reason{
	"NoMove":                 {game.ReasonPieces, game.ReasonBlocked},
	"NoEatFlipDraw":          {game.ReasonProgress},
	"PositionRepetitionDraw": {game.ReasonRepetition},
}

// takeEnd compares what the client says with what the turns give. Where they give nothing, a time-out is one of ours; anything else, such
// as an illegal turn, which the client does not write, leaves the game open, with the client's line as a tag.
func (p *parser) takeEnd(state *record.State) error {
	if p.end.line == "" {
		return nil
	}
	p.record.Extra = append(p.record.Extra, record.Tag{Name: "Ended", Value: p.end.line})
	given := state.Outcome()
	wanted, known := reasons[p.end.reason]
	switch {
	case given.Over() && given.Winner != p.end.winner:
		return wrong(WrongEnd, "the turns give %s, the record says %.60q", given.Token(), p.end.line)
	case given.Over():
		for _, reason := range wanted {
			if reason == given.Reason {
				return nil
			}
		}
		if p.end.reason != "" {
			return wrong(WrongEnd, "the turns ended the game by %s, the record says %.60q", given.Reason, p.end.line)
		}
	case known:
		return wrong(WrongEnd, "the turns have not ended the game, the record says %.60q", p.end.line)
	case p.end.reason == "TimeOut":
		if p.end.winner == record.Nobody {
			return wrong(WrongEnd, "a time-out needs a winner")
		}
		p.record.Termination = record.Outcome{Reason: game.ReasonTime, Winner: p.end.winner}
	}
	return nil
}
