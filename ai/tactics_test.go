package ai

import (
	"strings"
	"testing"

	"anqi/game"
)

// tactic is a position made by hand from the rules, with the actions that are right in it.
type tactic struct {
	name string
	text string // rows 8 to 1
	want string // actions that solve it, separated by spaces; with "!" before: actions that must not be played
}

var tactics = []tactic{
	// Captures.
	{"take what is free", "4/4/4/4/4/2n1/2R1/3p r - 0 -", "c2-c3"},
	{"take the better of two", "4/3p/4/4/1m2/1Gp1/4/p2N r - 0 -", "b3-b4"},
	{"do not take a guarded soldier with an advisor", "4/4/4/2k1/2p1/2G1/4/N3 r - 0 -", "!c3-c4"},
	{"take a guarded piece of the same rank when ahead", "4/4/4/4/G3/g3/n3/K2R r - 0 -", "a4-a3"},
	{"the soldier takes the general", "4/4/4/4/2k1/2P1/4/1p2 r - 0 -", "c3-c4"},
	{"the general cannot take the soldier, the chariot can", "4/4/4/4/1Kp1/2R1/4/m3 r - 0 -", "c3-c4 b4-a4 b4-b5 b4-b3"},
	{"the last piece taken wins", "4/4/4/4/4/2p1/2M1/4 r - 0 -", "c2-c3"},
	{"equal ranks: who moves first takes", "4/4/4/4/1K2/1k2/4/4 r - 0 -", "b4-b3"},
	{"take with the piece that cannot be taken back", "4/4/4/3m/1GnR/4/4/4 r - 0 -", "b4-c4"},
	{"take the attacker", "4/4/4/4/4/1pK1/1R2/3g r - 0 -", "b2-b3"},

	// Cannon shots.
	{"shoot over an own piece", "4/1k2/4/1P2/4/4/1C2/3p r - 0 -", "b2-b7"},
	{"shoot over an enemy piece", "4/1k2/4/1g2/4/4/1C2/3P r - 0 -", "b2-b7"},
	{"shoot over a face-down piece", "4/1k2/4/1?2/4/4/1C2/3P r p 0 -", "b2-b7"},
	{"shoot along a row", "4/4/4/4/4/CP1k/4/p2P r - 0 -", "a3-d3"},
	{"shoot the best of several", "1p1M/4/1P2/4/1C2/4/1p2/1g2 r - 0 -", "b4-b1"},
	{"no shot over two screens: the other cannon has it", "1kNC/4/1P2/1P2/4/4/1C2/2p1 r - 0 -", "d8-b8"},
	{"shoot the defender, not the soldier", "3g/4/3P/4/3C/4/3P/3p r - 0 -", "d4-d8"},
	{"the shot that cannot be taken back", "4/2m1/4/2R1/4/1pC1/4/1P1g r - 0 -", "c3-c7"},
	{"leave the line of a cannon", "4/1c2/4/1p2/4/1K2/4/P2P r - 0 -", "b3-a3 b3-c3 b3-b4"},
	{"put a second screen into the line", "c2p/4/p3/P3/4/K3/PP2/4 r - 0 -", "a5-a4 a3-b3 a5-a6"},
	{"take the cannon before it shoots", "4/4/1c2/1R2/4/1K2/4/p3 r - 0 -", "b5-b6"},
	{"a cannon is no match beside an elephant", "4/4/4/4/1Cm1/4/4/P2p r - 0 -", "b4-a4 b4-b5 b4-b3"},

	// Soldier and general.
	{"the general steps away from the soldier", "4/4/4/4/1K2/1p2/4/3R r - 0 -", "b4-a4 b4-c4 b4-b5"},
	{"the general does not step beside a soldier", "4/4/4/p3/2K1/4/4/g2R r - 0 -", "!c4-b4 !c4-c5"},
	{"the soldier corners the general", "4/4/4/4/4/P3/2P1/k3 r - 0 -", "a3-a2 c2-b2 c2-c1"},

	// Attacking by parity of the distance: with the victim to move an even one is held, an odd one is won.
	{"step to distance two", "4/4/4/4/4/1R2/4/3n r - 0 -", "b3-b2 b3-c3"},
	{"attack in the corner", "4/4/4/4/4/4/2G1/k3 r - 0 -", "!c2-b2"},
	{"run from the attacker, not into the corner", "4/4/4/4/4/1n2/1R2/4 b - 0 -", "b3-a3 b3-c3 b3-b4"},

	// Threats and defence.
	{"move the attacked piece", "2m1/4/4/4/4/1G2/1k2/N2p r - 0 -", "b3-a3 b3-c3 b3-b4"},
	{"save the better of two attacked pieces", "R2m/4/4/1k2/1G2/4/2g1/2P1 r - 0 -", "b4-a4 b4-c4 b4-b3"},
	{"do not walk beside a stronger piece", "4/4/4/g3/1R2/4/4/3p r - 0 -", "!b4-b5 !b4-a4"},
	{"attack two at once", "4/4/1n2/3n/4/2R1/4/4 r - 0 -", "!c3-c2 !c3-d3"},

	// The end of the game.
	{"leave the enemy without an action", "4/4/4/4/4/1K2/g3/pG2 r - 0 -", "b3-a3 b1-a1 b3-b2"},
	{"take at the last turn before the draw", "4/4/4/4/4/2n1/2R1/3p r - 39 -", "c2-c3"},
	{"the weaker side takes the draw", "4/4/4/4/1K2/4/1n2/4 b - 39 -", "!b2-b3"},

	// Flips.
	{"the only piece left face down is known", "4/4/4/4/4/2k1/2?1/4 r P 0 -", "c2"},
	{"do not flip beside the general what is a soldier", "?3/4/4/4/4/2K1/2?1/4 r pp 0 -", "a8 c3-b3 c3-d3 c3-c4"},
	{"do not flip beside the own cannon", "?3/4/4/4/4/2C1/2?1/4 r mg 0 -", "!c2"},
	{"flip beside the enemy what can take it", "4/4/4/4/4/2m1/2?1/?2p r GG 0 -", "c2 a1"},
	{"a flip that loses a piece on average", "?3/?3/?3/4/4/1R2/1?2/4 r ggkP 0 -", "!b2"},
	{"take rather than flip", "??2/??2/4/4/4/2g1/2K1/4 r PPpp 0 -", "c2-c3"},
	{"save the cannon rather than flip", "??2/??2/4/4/4/2C1/2r1/4 r PPpp 0 -", "c3-b3 c3-d3 c3-c4"},
}

