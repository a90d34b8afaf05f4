package ai

import (
	"testing"

	"anqi/game"
)

func TestStaticExchange(t *testing.T) {
	w := weightsForTest()
	for _, test := range []struct {
		name, text, capture string
		sign                int // of the gain
	}{
		{"free soldier", "k3/4/4/4/2p1/2G1/4/K3 r - 0 -", "c3-c4", 1},
		{"soldier guarded by the general", "4/4/4/2k1/2p1/2G1/4/K3 r - 0 -", "c3-c4", -1},
		{"soldier guarded by what cannot take back", "4/4/4/2n1/2p1/2G1/4/K3 r - 0 -", "c3-c4", 1},
		{"guarded by a cannon over a screen", "2c1/2P1/4/4/2p1/2G1/4/K3 r - 0 -", "c3-c4", -1},
		{"the capturing piece was the screen: no defender is left", "4/4/4/4/pMc1/4/4/K3 r - 0 -", "b4-a4", 1},
		{"the shot at a guarded soldier costs the cannon", "2k1/2p1/4/2P1/4/4/2C1/K3 r - 0 -", "c2-c7", -1},
		{"the shot at the general does not", "2p1/2k1/4/2P1/4/4/2C1/K3 r - 0 -", "c2-c7", 1},
	} {
		p := mustPosition(t, test.text)
		s := newState(&p, w)
		a, _ := game.ParseAction(test.capture)
		if gain := s.staticExchange(uint(a.From), uint(a.To)); gain*int32(test.sign) <= 0 {
			t.Errorf("%s: %s gains %d", test.name, test.capture, gain)
		}
	}
}
