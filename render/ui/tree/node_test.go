package tree

import (
	"testing"
)

func TestStepped(t *testing.T) {
	number := &Node{Role: RoleNumber, Value: "3", Min: 1, Max: 4, Command: Command{Name: "n"}}
	choice := &Node{Role: RoleSelect, Value: "b", Options: []Option{{Value: "a"}, {Value: "b"}}, Command: Command{Name: "s"}}
	for _, test := range []struct {
		node  *Node
		steps int
		want  string
		ok    bool
	}{
		{number, 1, "4", true}, {number, 2, "4", true}, {number, -9, "1", true}, {number, 0, "3", false},
		{choice, -1, "a", true}, {choice, 1, "", false}, {choice, 0, "", false},
		{&Node{Role: RoleSlider, Value: "50", Max: 100}, 1, "55", true},
		{&Node{Role: RoleNumber, Value: "rubbish", Max: 9}, 1, "1", true},
		{&Node{Role: RoleNumber, Value: "1", Max: 9, Disabled: true}, 1, "", false},
		{&Node{Role: RoleButton}, 1, "", false},
	} {
		got, ok := test.node.Stepped(test.steps)
		if ok != test.ok || ok && got.Value != test.want {
			t.Errorf("%v by %d: %q %v, want %q %v", test.node, test.steps, got.Value, ok, test.want, test.ok)
		}
	}
}
