package web

import (
	"strconv"

	"anqi/render/ui/tree"
)

// Element is one element of the page as it should be. It is a value: the mirror compares it with what it made before and
// changes what differs.
type Element struct {
	ID         string // the id attribute, also the key by which children are matched; "" for elements matched by place
	Tag        string
	Attributes []Attribute
	Text       string     // the text inside; such an element has no children
	Rect       *tree.Rect // where it lies, in CSS pixels of the window; nil for elements that flow
	Input      *Input
	Children   []Element
}

// Attribute is a name and a value. An element never has two of a name.
type Attribute struct{ Name, Value string }

// Input is the state of an input, which lives in properties and not in attributes.
type Input struct {
	Value   string
	Checked bool
}

// element starts an element of a tag with classes.
func element(tag, class string, children ...Element) Element {
	made := Element{Tag: tag, Children: children}
	return made.with("class", class)
}

// words is an element that holds nothing but text.
func words(tag, class, text string) Element {
	made := element(tag, class)
	made.Text = text
	return made
}

// with returns the element with an attribute more; an empty value adds none.
func (e Element) with(name, value string) Element {
	if value != "" {
		e.Attributes = append(e.Attributes[:len(e.Attributes):len(e.Attributes)], Attribute{name, value})
	}
	return e
}

// flag returns the element with an attribute without a value, if on.
func (e Element) flag(name string, on bool) Element {
	if on {
		e.Attributes = append(e.Attributes[:len(e.Attributes):len(e.Attributes)], Attribute{name, ""})
	}
	return e
}

// state returns the element with an ARIA state that is "true" or "false".
func (e Element) state(name string, on bool) Element {
	return e.with(name, strconv.FormatBool(on))
}

// Attribute returns the value of an attribute and whether the element has it.
func (e *Element) Attribute(name string) (string, bool) {
	for _, attribute := range e.Attributes {
		if attribute.Name == name {
			return attribute.Value, true
		}
	}
	return "", false
}

// Walk calls visit for the element and everything below it, parents first.
func (e *Element) Walk(visit func(*Element)) {
	visit(e)
	for i := range e.Children {
		e.Children[i].Walk(visit)
	}
}
