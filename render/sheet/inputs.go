package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

// labelled begins an input: its name at the left; room is what stands at the right. On narrow sheets the input stands below.
func (f *flow) labelled(node *tree.Node, room float64) (item Item, area tree.Rect) {
	top := f.begin()
	beside := f.width - room - gap
	narrow := beside < 120
	if narrow {
		beside = f.width
	}
	lines, bottom := f.explained(node, f.x, top+9, beside)
	height := math.Max(bottom+9-top, control)
	area = tree.Rect{X: f.x + f.width - room, Y: top + (height-control)/2, W: room, H: control}
	if narrow {
		area = tree.Rect{X: f.x, Y: bottom, W: math.Min(room, f.width), H: control}
		height = bottom + control - top
	}
	item = Item{Node: node, Rect: tree.Rect{X: f.x, Y: top, W: f.width, H: height}, Lines: lines}
	f.y = top + height
	return item, area
}

// explained returns the lines of an input's name and, below it, of its explanation, and the edge below them.
func (f *flow) explained(node *tree.Node, x, top, width float64) ([]Line, float64) {
	lines, bottom := f.lines(node.Written(), x, top, width, bodySize, node.Tone, false)
	if node.Hint == "" {
		return lines, bottom
	}
	hint, bottom := f.lines(node.Hint, x, bottom, width, hintSize, tree.ToneMuted, false)
	return append(lines, hint...), bottom
}

// finish adds an input, and below it why its value is refused.
func (f *flow) finish(item Item) {
	f.items = append(f.items, item)
	if item.Node.Invalid != "" {
		f.under(item.Node.Invalid, tree.ToneWarning)
	}
}

// number is a value between a minus and a plus.
func (f *flow) number(node *tree.Node) {
	item, area := f.labelled(node, 3*control+36)
	less, canLess := node.Stepped(-1)
	more, canMore := node.Stepped(1)
	item.Zones = []Zone{
		{Rect: tree.Rect{X: area.X, Y: area.Y, W: control, H: control}, Command: less, Icon: ZoneMinus, Off: !canLess},
		{Rect: tree.Rect{X: area.Right() - control, Y: area.Y, W: control, H: control}, Command: more, Icon: ZonePlus, Off: !canMore},
	}
	width := f.measurer.TextWidth(node.Value, bodySize+2)
	item.Lines = append(item.Lines, Line{Text: node.Value, X: area.X + (area.W-width)/2, Y: area.Y + control/2, Size: bodySize + 2})
	f.finish(item)
}

func (f *flow) slider(node *tree.Node) {
	item, area := f.labelled(node, math.Min(220, f.width))
	item.Zones = []Zone{{Rect: area, Icon: ZoneTrack, Off: node.Disabled}}
	f.finish(item)
}

// choose shows all options of a select as chips below its name.
func (f *flow) choose(node *tree.Node) {
	item, _ := f.labelled(node, 0)
	x, top := f.x, f.y-4
	for _, option := range node.Options {
		width := math.Min(math.Max(f.measurer.TextWidth(option.Label, bodySize)+28, control), f.width)
		if x > f.x && x+width > f.x+f.width {
			x, top = f.x, top+control+6
		}
		command := node.Command
		command.Value = option.Value
		item.Zones = append(item.Zones, Zone{
			Rect: tree.Rect{X: x, Y: top, W: width, H: control - 4}, Command: command, Label: option.Label,
			On: option.Value == node.Value, Off: node.Disabled,
		})
		x += width + 6
	}
	item.Rect.H = top + control - item.Rect.Y
	f.y = top + control
	f.finish(item)
}

// choice places a radio or a checkbox with its line of explanation; the whole of it can be tapped.
func (f *flow) choice(node *tree.Node) {
	top := f.begin()
	indent := f.x + signSize + 22
	width := f.width - (indent - f.x) - 10
	lines, bottom := f.explained(node, indent, top+8, width)
	height := math.Max(bottom+8-top, control)
	if len(lines) == 1 {
		lines[0].Y = top + height/2
	}
	f.items = append(f.items, Item{
		Node: node, Rect: tree.Rect{X: f.x, Y: top, W: f.width, H: height}, Lines: lines,
		Sign: tree.Rect{X: f.x + 10, Y: lines[0].Y - signSize/2, W: signSize, H: signSize},
	})
	f.y = top + height
}
