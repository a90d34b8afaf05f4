package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

// flow places parts from top to bottom.
type flow struct {
	measurer tree.Measurer
	x, y     float64
	width    float64
	items    []Item
	spacing  float64 // still to be left before the next part
	title    string  // the last heading: a name that only repeats it is for assistive technology
}

// part places one part and what is in it.
func (f *flow) part(node *tree.Node) {
	switch node.Role {
	case tree.RoleHeading:
		if node.Written() == f.title {
			return
		}
		f.title = node.Written()
		f.spacing += gap
		f.text(node, headingSize(node.Level), node.Tone, true)
	case tree.RoleText, tree.RoleStatus:
		f.text(node, bodySize, node.Tone, false)
	case tree.RoleRadio, tree.RoleCheckbox:
		f.choice(node)
	case tree.RoleButton, tree.RoleLink:
		f.row([]*tree.Node{node})
	case tree.RoleNumber:
		f.number(node)
	case tree.RoleSlider:
		f.slider(node)
	case tree.RoleSelect:
		f.choose(node)
	case tree.RoleTable:
		f.caption(node)
		f.table(node)
	case tree.RoleListItem:
		f.bullet(node)
	case tree.RoleDiagram:
		f.diagram(node)
	default:
		f.group(node)
	}
}

// group places the parts of a container below its name; runs of buttons share rows.
func (f *flow) group(node *tree.Node) {
	f.caption(node)
	for i := 0; i < len(node.Children); {
		run := i
		for run < len(node.Children) && node.Children[run].Role == tree.RoleButton {
			run++
		}
		if run > i {
			f.row(node.Children[i:run])
			i = run
			continue
		}
		f.part(node.Children[i])
		i++
	}
}

// caption writes the name of a container above it.
func (f *flow) caption(node *tree.Node) {
	headed := len(node.Children) > 0 && node.Children[0].Role == tree.RoleHeading
	if node.Label == "" || node.Label == f.title || headed {
		return
	}
	f.title = node.Label
	f.spacing += gap
	named := *node
	named.Command, named.Children = tree.Command{}, nil
	f.text(&named, 17, tree.ToneNormal, true)
}

// begin leaves room and returns where the next part starts.
func (f *flow) begin() float64 {
	if len(f.items) > 0 {
		f.y += math.Max(f.spacing, gap*0.6)
	}
	f.spacing = 0
	return f.y
}
