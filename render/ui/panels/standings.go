package panels

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
	"anqi/save"
)

const (
	standingsID    = "standings"
	standingsReset = "standings-reset"
)

// Standings shows wins, losses and draws, 戰績.
type Standings struct {
	texts     *texts.Table
	standings save.Standings
	Kept      string // where they are kept and for how long, "" if there is nothing to say
}

// NewStandingsPanel shows the standings, with a reset that asks first.
func NewStandingsPanel(t *texts.Table, standings save.Standings) Panel {
	return Standings{texts: t, standings: standings}
}

// Node shows the results against each level without and with help, streaks, those of two players, and points.
func (p Standings) Node() *tree.Node {
	t := &p.texts.Standings
	two := p.standings.TwoPlayers()
	parts := []*tree.Node{
		p.levelTable("standings-alone", p.texts.Labelled(t.Computer, t.WithoutHelp), false),
		p.streaks(),
		p.levelTable("standings-helped", p.texts.Labelled(t.Computer, t.WithHelp), true),
		mutedText("standings-help", t.HelpLine),
		table("standings-two", t.TwoPlayers, []string{t.Games, t.WonOne, t.WonTwo, t.Draws},
			[][]string{{texts.Number(two.Games()), texts.Number(two.Wins), texts.Number(two.Losses), texts.Number(two.Draws)}}),
		p.tally(),
	}
	if p.Kept != "" {
		parts = append(parts, mutedText("standings-kept", p.Kept))
	}
	reset := ownButton(standingsReset, t.Reset)
	if p.empty() {
		parts = append([]*tree.Node{paragraph("standings-empty", t.Empty)}, parts...)
		reset.Disabled = true
	}
	return panelNode(standingsID, t.Title, parts, closeButton(standingsID, p.texts), reset)
}

// levelTable is one row for each level.
func (p Standings) levelTable(id, caption string, help bool) *tree.Node {
	t := &p.texts.Standings
	var rows [][]string
	for i, level := range match.Levels() {
		c := p.standings.Column(level, help)
		rows = append(rows, []string{p.texts.Levels.Name[i], texts.Number(c.Wins), texts.Number(c.Losses), texts.Number(c.Draws), p.rate(c)})
	}
	return table(id, caption, []string{t.Level, t.Wins, t.Losses, t.Draws, t.Rate}, rows)
}

// rate is the share of wins in per cent, rounded, a draw counting half.
func (p Standings) rate(c save.Column) string {
	n := c.Games()
	if n == 0 {
		return p.texts.Standings.NoRate
	}
	return p.texts.Standings.RateValue.With(p.texts.Amount("percent", (200*c.Wins+100*c.Draws+n)/(2*n)))
}

// streaks lists the running and the best streak at each level that was played without help.
func (p Standings) streaks() *tree.Node {
	t := &p.texts.Standings
	var lines []string
	for i, level := range match.Levels() {
		c := p.standings.Column(level, false)
		if c.Games() == 0 {
			continue
		}
		running := t.StreakNone
		switch {
		case c.Streak > 0:
			running = t.StreakWins.With(p.texts.Amount("games", c.Streak))
		case c.Streak < 0:
			running = t.StreakLoses.With(p.texts.Amount("games", -c.Streak))
		}
		lines = append(lines, t.LevelStreak.With(texts.Is("level", p.texts.Levels.Name[i]), texts.Is("running", running),
			texts.Is("best", t.BestStreak.With(p.texts.Amount("games", c.BestStreak)))))
	}
	if lines == nil {
		lines = []string{t.StreakNone}
	}
	return section("standings-streak", t.Streak, list("standings-streak-list", t.Streak, lines...))
}

// tally is the sums of the scores, for each side and by what they count: points and stakes are never added up.
func (p Standings) tally() *tree.Node {
	t, names := &p.texts.Standings, &p.texts.Names
	var alone save.Tally
	for _, level := range match.Levels() {
		alone = alone.Plus(p.standings.Column(level, false).Tally).Plus(p.standings.Column(level, true).Tally)
	}
	return section("standings-tally", t.Tally,
		p.tallyTable("standings-tally-computer", t.Computer, [2]string{names.You, names.Computer}, alone),
		p.tallyTable("standings-tally-two", t.TwoPlayers, names.Players, p.standings.TwoPlayers().Tally),
		mutedText("standings-tally-line", t.TallyLine))
}

// tallyTable is a row for each way of scoring, and one for what earlier versions had added up, where there is any.
func (p Standings) tallyTable(id, caption string, sides [2]string, tally save.Tally) *tree.Node {
	t, field := &p.texts.Standings, p.texts.Rules.Field("Score")
	var rows [][]string
	for _, kind := range [2]game.Scoring{game.ScoreMultiplier, game.ScoreStake} {
		name := field.Word(scoringWords[kind]).Text
		rows = append(rows, []string{name, t.TallyValue.With(texts.Is("points", signed(tally[kind][0]))), t.TallyValue.With(texts.Is("points", signed(tally[kind][1])))})
	}
	if earlier := tally[game.ScoreNone][0]; earlier != 0 {
		rows = append(rows, []string{t.TallyEarlier, t.TallyValue.With(texts.Is("points", signed(earlier))), t.NoRate})
	}
	return table(id, caption, []string{field.Text, sides[0], sides[1]}, rows)
}

// scoringWords are the words of the rule field.
var scoringWords = [...]string{game.ScoreNone: "none", game.ScoreMultiplier: "multiplier", game.ScoreStake: "stake"}

func (p Standings) empty() bool { return p.standings.Games() == 0 }

// Do asks before it resets.
func (p Standings) Do(command tree.Command) (Panel, Request) {
	if command.Name != standingsReset || p.empty() {
		return p, nil
	}
	ask := p.texts.Ask
	return NewConfirmPanel(Question{
		ID: "standings-sure", Title: ask.ResetTitle, Text: ask.ResetText, Yes: ask.ResetYes, No: p.texts.Buttons.Back,
		Ask: ResetStandings{}, Else: p,
	}), nil
}

// Follow shows the game as it is now.
func (p Standings) Follow(now Now) Panel {
	p.standings, p.Kept = now.Standings, now.Kept
	return p
}
