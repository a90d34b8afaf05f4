package ui

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

// inputSteps is by how many steps a key changes an input, for windows without a page's inputs.
var inputSteps = map[string]int{"ArrowLeft": -1, "ArrowDown": -1, "ArrowRight": 1, "ArrowUp": 1, "PageDown": -5, "PageUp": 5}

// stepInput changes the value of a slider, number or select; a key that could but is at the end already is used too.
func (a *App) stepInput(n *Node, key KeyPress) bool {
	steps := inputSteps[key.Key]
	if step := arrowStep(key.Key); n.Role == RoleSelect && step != 0 {
		steps = step // its list reads downwards
	}
	if command, ok := n.Stepped(steps); ok {
		a.Do(command)
	}
	return steps != 0
}
