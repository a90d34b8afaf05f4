package web

import (
	"strconv"
	"syscall/js"

	"anqi/render/ui"
	"anqi/render/ui/tree"
)

// Mirror keeps the page's elements like the interface tree and sends what the person does with them to the App.
type Mirror struct {
	app    *ui.App
	lock   *Lock
	acted  func()
	framed bool

	root    js.Value
	version uint64
	wanted  *tree.Node // the tree that the elements have to be made like; nil if they are
	nodes   map[string]*tree.Node
	screen  *mounted
	dialogs []*mounted
	focus   string   // wanted by a FocusNode effect, until the next Sync
	scrolls []string // what scrolls in the open panel, as show saw it last
	opened  bool     // a panel has just been opened: it shows its beginning, wherever the focus is
	showing bool     // elements are being changed: the events of that come at once, inside of it, and are not the person's

	busy bool // nothing may be done with the elements now

	// The last was done by mouse or finger, which needs no mark of where the focus went. WebKit, else, marks it in every panel.
	pointed bool

	drag drag
}

// untouched is the class of the game until somebody uses a key or moves the focus. The board has the focus already then, but a mark
// on one of its squares would only puzzle who plays by mouse or finger.
const untouched = "untouched"

// touched lets the mark of the focus be seen from now on.
func (m *Mirror) touched() { m.root.Get("classList").Call("remove", untouched) }

// NewMirror puts an empty mirror over the canvas. The lock is held whenever the App is used; the program's own loop holds it
// too. acted is called, with the lock held, after the person did something: what the App wants of the browser then is best
// asked at once, since much of it (clipboard, full screen, sound) is only granted inside of the person's own gesture.
func NewMirror(app *ui.App, lock *Lock, acted func()) *Mirror {
	m := &Mirror{app: app, lock: lock, acted: acted, framed: Framed()}
	m.root = document.Call("createElement", "main")
	m.root.Set("id", "mirror")
	m.root.Call("setAttribute", "aria-label", app.Texts().Names.Game)
	m.root.Set("className", untouched)
	if m.framed {
		m.root.Set("className", "framed "+untouched)
	}
	document.Get("body").Call("append", m.root)
	m.listen()
	return m
}

// Sync makes the page's elements like the tree, if it has changed since, and moves the focus where the App wants it. Call
// it with the lock held: the elements follow when the lock is free, because to change them fires events.
func (m *Mirror) Sync() {
	m.app.SetScrolling(m.scrolls)
	if version := m.app.Version(); version != m.version {
		m.version = version
		m.wanted = m.app.Tree()
	}
	if m.wanted != nil || m.focus != "" {
		m.lock.Afterwards(m.show)
	}
}

// show carries out what Sync found. The tree is never changed in place, so it needs no lock.
func (m *Mirror) show() {
	m.showing = true
	defer func() { m.showing = false }()
	if tree := m.wanted; tree != nil {
		m.wanted = nil
		m.rebuild(tree)
		m.scrolls = m.scrolling()
	}
	if m.focus != "" {
		m.moveFocus()
	}
}

// FocusNode remembers where the focus shall go: the element may be made by the next Sync only.
func (m *Mirror) FocusNode(id string) { m.focus = id }

func (m *Mirror) rebuild(root *tree.Node) {
	m.nodes = make(map[string]*tree.Node)
	root.Walk(func(n *tree.Node) bool {
		if n.ID != "" {
			m.nodes[n.ID] = n
		}
		return true
	})
	describer := Describer{Texts: m.app.Texts()}
	screen := describer.Screen(root)
	if m.screen == nil {
		m.screen = mount(screen)
		m.root.Call("append", m.screen.node)
	} else {
		m.screen.patch(screen)
	}
	m.patchDialogs(describer.Dialogs(root))
}

// SetBusy tells that the game cannot be played for a moment: the elements stay, with the focus, and do nothing.
func (m *Mirror) SetBusy(busy bool) {
	m.busy = busy
	m.root.Call("setAttribute", "aria-busy", strconv.FormatBool(busy))
}

// isCell reports whether the ID is a square's.
func (m *Mirror) isCell(id string) bool {
	node, exists := m.nodes[id]
	return exists && node.Role == tree.RoleCell
}

// moveFocus carries out FocusNode. A square becomes the board's tab stop first.
func (m *Mirror) moveFocus() {
	id, opened := m.focus, m.opened
	m.focus, m.opened = "", false
	target := document.Call("getElementById", id)
	if !target.Truthy() {
		return
	}
	has := target.Equal(document.Get("activeElement"))
	if has && !(opened && m.pointed) {
		return
	}
	// A game in a page's frame does not take the focus from the page.
	if m.framed && !document.Call("hasFocus").Bool() {
		return
	}
	options := map[string]any{"preventScroll": opened || m.isCell(id)}
	if m.pointed {
		options["focusVisible"] = false
	}
	if has { // the browser itself gave it, with a mark
		target.Call("blur")
	}
	target.Call("focus", options)
}

// do carries out a command and shows at once what it changed.
func (m *Mirror) do(command tree.Command) {
	if command == (tree.Command{}) || m.busy {
		return
	}
	m.act(func() { m.app.Do(command) })
}

// act changes the App and shows at once what changed: the next key may come before the next frame, and must meet the
// focus where it is now.
func (m *Mirror) act(change func()) {
	m.lock.Lock()
	defer m.lock.Unlock()
	before, _ := m.app.FocusID()
	change()
	m.acted()
	if now, _ := m.app.FocusID(); now != before {
		m.focus = now
	}
	m.Sync()
}

// nodeOf returns the node whose element is the event's target or holds it, with that target; nil if there is none.
func (m *Mirror) nodeOf(e event) (node *tree.Node, target js.Value) {
	target, ok := e.target()
	if !ok {
		return nil, target
	}
	for at := target; isElement(at) && !at.Equal(m.root); at = at.Get("parentNode") {
		if node, exists := m.nodes[at.Get("id").String()]; exists {
			return node, target
		}
	}
	return nil, target
}
