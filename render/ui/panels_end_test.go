package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/save"
)

func TestEndSaysWhoWonAndWhy(t *testing.T) {
	for _, test := range []struct {
		name          string
		outcome       match.Outcome
		you           match.Player
		title, reason string
	}{
		{"won", match.Outcome{Reason: game.ReasonPieces, Winner: match.One}, match.One, "你贏了！", "對方的棋子全滅。"},
		{"lost", match.Outcome{Reason: game.ReasonBlocked, Winner: match.Two}, match.One, "這局輸了", "你無棋可走。"},
		{"drawn", match.Outcome{Reason: game.ReasonProgress}, match.One, "和棋", "和棋：連續 40 手沒有翻子或吃子。"},
		{"won second", match.Outcome{Reason: game.ReasonTime, Winner: match.Two}, match.Two, "你贏了！", "對方連續三次逾時。"},
		{"of two", match.Outcome{Reason: game.ReasonResign, Winner: match.Two}, match.Nobody, "電腦贏了！", "電腦獲勝：對方認輸。"},
	} {
		node := NewEndPanel(words, EndState{Outcome: test.outcome, You: test.you, Names: [2]string{"你（紅）", "電腦"}, RuleSet: game.DefaultRuleSet()}).Node()
		if node.Label != test.title || node.Find("end-reason").Label != test.reason {
			t.Errorf("%s: %q, %q", test.name, node.Label, node.Find("end-reason").Label)
		}
	}
}

// However a game ends, the line under the board and the panel say the same, from the side of the person who reads it: the other one
// (對方) is never the reader.
func TestTheEndIsToldFromTheReadersSide(t *testing.T) {
	for _, you := range [...]match.Player{match.Nobody, match.One, match.Two} {
		for _, winner := range [...]match.Player{match.Nobody, match.One, match.Two} {
			for reason := game.ReasonPieces; reason <= game.ReasonTime; reason++ {
				o := match.Outcome{Reason: reason, Winner: winner}
				v := voice{t: words, you: you, names: [3]string{"", "甲", "乙"}, noProgress: 40}
				set := game.DefaultRuleSet()
				panel := NewEndPanel(words, EndState{Outcome: o, You: you, Names: [2]string{"甲", "乙"}, RuleSet: set}).Node()
				told := v.ending(o)
				if told.reason() != panel.Find("end-reason").Label || told.headline() != panel.Label || !strings.Contains(told.spoken(), told.reason()) {
					t.Errorf("%+v, you %v: %q, %q, %q and the panel's %q", o, you, told.headline(), told.reason(), told.spoken(), panel.Label)
				}
				lost := you != match.Nobody && winner == you.Other()
				if resigned := reason == game.ReasonResign; lost && resigned && strings.Contains(told.spoken(), words.End.Reasons.YouWon[reason]) {
					t.Errorf("%+v, you %v: %q", o, you, told.spoken())
				}
			}
		}
	}
}

// Who resigns or runs out of time against the computer reads so, under the board and in the panel.
func TestWhoGaveUpOrRanOutOfTimeIsYou(t *testing.T) {
	for reason, end := range map[game.Reason]func(x *playing){
		game.ReasonResign: func(x *playing) { x.do("resign", "resign-yes") },
		game.ReasonTime: func(x *playing) {
			x.waitFor("the third time-out", x.over)
		},
	} {
		x := newTable(t, withSettings(t, func(s *save.Settings) { s.RuleSet.TurnSeconds = 1 }))
		x.do("square a1")
		x.myTurn()
		end(x)
		want := words.End.Reasons.YouLost[reason]
		if got := x.node("message").Label; got != want {
			t.Errorf("%v: the line under the board says %q", reason, got)
		}
		if !slices.Contains(x.said, words.End.SpokenLost.With(want)) && !strings.HasSuffix(x.heard(), words.End.SpokenLost.With(want)) {
			t.Errorf("%v: spoken was %q", reason, x.said)
		}
		x.waitFor("the panel", func() bool { return x.Panel() != nil })
		if got := x.node("end-reason").Label; got != want {
			t.Errorf("%v: the panel says %q", reason, got)
		}
	}
}

