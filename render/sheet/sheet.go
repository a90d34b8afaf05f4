// Package sheet lays out the panels of the interface where no web page does: it turns the flowing parts of a dialog into
// rectangles and lines of text for the canvas. Pure geometry: it imports package ui and the standard library, and measures
// text through ui.Measurer.
package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

// Line is a line of text: its left edge, its middle and its height, in CSS pixels.
type Line struct {
	Text    string
	X, Y    float64
	Size    float64
	Tone    tree.Tone
	Heading bool
}

// Zone is a part of an item that does something of its own, such as the plus of a number.
type Zone struct {
	Rect    tree.Rect
	Command tree.Command
	Icon    ZoneIcon
	Label   string // what is written on it
	On      bool   // chosen
	Off     bool   // cannot be used now
}

// ZoneIcon says what a zone looks like.
type ZoneIcon uint8

// The looks of zones.
const (
	ZoneChip  ZoneIcon = iota // a small button with its label
	ZoneMinus                 // one less
	ZonePlus                  // one more
	ZoneTrack                 // a slider
)

// Item is a part of a panel at its place.
type Item struct {
	Node    *tree.Node
	Rect    tree.Rect
	Sign    tree.Rect // the circle of a radio, the box of a checkbox, the bullet of a list item
	Lines   []Line
	Zones   []Zone
	Tray    []tree.TrayPiece // small pieces on a button
	Diagram *tree.BoardView  // with its rectangles set
	Rule    bool             // a thin line runs along its lower edge, as in a table
}

// Sheet is a panel at its place. Rectangles of the items of Body are those of an unscrolled sheet.
type Sheet struct {
	Node    *tree.Node
	Region  *tree.Node // of what scrolls, nil if the panel has none
	Rect    tree.Rect  // of the whole sheet
	View    tree.Rect  // the part in which the body scrolls
	Body    []Item
	Foot    []Item // the title and the closing buttons: always in sight
	Content float64
}

// Limit returns how far the body can be scrolled, 0 if all of it is in sight.
func (s *Sheet) Limit() float64 { return math.Max(s.Content-s.View.H, 0) }

// Scrolling returns the IDs of what scrolls: the region, if not all of it is in sight.
func (s *Sheet) Scrolling() []string {
	if s.Region == nil || s.Limit() == 0 {
		return nil
	}
	return []string{s.Region.ID}
}

// Reveal returns the scroll position nearest to the given one at which the item of that ID is in sight.
func (s *Sheet) Reveal(id string, scroll float64) float64 {
	for _, item := range s.Body {
		if item.Node.ID == id {
			top := item.Rect.Y - s.View.Y
			scroll = math.Min(scroll, math.Max(top-8, 0))
			scroll = math.Max(scroll, top+item.Rect.H+8-s.View.H)
		}
	}
	return math.Max(math.Min(scroll, s.Limit()), 0)
}

// Hit returns what a tap on a point does, with the body scrolled so far: the item, and the command, which is zero on items
// that do nothing.
func (s *Sheet) Hit(x, y, scroll float64) (*Item, tree.Command) {
	for i := range s.Foot {
		if item := &s.Foot[i]; item.Rect.Contains(x, y) && item.Node.Control() {
			return item, item.command(x, y)
		}
	}
	if !s.View.Contains(x, y) {
		return nil, tree.Command{}
	}
	y += scroll
	for i := range s.Body {
		if item := &s.Body[i]; item.Rect.Contains(x, y) && item.Node.Control() {
			return item, item.command(x, y)
		}
	}
	return nil, tree.Command{}
}

func (item *Item) command(x, y float64) tree.Command {
	if item.Node.Disabled {
		return tree.Command{}
	}
	if item.Zones == nil {
		return item.Node.Command
	}
	for _, zone := range item.Zones {
		if !zone.Rect.Contains(x, y) || zone.Off {
			continue
		}
		if zone.Icon == ZoneTrack {
			return item.slide(zone, x)
		}
		return zone.Command
	}
	return tree.Command{}
}
