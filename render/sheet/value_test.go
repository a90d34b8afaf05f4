package sheet

import (
	"testing"

	"anqi/render/ui"
)

func TestStep(t *testing.T) {
	number := &ui.Node{Role: ui.RoleNumber, Value: "3", Min: 1, Max: 4, Command: ui.Command{Name: "n"}}
	choice := &ui.Node{Role: ui.RoleSelect, Value: "b", Options: []ui.Option{{Value: "a"}, {Value: "b"}}, Command: ui.Command{Name: "s"}}
	for _, test := range []struct {
		node  *ui.Node
		steps int
		want  string
		ok    bool
	}{
		{number, 1, "4", true}, {number, 2, "4", true}, {number, -9, "1", true}, {number, 0, "3", false},
		{choice, -1, "a", true}, {choice, 1, "", false},
		{&ui.Node{Role: ui.RoleSlider, Value: "50", Max: 100}, 1, "55", true},
		{&ui.Node{Role: ui.RoleNumber, Value: "rubbish", Max: 9}, 1, "1", true},
		{&ui.Node{Role: ui.RoleNumber, Value: "1", Max: 9, Disabled: true}, 1, "", false},
		{&ui.Node{Role: ui.RoleButton}, 1, "", false},
	} {
		got, ok := Step(test.node, test.steps)
		if ok != test.ok || ok && got.Value != test.want {
			t.Errorf("%v by %d: %q %v, want %q %v", test.node, test.steps, got.Value, ok, test.want, test.ok)
		}
	}
}