func TestEveryEndHasASentenceOfItsOwn(t *testing.T) {
	seen := map[string]string{}
	for _, state := range endStates(t, game.DefaultRuleSet()) {
		if state.You != match.One {
			continue
		}
		sentence := endPanel{texts: words, state: state}.ending().reason()
		key := state.Outcome.Reason.String() + string(rune('0'+state.Outcome.Winner))
		if other, again := seen[sentence]; again {
			t.Errorf("%s and %s both say %q", other, key, sentence)
		}
		seen[sentence] = key
	}
}

func TestEndShowsTheScoreAndHowItCameAbout(t *testing.T) {
	names := [2]string{"甲", "乙"}
	for _, test := range []struct {
		name  string
		set   game.RuleSet
		win   match.Player
		score match.Score
		want  []string
	}{
		{"multiplier", presetSet("tournament"), match.Two,
			match.Score{Kind: game.ScoreMultiplier, Captured: [2]int{7, 16}, Points: [2]int{-3, 3}, Multiplier: 3},
			[]string{"甲：−3 分", "乙：+3 分", "基本分 1 × 3 倍（輸家吃了 7 子）。", "甲吃了 7 子", "乙吃了 16 子"}},
		{"stake", presetSet("teahouse"), match.One,
			match.Score{Kind: game.ScoreStake, Points: [2]int{950, -1000}, Back: [2]int{1950, 0}, Fee: 50},
			[]string{"甲：+950 分", "乙：−1,000 分", "各出 1,000 分，手續費 50 分，贏家拿回 1,950 分。"}},
		{"drawn stake", presetSet("teahouse"), match.Nobody,
			match.Score{Kind: game.ScoreStake, Back: [2]int{1000, 1000}}, []string{"甲：0 分", "和棋，各自拿回底分。"}},
		{"drawn multiplier", presetSet("tournament"), match.Nobody, match.Score{Kind: game.ScoreMultiplier}, []string{"和棋不計分。"}},
	} {
		state := EndState{Outcome: match.Outcome{Reason: game.ReasonPieces, Winner: test.win}, Names: names, RuleSet: test.set, Score: test.score}
		said := dump(NewEndPanel(words, state).Node())
		for _, want := range test.want {
			if !strings.Contains(said, want) {
				t.Errorf("%s: does not say %q", test.name, want)
			}
		}
	}
	plain := NewEndPanel(words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign, Winner: match.One}, Names: names}).Node()
	if plain.Find("end-score") != nil {
		t.Error("a game without a score shows one")
	}
}

func TestEndOffersARematchAndAnotherGame(t *testing.T) {
	panel := NewEndPanel(words, EndState{Outcome: match.Outcome{Reason: game.ReasonAgreement}})
	for id, command := range map[string]string{endRematch: CommandRematch, endNew: CommandNew} {
		closed, request := press(t, panel, id)
		if closed != nil || request != (DoCommand{Command{Name: command}}) {
			t.Errorf("%s: %v, %v", id, closed, request)
		}
	}
	if hint := panel.Node().Find(endRematch).Hint; hint != words.End.Swapped {
		t.Errorf("the rematch does not say that the first move swaps: %q", hint)
	}
}

func TestTheDealIsLaidOpenOnlyAtTheEnd(t *testing.T) {
	states := fairStates(t)
	secret := states[2]
	secret.Over = false
	for name, panel := range map[string]Panel{
		"fair": NewFairPanel(words, secret), "end": NewEndPanel(words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign}, Fair: secret}),
	} {
		node := panel.Node()
		said := dump(node)
		if strings.Contains(said, testDeal) || strings.Contains(said, secret.Salt.String()) || node.Find(fairCheck) != nil || node.Find(endFair) != nil {
			t.Errorf("%s shows the deal before the end", name)
		}
	}
	_, request := NewFairPanel(words, secret).Do(Command{Name: fairCopy})
	if copied := request.(DoEffect).Effect.(Copy).Text; strings.Contains(copied, testDeal) || strings.Contains(copied, secret.Salt.String()) {
		t.Error("the deal is copied before the end")
	}
}

