package ui

import "strconv"

// Stepped returns the command that moves a number, slider or select by so many steps; false if the node is none of these, is
// disabled, or is at its end already.
func (n *Node) Stepped(steps int) (Command, bool) {
	command := n.Command
	if n.Disabled {
		return command, false
	}
	switch n.Role {
	case RoleNumber, RoleSlider:
		now := n.Number()
		next := min(max(now+steps*n.stride(), n.Min), n.Max)
		command.Value = strconv.Itoa(next)
		return command, next != now
	case RoleSelect:
		for i, option := range n.Options {
			if next := i + steps; steps != 0 && option.Value == n.Value && next >= 0 && next < len(n.Options) {
				command.Value = n.Options[next].Value
				return command, true
			}
		}
	}
	return command, false
}

// Number returns the value of a number or slider, 0 if it has none.
func (n *Node) Number() int {
	number, err := strconv.Atoi(n.Value)
	if err != nil {
		return 0
	}
	return number
}

// stride is how far one step goes: a slider of a hundred values moves by five.
func (n *Node) stride() int {
	if n.Role == RoleSlider {
		return max((n.Max-n.Min)/20, 1)
	}
	return 1
}
