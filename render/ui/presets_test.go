package ui

import (
	"anqi/assets/texts"
	"math/rand"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

// everything has all variants on that go together, and a chase rule that is soon felt.
const everything = "custom NoProgressLimit=30 ChaseLimit=2 Repetition=3 ThreePieceTally=true DarkCapture=true ChainAfterOpen=open+dark " +
	"ChainAfterDark=dark+open ChainIgnoresRank=true HorseLeaps=true ChariotSlides=true CannonVaults=true DiagonalCourt=true"

// Whole games of two players under every preset and with all variants on, by taps alone; the stop is there exactly while a chain
// is open, and every square that is marked does what it promises.
func TestWholeGamesUnderEveryRuleSet(t *testing.T) {
	sets := map[string]game.RuleSet{}
	for _, preset := range game.Presets() {
		sets[preset.Name] = preset.RuleSet
	}
	custom, err := game.ParseRuleSet(everything)
	if err != nil {
		t.Fatal(err)
	}
	sets["custom"] = custom
	for name, set := range sets {
		t.Run(name, func(t *testing.T) {
			x := newTable(t, withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.RuleSet, s.First = true, set, game.FirstMoveFirst }))
			random := rand.New(rand.NewSource(4))
			for i := 0; !x.over(); i++ {
				if i > 3000 {
					t.Fatal("no end")
				}
				if i%25 == 0 {
					checkTree(t, x)
				}
				x.actAnyhow(random)
			}
			outcome := x.Session().Match().Outcome()
			if x.heard() == "" || x.node("message").Label == "" || !outcome.Over() {
				t.Errorf("the end is not told: %q", x.heard())
			}
			if last := x.sounds[len(x.sounds)-1]; outcome.Drawn() != (last == effect.SoundDraw) {
				t.Errorf("%v sounds like %s", outcome, last)
			}
		})
	}
}

// actAnyhow makes any legal action and looks at what the screen shows of a chain before and after it.
func (x *playing) actAnyhow(random *rand.Rand) {
	x.t.Helper()
	m := x.Session().Match()
	if open := m.InChain(); open != (x.Tree().Find("stop") != nil) {
		x.t.Fatalf("chain open: %v, but the stop button is otherwise", open)
	}
	actions, cursor := m.Actions(nil), m.Cursor()
	x.act(actions[random.Intn(len(actions))])
	if m.Cursor() <= cursor {
		x.t.Fatalf("nothing happened: %s", x.heard())
	}
	// What a capture of a chain did is told although the chain goes on.
	if m.InChain() && x.node("message").Label != x.heard() {
		x.t.Fatalf("heard %q, the message is %q", x.heard(), x.node("message").Label)
	}
}

// Turning the board to the player to move turns the picture and the arrows, not the names.
func TestBoardTurnsToThePlayerToMove(t *testing.T) {
	x := newTable(t, withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.Turning = true, save.TurningToMove }))
	if x.Board().Turned {
		t.Error("turned for player one")
	}
	first := x.node("square-a1").Rect
	x.do("square b2")
	if !x.Board().Turned || x.node("square-a1").Rect == first || x.node("square-d8").Rect != first {
		t.Error("not turned for player two")
	}
	if !strings.Contains(x.node("player-below").Label, "玩家二") {
		t.Errorf("below sits %q", x.node("player-below").Label)
	}
}

// The lots decide who begins: two people draw one after the other, the computer by itself.
func TestLotsDecideTheFirstMove(t *testing.T) {
	for _, two := range []bool{true, false} {
		x := newTable(t, nil)
		set, _ := game.PresetByName("tournament")
		x.start(panels.StartGame{Choice: panels.NewGameChoice{TwoPlayers: two, Level: match.LevelEasy, RuleSet: set.RuleSet, First: game.FirstMoveLot}, FirstSeat: panels.FirstUndecided})
		if x.Panel() == nil || x.lots == nil {
			t.Fatal("no lots")
		}
		x.grant(panels.PickLot{Index: 2})
		if two {
			x.grant(panels.PickLot{Index: 2}) // taken: nothing happens
			if x.lots.Turn() != 1 {
				t.Fatal("the same lot was drawn twice")
			}
			x.grant(panels.PickLot{Index: 4})
		}
		checkTree(t, x)
		seat := 0
		if x.node("lots-first").Label == uitest.Words.Lots.First.With(texts.Is("player", panelName(two, 1))) {
			seat = 1
		}
		// The game that the lots decide is kept already: neither closing nor loading again gives another draw.
		kept, _ := x.environment.Store.Game()
		if x.Session().SeatOf(match.One) != seat || string(kept) != string(x.Session().Snapshot()) || x.Tree().Find("lots-cancel") != nil {
			t.Error("the draw can be taken back")
		}
		if x.wait(5 * time.Second); x.Session().Match().Turns() != 0 {
			t.Error("the game goes on behind the result")
		}
		x.pressPrimary()
		if x.Panel() != nil || x.Session().SeatOf(match.One) != seat || x.Session().Match().RuleSet().Name() != "tournament" {
			t.Errorf("seat %d has drawn the higher lot, seat %d begins", seat, x.Session().SeatOf(match.One))
		}
	}
}

// panelName is what the panel of the lots calls a seat.
func panelName(two bool, seat int) string {
	if two {
		return uitest.Words.Names.Players[seat]
	}
	return [2]string{uitest.Words.Names.You, uitest.Words.Names.Computer}[seat]
}

// pressPrimary presses the main button of the open panel.
func (x *playing) pressPrimary() {
	x.t.Helper()
	if x.Panel() == nil {
		x.t.Fatal("no panel is open")
	}
	for _, n := range tree.FocusStops(x.Panel().Node()) {
		if n.Primary {
			x.Do(n.Command)
			x.drain()
			return
		}
	}
	x.t.Fatal("the panel has no main button")
}

// A new game over a game in progress asks first.
func TestNewGameAsksFirst(t *testing.T) {
	x := newTable(t, seeded(21))
	x.do("square a1")
	x.myTurn()
	id := x.Session().ID()
	x.do("new")
	x.pressPrimary()
	if x.Session().ID() != id {
		t.Fatal("the game in progress was thrown away without a question")
	}
	checkTree(t, x)
	x.do("close")
	if x.Session().ID() != id || x.Session().Match().Turns() == 0 {
		t.Error("closing the question changed the game")
	}
}