func TestTheFingerprintIsChecked(t *testing.T) {
	states := fairStates(t)
	for _, test := range []struct {
		name  string
		state FairState
		want  string
	}{{"honest", states[2], words.Fair.Matches}, {"forged", states[3], words.Fair.Differs}} {
		panel := NewFairPanel(words, test.state)
		if before := panel.Node().Find("fair-checked").Label; before != words.Fair.NotChecked {
			t.Errorf("%s: says %q before the check", test.name, before)
		}
		after, request := press(t, panel, fairCheck)
		if got := after.Node().Find("fair-checked").Label; got != test.want {
			t.Errorf("%s: says %q", test.name, got)
		}
		if request != (DoEffect{Say{test.want, true}}) {
			t.Errorf("%s: speaks %v", test.name, request)
		}
	}
}

// The result comes first at the end: what proves that the deal was fair is one step further, and leads back.
func TestTheProofIsOneStepBehindTheEnd(t *testing.T) {
	state := fairStates(t)[2]
	end := NewEndPanel(words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign, Winner: match.One}, Fair: state})
	said := dump(end.Node())
	for what, text := range map[string]string{"fingerprint": state.Fingerprint, "letters": state.Deal.String(), "salt": state.Salt.String()} {
		if strings.Contains(said, text) {
			t.Errorf("the end shows the %s", what)
		}
	}
	_, request := press(t, end, endFair)
	fair := request.(OpenPanel).Panel
	said = dump(fair.Node())
	for what, text := range map[string]string{"fingerprint": state.Fingerprint, "letters": state.Deal.String(), "salt": state.Salt.String()} {
		if !strings.Contains(said, text) {
			t.Errorf("the proof lacks the %s", what)
		}
	}
	if _, back := press(t, fair, fairBack); back != (OpenPanel{end}) {
		t.Errorf("the way back leads to %v", back)
	}
}

// The keyboard stands on the rematch when the end is told, and the deal lies as the board does, also after the window is turned.
func TestTheEndOpensOnTheRematchAndLiesLikeTheBoard(t *testing.T) {
	x := newTable(t, seeded(11))
	x.do("square a1")
	x.myTurn()
	x.do("resign", "resign-yes")
	x.waitFor("the end", func() bool { return x.Panel() != nil })
	if id, _ := x.FocusID(); id != endRematch {
		t.Errorf("the focus is on %q", id)
	}
	for _, size := range [][2]float64{{360, 640}, {640, 360}, {820, 1180}, {1440, 900}} {
		x.Resize(size[0], size[1], Insets{})
		board, deal := x.Board(), x.node("end-deal-board").Diagram
		if board.Lying != deal.Lying || board.Turned != deal.Turned {
			t.Errorf("%v: the board lies %v and is turned %v, the deal %v and %v", size, board.Lying, board.Turned, deal.Lying, deal.Turned)
		}
	}
	if x.do("end-fair", "fair-back"); x.Panel().Node().ID != endID {
		t.Fatal("no way back to the end")
	}
	if id, _ := x.FocusID(); id != endRematch {
		t.Errorf("back from the proof the focus is on %q", id)
	}
}

func TestTheOpenDealIsDrawnAndTold(t *testing.T) {
	state := fairStates(t)[2]
	board := NewEndPanel(words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign, Winner: match.One}, Fair: state}).Node().Find("end-deal-board")
	for s := game.Square(0); s < game.SquareCount; s++ {
		want := state.Deal.At(s)
		if board.Diagram.Pieces[s] != want {
			t.Errorf("%s shows %s, dealt was %s", s, board.Diagram.Pieces[s], want)
		}
		if told := words.Cell.Square.With(s.String(), words.Names.Piece(want)); !strings.Contains(board.Label, told) {
			t.Errorf("the board does not tell %q", told)
		}
	}
}

func TestDurationsAreWrittenInMinutesAndSeconds(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0 秒", 59*time.Second + 900*time.Millisecond: "59 秒", 60 * time.Second: "1 分 0 秒", 62*time.Minute + 5*time.Second: "62 分 5 秒",
	} {
		if got := durationText(words, d); got != want {
			t.Errorf("%v is %q, want %q", d, got, want)
		}
	}
}
