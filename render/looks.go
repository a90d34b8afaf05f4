package render

import (
	"slices"

	"anqi/game"
	"anqi/render/ui/tree"
)

// nodeLook is what the picture of a node depends on, apart from its lines, its tray and what is in it.
type nodeLook struct {
	rect                                         tree.Rect
	role                                         tree.Role
	words, icon                                  string
	size                                         float64
	align                                        tree.Align
	tone                                         tree.Tone
	captioned                                    bool
	disabled, pressed, checked, primary, control bool
}

func nodeLookOf(n *tree.Node) nodeLook {
	look := nodeLook{rect: n.Rect, role: n.Role, icon: n.Icon, size: n.Size, align: n.Align, tone: n.Tone, captioned: n.Text != "",
		disabled: n.Disabled, pressed: n.Pressed, checked: n.Checked, primary: n.Primary, control: n.Control()}
	if n.Size > 0 || look.captioned || n.Role == tree.RoleButton {
		look.words = n.Written() // a name for assistive technology alone is not seen
	}
	return look
}

// sameLook reports whether two states of a node, what is in it apart, are painted alike.
func sameLook(a, b *tree.Node) bool {
	return nodeLookOf(a) == nodeLookOf(b) && slices.Equal(a.Lines, b.Lines) && slices.Equal(a.Tray, b.Tray)
}

// squareLook is what the picture of a square depends on.
type squareLook struct {
	piece         game.Piece
	target        tree.TargetKind
	count, limit  int
	last, hovered bool
	selected      bool
	hint, chain   bool
	focused       bool
	dragged       bool
}

func squareLookOf(b *tree.BoardView, s, hovered game.Square) squareLook {
	look := squareLook{
		piece: b.Pieces[s], target: b.Targets[s], count: b.Counts[s], last: slices.Contains(b.Last, s), selected: b.Selected == s,
		hovered: hovered == s && (b.Movable[s] || b.Targets[s] != tree.TargetNone),
		hint:    b.HintFrom == s || b.HintTo == s, chain: b.Chain == s, focused: b.FocusShown && b.Focus == s, dragged: b.Dragged == s,
	}
	if look.count > 0 {
		look.limit = b.ChaseLimit
	}
	return look
}

// sameWood reports whether two boards differ only in what lies on them.
func sameWood(a, b *tree.BoardView) bool {
	return a.Rect == b.Rect && a.Rim == b.Rim && a.Lying == b.Lying && a.Turned == b.Turned && a.Coordinates == b.Coordinates
}
