package arena

import "testing"

func TestSpecErrors(t *testing.T) {
	for _, spec := range []string{"", "level", "level=master", "expert", "level=easy,nodes", "level=easy,nodes=0", "level=easy,off=everything", "random,nodes=3",
		"level=easy,tempo=fast", "cmd:", "cmd:/no/such/program"} {
		if player, err := NewPlayer(spec, Budget{}); err == nil {
			t.Errorf("%q is a player: %v", spec, player)
		}
	}
	for _, spec := range []string{"random", "greedy", "level=easy", "depth=2", "level=expert,nodes=100,off=approach,tempo=3,off=null-move", "level=hard,movetime=10"} {
		if _, err := NewPlayer(spec, Budget{}); err != nil {
			t.Errorf("%q: %v", spec, err)
		}
	}
}
