package ui

import "strconv"

func arrowStep(key string) int {
	switch key {
	case "ArrowRight", "ArrowDown":
		return 1
	case "ArrowLeft", "ArrowUp":
		return -1
	}
	return 0
}

// nextRadio chooses the next radio button of a group, as a page's own radio buttons do.
func (a *App) nextRadio(n *Node, step int) {
	var group *Node
	a.panel.Node().Walk(func(m *Node) bool {
		for _, child := range m.Children {
			if child.ID == n.ID {
				group = m
			}
		}
		return group == nil
	})
	if group == nil {
		return
	}
	var radios []*Node
	at := 0
	for _, child := range group.Children {
		if child.Role == RoleRadio && !child.Disabled {
			if child.ID == n.ID {
				at = len(radios)
			}
			radios = append(radios, child)
		}
	}
	next := radios[((at+step)%len(radios)+len(radios))%len(radios)]
	a.moveFocus(next.ID)
	a.Do(next.Command)
}

// adjust changes the value of a slider, number or select with the arrows, for windows without a page's inputs.
func (a *App) adjust(n *Node, key KeyPress) bool {
	step := map[string]int{"ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": -1, "ArrowDown": -1}[key.Key]
	if step == 0 {
		return false
	}
	if n.Role == RoleSelect {
		// The list reads downwards.
		if key.Key == "ArrowUp" || key.Key == "ArrowDown" {
			step = -step
		}
		a.Do(Command{n.Command.Name, nextOption(n, step)})
		return true
	}
	number, err := strconv.Atoi(n.Value)
	if err != nil {
		return false
	}
	if n.Role == RoleSlider {
		step *= max(1, (n.Max-n.Min)/10)
	}
	a.Do(Command{n.Command.Name, strconv.Itoa(min(max(number+step, n.Min), n.Max))})
	return true
}

func nextOption(n *Node, step int) string {
	for i, option := range n.Options {
		if option.Value == n.Value {
			return n.Options[min(max(i+step, 0), len(n.Options)-1)].Value
		}
	}
	return n.Value
}
