package sheet

import (
	"math"

	"anqi/render/ui"
)

// flow places parts from top to bottom.
type flow struct {
	measurer ui.Measurer
	x, y     float64
	width    float64
	items    []Item
	spacing  float64 // still to be left before the next part
	title    string  // the last heading: a name that only repeats it is for assistive technology
}

// part places one part and what is in it.
func (f *flow) part(node *ui.Node) {
	switch node.Role {
	case ui.RoleHeading:
		if node.Written() == f.title {
			return
		}
		f.title = node.Written()
		f.spacing += gap
		f.text(node, headingSize(node.Level), node.Tone, true)
	case ui.RoleText, ui.RoleStatus:
		f.text(node, bodySize, node.Tone, false)
	case ui.RoleRadio, ui.RoleCheckbox:
		f.choice(node)
	case ui.RoleButton, ui.RoleLink:
		f.row([]*ui.Node{node})
	case ui.RoleNumber:
		f.number(node)
	case ui.RoleSlider:
		f.slider(node)
	case ui.RoleSelect:
		f.choose(node)
	case ui.RoleTable:
		f.caption(node)
		f.table(node)
	case ui.RoleListItem:
		f.bullet(node)
	case ui.RoleDiagram:
		f.diagram(node)
	default:
		f.group(node)
	}
}

// group places the parts of a container below its name; runs of buttons share rows.
func (f *flow) group(node *ui.Node) {
	f.caption(node)
	for i := 0; i < len(node.Children); {
		run := i
		for run < len(node.Children) && node.Children[run].Role == ui.RoleButton {
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
func (f *flow) caption(node *ui.Node) {
	headed := len(node.Children) > 0 && node.Children[0].Role == ui.RoleHeading
	if node.Label == "" || node.Label == f.title || headed {
		return
	}
	f.title = node.Label
	f.spacing += gap
	named := *node
	named.Command, named.Children = ui.Command{}, nil
	f.text(&named, 17, ui.ToneNormal, true)
}

// begin leaves room and returns where the next part starts.
func (f *flow) begin() float64 {
	if len(f.items) > 0 {
		f.y += math.Max(f.spacing, gap*0.6)
	}
	f.spacing = 0
	return f.y
}