// solves reports whether an action is what the tactic wants.
func (c tactic) solves(a game.Action) bool {
	wanted := false
	for _, word := range strings.Fields(c.want) {
		if word == a.String() {
			return true
		}
		if word[0] == '!' {
			wanted = true
			if word[1:] == a.String() {
				return false
			}
		}
	}
	return wanted
}

func TestTactics(t *testing.T) {
	if len(tactics) < 40 {
		t.Errorf("only %d positions", len(tactics))
	}
	rules := traditional()
	for _, test := range tactics {
		t.Run(test.name, func(t *testing.T) {
			text, quiet := test.text, uint16(0)
			if strings.HasSuffix(text, "39 -") {
				text, quiet = strings.TrimSuffix(text, "39 -")+"0 -", 39
			}
			p := mustPosition(t, text)
			p.NoProgressCount = quiet
			for _, word := range strings.Fields(test.want) {
				a, ok := game.ParseAction(strings.TrimPrefix(word, "!"))
				if refusal := p.Refusal(&rules, a); !ok || refusal.Refused() {
					t.Fatalf("%s is no action here: %v", word, refusal)
				}
			}
			a := think(t, SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 60_000})
			if !test.solves(a.Action) {
				t.Errorf("%s: played %v (chance %.3f, depth %d, lines %v), wanted %s", test.text, a.Action, a.Chance, a.Depth, a.Lines, test.want)
			}
		})
	}
}
