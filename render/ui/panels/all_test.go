package panels

import (
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/match"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

// testDeal is any deal: the pieces in order.
const testDeal = "KGGMMRRNNCCPPPPPkggmmrrnnccppppp"

// fairStates are the states of a deal: none, hidden, laid open, and laid open with a fingerprint that does not fit.
func fairStates(t *testing.T) []FairState {
	t.Helper()
	dealt, err := deal.Parse(testDeal)
	if err != nil {
		t.Fatal(err)
	}
	salt := deal.Salt{1, 2, 3}
	honest := dealt.Fingerprint(salt)
	return []FairState{{}, {Fingerprint: honest}, {honest, true, dealt, salt}, {strings.Repeat("0", 64), true, dealt, salt}}
}

// endStates are ends of every reason, for every winner, against the computer and between two.
func endStates(t *testing.T, set game.RuleSet) []EndState {
	t.Helper()
	var states []EndState
	for reason := game.ReasonPieces; reason <= game.ReasonTime; reason++ {
		for winner := match.Nobody; winner <= match.Two; winner++ {
			for you := match.Nobody; you <= match.Two; you++ {
				states = append(states, EndState{
					Outcome: match.Outcome{Reason: reason, Winner: winner}, You: you, Names: [2]string{"甲", "乙"}, Turns: 61,
					Used: [2]time.Duration{83 * time.Second, 9 * time.Second}, RuleSet: set, Help: you == match.Two, Fair: fairStates(t)[2],
					Score: match.Score{Kind: set.Score, Captured: [2]int{16, 4}, Points: [2]int{5, -5}, Multiplier: 5},
				})
			}
		}
	}
	return states
}

// allPanels returns every panel in many states under a rule set.
func allPanels(t *testing.T, set game.RuleSet) map[string]Panel {
	t.Helper()
	lots, err := match.NewLots(strings.NewReader(strings.Repeat("\x03", 99)))
	if err != nil {
		t.Fatal(err)
	}
	choice := NewGameChoice{Level: match.LevelHard, RuleSet: set, First: set.FirstMove}
	two := choice
	two.TwoPlayers = true
	panels := map[string]Panel{
		"new game":         NewGamePanel(uitest.Words, choice, 0),
		"new game for two": NewGamePanel(uitest.Words, two, 7),
		"resign":           NewResignPanel(uitest.Words, ""),
		"resign of two":    NewResignPanel(uitest.Words, uitest.Words.Names.Players[1]),
		"draw":             NewDrawPanel(uitest.Words),
		"claim":            NewClaimPanel(uitest.Words, uitest.Words.Notices.SecondTab),
		"lots":             NewLotsPanel(uitest.Words, LotsState{choice, lots.Cards(), lots.Turn()}),
		"settings":         NewSettingsPanel(uitest.Words, save.DefaultSettings()),
		"standings":        NewStandingsPanel(uitest.Words, save.Fold(nil)),
		"help":             NewHelpPanel(uitest.Words, set),
		"help from new":    helpPanel{texts: uitest.Words, set: set, back: NewGamePanel(uitest.Words, choice, 0)},
		"keys":             NewKeysPanel(uitest.Words),
		"pieces":           NewPiecesPanel(uitest.Words, game.Start()),
	}
	custom, _ := panels["new game"].Do(tree.Command{Name: newGamePreset, Value: game.CustomName})
	panels["custom"] = custom
	for i, state := range fairStates(t) {
		panels[numbered("fair", i)] = NewFairPanel(uitest.Words, state)
	}
	for i, state := range endStates(t, set) {
		panels[numbered("end", i)] = NewEndPanel(uitest.Words, state)
	}
	return panels
}
