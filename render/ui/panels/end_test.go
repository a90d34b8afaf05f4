package panels

import (
	"anqi/assets/texts"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/announce"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
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
		node := NewEndPanel(uitest.Words, EndState{Outcome: test.outcome, You: test.you, Names: [2]string{"你（紅）", "電腦"}, RuleSet: game.DefaultRuleSet()}).Node()
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
				v := announce.Voice{Texts: uitest.Words, You: you, Names: [3]string{"", "甲", "乙"}, NoProgress: 40}
				set := game.DefaultRuleSet()
				panel := NewEndPanel(uitest.Words, EndState{Outcome: o, You: you, Names: [2]string{"甲", "乙"}, RuleSet: set}).Node()
				told := v.Ending(o)
				if told.Reason() != panel.Find("end-reason").Label || told.Headline() != panel.Label || !strings.Contains(told.Spoken(), told.Reason()) {
					t.Errorf("%+v, you %v: %q, %q, %q and the panel's %q", o, you, told.Headline(), told.Reason(), told.Spoken(), panel.Label)
				}
				lost := you != match.Nobody && winner == you.Other()
				if resigned := reason == game.ReasonResign; lost && resigned && strings.Contains(told.Spoken(), uitest.Words.End.Reasons.YouWon[reason]) {
					t.Errorf("%+v, you %v: %q", o, you, told.Spoken())
				}
			}
		}
	}
}

func TestEveryEndHasASentenceOfItsOwn(t *testing.T) {
	seen := map[string]string{}
	for _, state := range endStates(t, game.DefaultRuleSet()) {
		if state.You != match.One {
			continue
		}
		sentence := End{texts: uitest.Words, state: state}.ending().Reason()
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
		{"multiplier", uitest.PresetSet("tournament"), match.Two,
			match.Score{Kind: game.ScoreMultiplier, Captured: [2]int{7, 16}, Points: [2]int{-3, 3}, Multiplier: 3},
			[]string{"甲：−3 分", "乙：+3 分", "基本分 1 × 3 倍（輸家吃了 7 子）。", "甲吃了 7 子", "乙吃了 16 子"}},
		{"stake", uitest.PresetSet("teahouse"), match.One,
			match.Score{Kind: game.ScoreStake, Points: [2]int{950, -1000}, Back: [2]int{1950, 0}, Fee: 50},
			[]string{"甲：+950 分", "乙：−1,000 分", "各出 1,000 分，手續費 50 分，贏家拿回 1,950 分。"}},
		{"drawn stake", uitest.PresetSet("teahouse"), match.Nobody,
			match.Score{Kind: game.ScoreStake, Back: [2]int{1000, 1000}}, []string{"甲：0 分", "和棋，各自拿回底分。"}},
		{"drawn multiplier", uitest.PresetSet("tournament"), match.Nobody, match.Score{Kind: game.ScoreMultiplier}, []string{"和棋不計分。"}},
	} {
		state := EndState{Outcome: match.Outcome{Reason: game.ReasonPieces, Winner: test.win}, Names: names, RuleSet: test.set, Score: test.score}
		said := dump(NewEndPanel(uitest.Words, state).Node())
		for _, want := range test.want {
			if !strings.Contains(said, want) {
				t.Errorf("%s: does not say %q", test.name, want)
			}
		}
	}
	plain := NewEndPanel(uitest.Words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign, Winner: match.One}, Names: names}).Node()
	if plain.Find("end-score") != nil {
		t.Error("a game without a score shows one")
	}
}

func TestEndOffersARematchAndAnotherGame(t *testing.T) {
	panel := NewEndPanel(uitest.Words, EndState{Outcome: match.Outcome{Reason: game.ReasonAgreement}})
	for id, command := range map[string]string{EndRematch: tree.CommandRematch, endNew: tree.CommandNew} {
		closed, request := press(t, panel, id)
		if closed != nil || request != (DoCommand{tree.Command{Name: command}}) {
			t.Errorf("%s: %v, %v", id, closed, request)
		}
	}
	if hint := panel.Node().Find(EndRematch).Hint; hint != uitest.Words.End.Swapped {
		t.Errorf("the rematch does not say that the first move swaps: %q", hint)
	}
}

func TestTheDealIsLaidOpenOnlyAtTheEnd(t *testing.T) {
	states := fairStates(t)
	secret := states[2]
	secret.Over = false
	for name, panel := range map[string]Panel{
		"fair": NewFairPanel(uitest.Words, secret), "end": NewEndPanel(uitest.Words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign}, Fair: secret}),
	} {
		node := panel.Node()
		said := dump(node)
		if strings.Contains(said, testDeal) || strings.Contains(said, secret.Salt.String()) || node.Find(fairCheck) != nil || node.Find(endFair) != nil {
			t.Errorf("%s shows the deal before the end", name)
		}
	}
	_, request := NewFairPanel(uitest.Words, secret).Do(tree.Command{Name: fairCopy})
	if copied := request.(DoEffect).Effect.(effect.Copy).Text; strings.Contains(copied, testDeal) || strings.Contains(copied, secret.Salt.String()) {
		t.Error("the deal is copied before the end")
	}
}

func TestTheFingerprintIsChecked(t *testing.T) {
	states := fairStates(t)
	for _, test := range []struct {
		name  string
		state FairState
		want  string
	}{{"honest", states[2], uitest.Words.Fair.Matches}, {"forged", states[3], uitest.Words.Fair.Differs}} {
		panel := NewFairPanel(uitest.Words, test.state)
		if before := panel.Node().Find("fair-checked").Label; before != uitest.Words.Fair.NotChecked {
			t.Errorf("%s: says %q before the check", test.name, before)
		}
		after, request := press(t, panel, fairCheck)
		if got := after.Node().Find("fair-checked").Label; got != test.want {
			t.Errorf("%s: says %q", test.name, got)
		}
		if request != (DoEffect{effect.Say{Line: test.want, Assertive: true}}) {
			t.Errorf("%s: speaks %v", test.name, request)
		}
	}
}

// The result comes first at the end: what proves that the deal was fair is one step further, and leads back.
func TestTheProofIsOneStepBehindTheEnd(t *testing.T) {
	state := fairStates(t)[2]
	end := NewEndPanel(uitest.Words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign, Winner: match.One}, Fair: state})
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

func TestTheOpenDealIsDrawnAndTold(t *testing.T) {
	state := fairStates(t)[2]
	board := NewEndPanel(uitest.Words, EndState{Outcome: match.Outcome{Reason: game.ReasonResign, Winner: match.One}, Fair: state}).Node().Find("end-deal-board")
	for s := game.Square(0); s < game.SquareCount; s++ {
		want := state.Deal.At(s)
		if board.Diagram.Pieces[s] != want {
			t.Errorf("%s shows %s, dealt was %s", s, board.Diagram.Pieces[s], want)
		}
		if told := uitest.Words.Cell.Square.With(texts.Is("square", s.String()), texts.Is("content", uitest.Words.Names.Piece(want))); !strings.Contains(board.Label, told) {
			t.Errorf("the board does not tell %q", told)
		}
	}
}

func TestDurationsAreWrittenInMinutesAndSeconds(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0 秒", 59*time.Second + 900*time.Millisecond: "59 秒", 60 * time.Second: "1 分 0 秒", 62*time.Minute + 5*time.Second: "62 分 5 秒",
	} {
		if got := durationText(uitest.Words, d); got != want {
			t.Errorf("%v is %q, want %q", d, got, want)
		}
	}
}
