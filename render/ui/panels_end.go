package ui

import (
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

const (
	endID      = "end"
	endFair    = "end-fair"
	endRematch = "end-rematch"
	endNew     = "end-new"
)

// EndState is a finished game, as its panel tells it. Arrays are by match.Player, One first.
type EndState struct {
	Outcome match.Outcome
	You     match.Player // the person against the computer; Nobody between two people
	Names   [2]string    // what the players are called, with their colours if wished
	Turns   int
	Used    [2]time.Duration // that each was to move
	RuleSet game.RuleSet
	Score   match.Score
	Fair    FairState
	Help    bool // counts as played with help
	Lying   bool // how the board stands: the deal is shown the same way
	Turned  bool
}

// endPanel says how a game ended and lays the deal open.
type endPanel struct {
	texts *texts.Table
	state EndState
}

// NewEndPanel tells the end of a game, with a rematch and the deal laid open.
func NewEndPanel(t *texts.Table, state EndState) Panel { return endPanel{texts: t, state: state} }

// Node tells how and why the game ended, who captured what, and the deal once it lies open.
func (p endPanel) Node() *Node {
	t, end, ending := p.texts, &p.texts.End, p.ending()
	parts := []*Node{
		{ID: "end-reason", Role: RoleText, Label: ending.reason(), Tone: p.tone()},
		paragraph("end-turns", end.Turns.With(texts.Number(p.state.Turns), p.usedBy(0), p.usedBy(1))),
	}
	var captured []string
	for i, name := range p.state.Names {
		captured = append(captured, end.CapturedBy.With(name, texts.Number(p.state.Score.Captured[i])))
	}
	parts = append(parts, list("end-captured", end.CapturedTitle, captured...))
	if p.state.Help {
		parts = append(parts, mutedText("end-help", end.WithHelp))
	}
	if p.state.Score.Kind != game.ScoreNone {
		parts = append(parts, p.scoreNode())
	}
	if p.state.Fair.laidOpen() {
		parts = append(parts, section("end-deal", end.Deal, paragraph("end-deal-line", end.DealLine),
			p.dealBoard(), ownButton(endFair, t.Buttons.Fair)))
	}
	rematch := primaryButton(endRematch, t.Buttons.Rematch, Command{Name: endRematch})
	rematch.Hint = end.Swapped
	return panelNode(endID, ending.headline(), parts, rematch, ownButton(endNew, t.Buttons.NewGame),
		button("end-close", t.Buttons.ShowBoard, Command{Name: CommandClose}))
}

// ending is what tells the outcome.
func (p endPanel) ending() ending {
	s := &p.state
	return ending{p.texts, s.Outcome, s.You, [3]string{match.One: s.Names[0], match.Two: s.Names[1]}, s.RuleSet.NoProgressLimit}
}

// usedBy says how long a player was to move, in the seconds that stood beside the name.
func (p endPanel) usedBy(i int) string {
	return p.texts.End.UsedBy.With(p.state.Names[i], durationText(p.texts, p.state.Used[i]))
}

func (p endPanel) tone() Tone {
	switch winner := p.state.Outcome.Winner; {
	case winner == match.Nobody:
		return ToneNormal
	case p.state.You == match.Nobody || winner == p.state.You:
		return ToneGood
	}
	return ToneWarning
}

// durationText writes a time in minutes and seconds.
func durationText(t *texts.Table, d time.Duration) string {
	seconds := int(d / time.Second)
	if seconds < 60 {
		return t.End.Seconds.WithNumber(seconds)
	}
	return t.End.Minutes.WithNumbers(seconds/60, seconds%60)
}

// dealBoard is the whole deal laid open on a small board that stands like the large one.
func (p endPanel) dealBoard() *Node {
	t, view := p.texts, NewBoardView()
	view.Lying, view.Turned, view.Coordinates = p.state.Lying, p.state.Turned, true
	words := ""
	for s := game.Square(0); s < game.SquareCount; s++ {
		view.Pieces[s] = p.state.Fair.Deal.At(s)
		if s > 0 {
			words += t.Cell.Comma
		}
		words += t.Cell.Square.With(s.String(), t.Names.Piece(view.Pieces[s]))
	}
	return diagram("end-deal-board", t.End.DealBoard+t.Names.Colon+words, view)
}

// standing implements boardPanel.
func (p endPanel) standing(lying, turned bool) Panel {
	p.state.Lying, p.state.Turned = lying, turned
	return p
}

// Do starts a rematch or another game, or goes on to the proof that the deal was fair.
func (p endPanel) Do(command Command) (Panel, Request) {
	switch command.Name {
	case endRematch:
		return nil, DoCommand{Command{Name: CommandRematch}}
	case endNew:
		return nil, DoCommand{Command{Name: CommandNew}}
	case endFair:
		return p, OpenPanel{fairPanel{texts: p.texts, state: p.state.Fair, back: p}}
	}
	return p, nil
}
