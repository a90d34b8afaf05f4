package web

import (
	"strconv"
	"syscall/js"

	"anqi/render/ui/tree"
)

// mounted is an element in the page and the description it was last given.
type mounted struct {
	node     js.Value
	now      Element
	children []*mounted
}

var document = js.Global().Get("document")

// mount makes an element with everything inside it.
func mount(wanted Element) *mounted {
	m := &mounted{node: document.Call("createElement", wanted.Tag), now: Element{Tag: wanted.Tag}}
	m.patch(wanted)
	return m
}

// fits reports whether the element can become what is wanted without being made anew.
func (m *mounted) fits(wanted *Element) bool {
	return m.now.Tag == wanted.Tag && m.now.ID == wanted.ID
}

// patch changes what differs and nothing else, so focus, selection and scrolling stay where they are.
func (m *mounted) patch(wanted Element) {
	if wanted.ID != m.now.ID {
		m.node.Set("id", wanted.ID)
	}
	m.patchAttributes(&wanted)
	m.patchRect(wanted.Rect)
	if len(wanted.Children) > 0 || len(m.children) > 0 {
		if m.now.Text != "" {
			m.node.Set("textContent", "")
		}
		m.patchChildren(wanted.Children)
	}
	if wanted.Text != m.now.Text && len(wanted.Children) == 0 {
		m.node.Set("textContent", wanted.Text)
	}
	m.patchInput(wanted.Input)
	m.now = wanted
}

func (m *mounted) patchAttributes(wanted *Element) {
	for _, attribute := range wanted.Attributes {
		if value, has := m.now.Attribute(attribute.Name); !has || value != attribute.Value {
			m.node.Call("setAttribute", attribute.Name, attribute.Value)
		}
	}
	for _, attribute := range m.now.Attributes {
		if _, stays := wanted.Attribute(attribute.Name); !stays {
			m.node.Call("removeAttribute", attribute.Name)
		}
	}
}

func (m *mounted) patchRect(rect *tree.Rect) {
	if rect == nil || m.now.Rect != nil && *m.now.Rect == *rect {
		return
	}
	// One text for all: every step from the program into the page costs more than the text does.
	pixels := func(value float64) string { return strconv.FormatFloat(value, 'f', 2, 64) + "px" }
	m.node.Get("style").Set("cssText", "position:absolute;left:"+pixels(rect.X)+";top:"+pixels(rect.Y)+
		";width:"+pixels(rect.W)+";height:"+pixels(rect.H))
}

// patchInput writes a value only when the description has another than before: what a person is typing at this moment has
// not been told yet and must not be disturbed.
func (m *mounted) patchInput(input *Input) {
	if input == nil {
		return
	}
	known := m.now.Input != nil && m.now.Input.Value == input.Value
	if !known && m.node.Get("value").String() != input.Value {
		m.node.Set("value", input.Value)
	}
	if checked := m.node.Get("checked"); checked.Type() == js.TypeBoolean && checked.Bool() != input.Checked {
		m.node.Set("checked", input.Checked)
	}
}

// patchChildren matches children by tag and ID, keeps those that fit, makes the new and removes the rest.
func (m *mounted) patchChildren(wanted []Element) {
	if len(m.children) == 0 {
		m.fill(wanted)
		return
	}
	left := m.children
	m.children = make([]*mounted, 0, len(wanted))
	for _, child := range wanted {
		found := -1
		for i, candidate := range left {
			if candidate.fits(&child) {
				found = i
				break
			}
		}
		if found < 0 {
			m.children = append(m.children, mount(child))
			continue
		}
		kept := left[found]
		left = append(left[:found:found], left[found+1:]...)
		kept.patch(child)
		m.children = append(m.children, kept)
	}
	for _, gone := range left {
		gone.node.Call("remove")
	}
	m.orderChildren()
}

// fill makes the first children.
func (m *mounted) fill(wanted []Element) {
	nodes := make([]any, len(wanted))
	for i, child := range wanted {
		made := mount(child)
		m.children = append(m.children, made)
		nodes[i] = made.node
	}
	m.node.Call("append", nodes...)
}

// orderChildren puts the children's nodes in order and touches only those that stand elsewhere: to move an element takes
// the focus away from it.
func (m *mounted) orderChildren() {
	at := m.node.Get("firstChild")
	for _, child := range m.children {
		if at.Truthy() && at.Equal(child.node) {
			at = at.Get("nextSibling")
			continue
		}
		m.node.Call("insertBefore", child.node, at)
	}
}
