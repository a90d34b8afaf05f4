package sheet

import (
	"math"
	"strconv"

	"anqi/render/ui"
)

// Step returns the command that moves a number, slider or select by so many steps; false if the node is none of these, is
// disabled, or is at its end already.
func Step(node *ui.Node, steps int) (ui.Command, bool) {
	command := node.Command
	if node.Disabled {
		return command, false
	}
	switch node.Role {
	case ui.RoleNumber, ui.RoleSlider:
		now := number(node.Value)
		next := min(max(now+steps*stride(node), node.Min), node.Max)
		command.Value = strconv.Itoa(next)
		return command, next != now
	case ui.RoleSelect:
		for i, option := range node.Options {
			if next := i + steps; option.Value == node.Value && next >= 0 && next < len(node.Options) {
				command.Value = node.Options[next].Value
				return command, true
			}
		}
	}
	return command, false
}

// stride is how far one step goes: a slider of a hundred values moves by five.
func stride(node *ui.Node) int {
	if node.Role == ui.RoleSlider {
		return max((node.Max-node.Min)/20, 1)
	}
	return 1
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}

// slide returns the command of a tap on a slider's track.
func (item *Item) slide(zone Zone, x float64) ui.Command {
	node := item.Node
	share := math.Max(0, math.Min(1, (x-zone.Rect.X-thumb/2)/(zone.Rect.W-thumb)))
	command := node.Command
	command.Value = strconv.Itoa(node.Min + int(math.Round(share*float64(node.Max-node.Min))))
	return command
}

// thumb is the width of a slider's handle.
const thumb = 20

// Thumb returns where the handle of a slider stands on its track.
func (item *Item) Thumb(zone Zone) ui.Rect {
	node, share := item.Node, 0.0
	if node.Max > node.Min {
		share = float64(number(node.Value)-node.Min) / float64(node.Max-node.Min)
	}
	share = math.Max(0, math.Min(1, share))
	r := zone.Rect
	return ui.Rect{X: r.X + share*(r.W-thumb), Y: r.Y + (r.H-thumb)/2, W: thumb, H: thumb}
}
