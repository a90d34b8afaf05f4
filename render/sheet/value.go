package sheet

import (
	"math"
	"strconv"

	"anqi/render/ui/tree"
)

// slide returns the command of a tap on a slider's track.
func (item *Item) slide(zone Zone, x float64) tree.Command {
	node := item.Node
	share := math.Max(0, math.Min(1, (x-zone.Rect.X-thumb/2)/(zone.Rect.W-thumb)))
	command := node.Command
	command.Value = strconv.Itoa(node.Min + int(math.Round(share*float64(node.Max-node.Min))))
	return command
}

// thumb is the width of a slider's handle.
const thumb = 20

// Thumb returns where the handle of a slider stands on its track.
func (item *Item) Thumb(zone Zone) tree.Rect {
	node, share := item.Node, 0.0
	if node.Max > node.Min {
		share = float64(node.Number()-node.Min) / float64(node.Max-node.Min)
	}
	share = math.Max(0, math.Min(1, share))
	r := zone.Rect
	return tree.Rect{X: r.X + share*(r.W-thumb), Y: r.Y + (r.H-thumb)/2, W: thumb, H: thumb}
}
