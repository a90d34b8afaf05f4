package panels

import (
	"time"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/announce"
	"anqi/render/ui/tree"
)

const (
	EndID      = "end"
	endFair    = "end-fair"
	EndRematch = "end-rematch"
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

// End says how a game ended and lays the deal open.
type End struct {
	texts *texts.Table
	state EndState
}

// NewEndPanel tells the end of a game, with a rematch and the deal laid open.
func NewEndPanel(t *texts.Table, state EndState) Panel { return End{texts: t, state: state} }

// Node tells how and why the game ended, who captured what, and the deal once it lies open.
func (p End) Node() *tree.Node {
	t, end, ending := p.texts, &p.texts.End, p.ending()
	parts := []*tree.Node{
		{ID: "end-reason", Role: tree.RoleText, Label: ending.Reason(), Tone: p.tone()},
		paragraph("end-turns", end.Turns.With(p.texts.Amount("turns", p.state.Turns), texts.Is("first", p.usedBy(0)), texts.Is("second", p.usedBy(1)))),
	}
	var captured []string
	for i, name := range p.state.Names {
		captured = append(captured, end.CapturedBy.With(texts.Is("player", name), p.texts.Amount("count", p.state.Score.Captured[i])))
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
	rematch := primaryButton(EndRematch, t.Buttons.Rematch, tree.Command{Name: EndRematch})
	rematch.Hint = end.Swapped
	return panelNode(EndID, ending.Headline(), parts, rematch, ownButton(endNew, t.Buttons.NewGame),
		button("end-close", t.Buttons.ShowBoard, tree.Command{Name: tree.CommandClose}))
}

// ending is what tells the outcome.
func (p End) ending() announce.Ending {
	s := &p.state
	return announce.Ending{Texts: p.texts, Outcome: s.Outcome, You: s.You, Names: [3]string{match.One: s.Names[0], match.Two: s.Names[1]}, Limit: s.RuleSet.NoProgressLimit}
}

// usedBy says how long a player was to move, in the seconds that stood beside the name.
func (p End) usedBy(i int) string {
	return p.texts.End.UsedBy.With(texts.Is("player", p.state.Names[i]), texts.Is("time", durationText(p.texts, p.state.Used[i])))
}

func (p End) tone() tree.Tone {
	switch winner := p.state.Outcome.Winner; {
	case winner == match.Nobody:
		return tree.ToneNormal
	case p.state.You == match.Nobody || winner == p.state.You:
		return tree.ToneGood
	}
	return tree.ToneWarning
}

// durationText writes a time in minutes and seconds.
func durationText(t *texts.Table, d time.Duration) string {
	seconds := int(d / time.Second)
	if seconds < 60 {
		return t.End.Seconds.With(t.Amount("seconds", seconds))
	}
	return t.End.Minutes.With(t.Amount("minutes", seconds/60), t.Amount("seconds", seconds%60))
}

// dealBoard is the whole deal laid open on a small board that stands like the large one.
func (p End) dealBoard() *tree.Node {
	t, view := p.texts, tree.NewBoardView()
	view.Lying, view.Turned, view.Coordinates = p.state.Lying, p.state.Turned, true
	var pieces []string
	for s := game.Square(0); s < game.SquareCount; s++ {
		view.Pieces[s] = p.state.Fair.Deal.At(s)
		pieces = append(pieces, t.Cell.Square.With(texts.Is("square", s.String()), texts.Is("content", t.Names.Piece(view.Pieces[s]))))
	}
	return diagram("end-deal-board", t.Labelled(t.End.DealBoard, t.List(pieces)), view)
}

// Standing implements boardPanel.
func (p End) Standing(lying, turned bool) Panel {
	p.state.Lying, p.state.Turned = lying, turned
	return p
}

// Do starts a rematch or another game, or goes on to the proof that the deal was fair.
func (p End) Do(command tree.Command) (Panel, Request) {
	switch command.Name {
	case EndRematch:
		return nil, DoCommand{tree.Command{Name: tree.CommandRematch}}
	case endNew:
		return nil, DoCommand{tree.Command{Name: tree.CommandNew}}
	case endFair:
		return p, OpenPanel{Fair{texts: p.texts, State: p.state.Fair, back: p}}
	}
	return p, nil
}

// scoreNode shows the points of both and how they come about.
func (p End) scoreNode() *tree.Node {
	end, score, set := &p.texts.End, p.state.Score, p.state.RuleSet
	var lines []string
	for i, name := range p.state.Names {
		lines = append(lines, end.ScoreLine.With(texts.Is("player", name), texts.Is("points", signed(score.Points[i]))))
	}
	how := end.ScoreNone
	winner, loser := 0, 1
	if p.state.Outcome.Winner == match.Two {
		winner, loser = 1, 0
	}
	switch {
	case p.state.Outcome.Drawn() && score.Kind == game.ScoreStake:
		how = end.ScoreBack
	case p.state.Outcome.Drawn():
	case score.Kind == game.ScoreMultiplier:
		how = end.ScoreMultiplier.With(p.texts.Amount("base", set.ScoreBase), p.texts.Amount("factor", score.Multiplier), p.texts.Amount("captured", score.Captured[loser]))
	case score.Kind == game.ScoreStake:
		how = end.ScoreStake.With(p.texts.Amount("stake", set.Stake), p.texts.Amount("fee", score.Fee), p.texts.Amount("prize", score.Back[winner]))
	}
	return section("end-score", end.ScoreTitle, list("end-score-list", end.ScoreTitle, lines...), paragraph("end-score-how", how))
}

// signed writes points with their sign.
func signed(points int) string {
	if points > 0 {
		return "+" + texts.Number(points)
	}
	return texts.Number(points)
}
