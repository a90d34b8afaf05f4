package web

import (
	"testing"

	"anqi/render/ui/tree"
)

func TestPanelInputs(t *testing.T) {
	command := tree.Command{Name: "settings-x"}
	for _, test := range []struct {
		name  string
		node  tree.Node
		tag   string
		want  map[string]string
		input Input
	}{
		{"radio", tree.Node{Role: tree.RoleRadio, Label: "中等", Hint: "會看一步", Checked: true}, "input",
			map[string]string{"type": "radio", "aria-label": "中等", "aria-describedby": "it-hint"}, Input{Checked: true}},
		{"checkbox", tree.Node{Role: tree.RoleCheckbox, Label: "座標"}, "input",
			map[string]string{"type": "checkbox", "aria-label": "座標"}, Input{}},
		{"refused checkbox", tree.Node{Role: tree.RoleCheckbox, Label: "炮近吃", Checked: true, Invalid: "不能同時開啟"}, "input",
			map[string]string{"aria-invalid": "true", "aria-describedby": "it-invalid"}, Input{Checked: true}},
		{"number", tree.Node{Role: tree.RoleNumber, Label: "回合", Hint: "多少手", Value: "40", Min: 20, Max: 200, Invalid: "太小"}, "input",
			map[string]string{"type": "number", "min": "20", "max": "200", "aria-invalid": "true", "aria-describedby": "it-invalid it-hint"}, Input{Value: "40"}},
		{"slider", tree.Node{Role: tree.RoleSlider, Label: "音量", Value: "70", Max: 100}, "input",
			map[string]string{"type": "range", "min": "0", "max": "100"}, Input{Value: "70"}},
		{"select", tree.Node{Role: tree.RoleSelect, Label: "先手", Value: "b", Options: []tree.Option{{Value: "a", Label: "甲"}, {Value: "b", Label: "乙"}}}, "select",
			map[string]string{"aria-label": "先手"}, Input{Value: "b"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			node := test.node
			node.ID, node.Command = "it", command
			made := find(t, panelOf(t, &node), "it")
			if made.Tag != test.tag || made.Input == nil || *made.Input != test.input {
				t.Errorf("is %s with %v", made.Tag, made.Input)
			}
			checkAttributes(t, made, test.want)
			if len(made.Children) != len(node.Options) {
				t.Errorf("%d options", len(made.Children))
			}
		})
	}
}

func TestRadiosOfAGroupShareAName(t *testing.T) {
	group := &tree.Node{ID: "level", Role: tree.RoleRadioGroup, Label: "程度", Children: []*tree.Node{
		{ID: "easy", Role: tree.RoleRadio, Label: "簡單"}, {ID: "hard", Role: tree.RoleRadio, Label: "困難", Disabled: true}}}
	panel := panelOf(t, group)
	if fieldset := find(t, panel, "level"); attribute(t, fieldset, "role") != "radiogroup" || attribute(t, fieldset, "aria-label") != "程度" {
		t.Errorf("group is %v", fieldset.Attributes)
	}
	for _, id := range []string{"easy", "hard"} {
		if got := attribute(t, find(t, panel, id), "name"); got != "level" {
			t.Errorf("%s is of group %q", id, got)
		}
	}
	hard := find(t, panel, "hard")
	if _, disabled := hard.Attribute("disabled"); !disabled {
		t.Error("a disabled radio can be chosen")
	}
}
