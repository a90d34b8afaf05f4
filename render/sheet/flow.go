package sheet

import (
	"math"

	"anqi/render/ui"
)

// The measures of a sheet in CSS pixels.
const (
	widest   = 680 // wider lines are hard to read
	margin   = 12  // between the sheet and the window's edge
	padding  = 20
	gap      = 10
	control  = 44 // height of what is tapped
	bodySize = 16
	hintSize = 14
	leading  = 1.45 // distance of two lines as a multiple of their height
	signSize = 20   // of radios and checkboxes
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

// New lays out a dialog in a window of the given size.
func New(dialog *ui.Node, width, height float64, measurer ui.Measurer) *Sheet {
	outer := math.Min(width-2*margin, widest)
	inside := outer - 2*inset(outer)
	body := &flow{measurer: measurer, width: inside, title: dialog.Label}
	parts, closing := split(dialog)
	for _, part := range parts {
		body.part(part)
	}
	head := &flow{measurer: measurer, width: inside}
	head.text(&ui.Node{ID: dialog.ID + "-title", Role: ui.RoleHeading, Label: dialog.Label}, 24, ui.ToneNormal, true)
	foot := &flow{measurer: measurer, width: inside}
	foot.row(closing)

	fixed := head.y + foot.y + 2*gap + 2*padding
	tall := math.Min(body.y+fixed, height-2*margin)
	s := &Sheet{Node: dialog, Content: body.y, Body: body.items}
	s.Rect = ui.Rect{X: (width - outer) / 2, Y: math.Max((height-tall)/2, 0), W: outer, H: tall}
	left, top := s.Rect.X+inset(outer), s.Rect.Y+padding
	s.View = ui.Rect{X: s.Rect.X + 4, Y: top + head.y + gap, W: outer - 8, H: math.Max(tall-fixed, 0)}
	move(s.Body, left, s.View.Y)
	move(head.items, left, top)
	move(foot.items, left, s.Rect.Bottom()-padding-foot.y)
	s.Foot = append(head.items, foot.items...)
	return s
}

// inset is the free room at the left and right inside a sheet.
func inset(width float64) float64 {
	if width < 420 {
		return 14
	}
	return padding + 4
}

// split takes the closing buttons, the last group of a panel, from the parts that scroll.
func split(dialog *ui.Node) (parts, closing []*ui.Node) {
	count := len(dialog.Children)
	if count == 0 {
		return nil, nil
	}
	last := dialog.Children[count-1]
	if last.Role == ui.RoleGroup && len(last.Children) > 0 && onlyButtons(last) {
		return dialog.Children[:count-1], last.Children
	}
	return dialog.Children, nil
}

func onlyButtons(group *ui.Node) bool {
	for _, child := range group.Children {
		if child.Role != ui.RoleButton {
			return false
		}
	}
	return true
}

func move(items []Item, dx, dy float64) {
	shift := func(r *ui.Rect) { r.X += dx; r.Y += dy }
	for i := range items {
		item := &items[i]
		shift(&item.Rect)
		shift(&item.Sign)
		for j := range item.Tray {
			shift(&item.Tray[j].Rect)
		}
		for j := range item.Lines {
			item.Lines[j].X += dx
			item.Lines[j].Y += dy
		}
		for j := range item.Zones {
			shift(&item.Zones[j].Rect)
		}
		if item.Diagram != nil {
			shift(&item.Diagram.Rect)
		}
	}
}

// part places one part and what is in it.
func (f *flow) part(node *ui.Node) {
	switch node.Role {
	case ui.RoleHeading:
		if written(node) == f.title {
			return
		}
		f.title = written(node)
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

func headingSize(level int) float64 {
	switch {
	case level >= 4:
		return 17
	case level == 3:
		return 19
	}
	return 21
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

// lines breaks a text and returns its lines from a top edge on, and the edge below them.
func (f *flow) lines(text string, x, top, width, size float64, tone ui.Tone, heading bool) ([]Line, float64) {
	var lines []Line
	for _, line := range wrap(f.measurer, text, size, width) {
		lines = append(lines, Line{line, x, top + size*leading/2, size, tone, heading})
		top += size * leading
	}
	return lines, top
}

func written(node *ui.Node) string {
	if node.Text != "" {
		return node.Text
	}
	return node.Label
}

func (f *flow) text(node *ui.Node, size float64, tone ui.Tone, heading bool) {
	top := f.begin()
	lines, bottom := f.lines(written(node), f.x, top, f.width, size, tone, heading)
	f.items = append(f.items, Item{Node: node, Rect: ui.Rect{X: f.x, Y: top, W: f.width, H: bottom - top}, Lines: lines})
	f.y = bottom
	if node.Hint != "" && node.Role != ui.RoleHeading {
		f.under(node.Hint, ui.ToneMuted)
	}
}

// under adds small lines to the last item.
func (f *flow) under(text string, tone ui.Tone) {
	item := &f.items[len(f.items)-1]
	lines, bottom := f.lines(text, f.x, f.y, f.width, hintSize, tone, false)
	item.Lines = append(item.Lines, lines...)
	item.Rect.H += bottom - f.y
	f.y = bottom
}

// choice places a radio or a checkbox with its line of explanation; the whole of it can be tapped.
func (f *flow) choice(node *ui.Node) {
	top := f.begin()
	indent := f.x + signSize + 22
	width := f.width - (indent - f.x) - 10
	lines, bottom := f.lines(written(node), indent, top+8, width, bodySize, node.Tone, false)
	if node.Hint != "" {
		var more []Line
		more, bottom = f.lines(node.Hint, indent, bottom, width, hintSize, ui.ToneMuted, false)
		lines = append(lines, more...)
	}
	height := math.Max(bottom+8-top, control)
	if len(lines) == 1 {
		lines[0].Y = top + height/2
	}
	f.items = append(f.items, Item{
		Node: node, Rect: ui.Rect{X: f.x, Y: top, W: f.width, H: height}, Lines: lines,
		Sign: ui.Rect{X: f.x + 10, Y: lines[0].Y - signSize/2, W: signSize, H: signSize},
	})
	f.y = top + height
}

func (f *flow) bullet(node *ui.Node) {
	top := f.begin()
	lines, bottom := f.lines(written(node), f.x+20, top, f.width-20, bodySize, node.Tone, false)
	f.items = append(f.items, Item{
		Node: node, Rect: ui.Rect{X: f.x, Y: top, W: f.width, H: bottom - top}, Lines: lines,
		Sign: ui.Rect{X: f.x + 6, Y: lines[0].Y - 3, W: 6, H: 6},
	})
	f.y = bottom
	for _, child := range node.Children {
		f.part(child)
	}
}

// row places buttons side by side, in as many rows as they need.
func (f *flow) row(buttons []*ui.Node) {
	if len(buttons) == 0 {
		return
	}
	f.spacing = math.Max(f.spacing, gap)
	top, height := f.begin(), float64(control)
	if len(buttons[0].Tray) > 0 {
		height = pieceButton
	}
	x, even := f.x, f.evenWidth(buttons)
	for _, node := range buttons {
		width := f.buttonWidth(node)
		if even > 0 {
			width = even
		}
		if x > f.x && x+width > f.x+f.width {
			x, top = f.x, top+height+gap
		}
		item := Item{Node: node, Rect: ui.Rect{X: x, Y: top, W: width, H: height}}
		for _, piece := range node.Tray {
			piece.Rect = item.Rect.Inset(6)
			item.Tray = append(item.Tray, piece)
		}
		f.items = append(f.items, item)
		x += width + gap
	}
	f.y = top + height
}

// evenWidth is the width of all buttons when there are so many that they stand in columns, else 0.
func (f *flow) evenWidth(buttons []*ui.Node) float64 {
	if len(buttons) < 4 || len(buttons[0].Tray) > 0 {
		return 0
	}
	widest := 0.0
	for _, node := range buttons {
		widest = math.Max(widest, f.buttonWidth(node))
	}
	columns := math.Max(math.Floor((f.width+gap)/(widest+gap)), 1)
	return math.Floor((f.width+gap)/columns - gap)
}

// pieceButton is the side of a button that shows a piece.
const pieceButton = 68

func (f *flow) buttonWidth(node *ui.Node) float64 {
	if len(node.Tray) > 0 {
		return pieceButton
	}
	width := f.measurer.TextWidth(written(node), bodySize) + 40
	if node.Icon != "" {
		width += 26
	}
	return math.Min(math.Max(width, 92), f.width)
}
