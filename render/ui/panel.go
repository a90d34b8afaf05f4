package ui

// Panel is the state of an open panel: a value of its own, without pointers to the App. panels_*.go implement it.
type Panel interface {
	// Node builds the panel: a RoleDialog with a label, whose children flow from top to bottom. Its first control gets the
	// focus unless one is Primary. It ends with the buttons that close it; the App adds none.
	Node() *Node
	// Do acts on a command of the panel: the next state (nil closes the panel) and what the App shall do, nil for nothing.
	// A command that it does not know leaves everything as it is. The App treats CommandClose itself.
	Do(Command) (Panel, Request)
}

// Request is what a panel wants done by the App: the structs of panels_requests.go.
type Request interface{ request() }

// OpenPanel asks for another panel in place of the one that is open.
type OpenPanel struct{ Panel Panel }

// DoCommand asks for a command of the play screen, after the panel has closed.
type DoCommand struct{ Command Command }

// DoEffect asks for an effect, such as Copy.
type DoEffect struct{ Effect Effect }

func (OpenPanel) request() {}
func (DoCommand) request() {}
func (DoEffect) request()  {}
