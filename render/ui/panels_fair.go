package ui

import "anqi/assets/texts"

const (
	fairID    = "fair"
	fairCheck = "fair-check"
	fairCopy  = "fair-copy"
	fairBack  = "fair-back"
)

// fairPanel explains and proves that the deal was fixed before the first flip.
type fairPanel struct {
	texts   *texts.Table
	state   FairState
	checked checked
	back    Panel // shown again by the button back; nil has none
}

// NewFairPanel shows the fingerprint and, once the game is over, the deal and the salt with a button that checks them.
func NewFairPanel(t *texts.Table, state FairState) Panel { return fairPanel{texts: t, state: state} }

// Node shows the fingerprint with what it promises, and the deal once it lies open.
func (p fairPanel) Node() *Node {
	fair := &p.texts.Fair
	parts := []*Node{paragraph("fair-before", fair.Before), paragraph("fair-promise", fair.Promise),
		paragraph("fair-computer", fair.ComputerLine)}
	if p.state.Fingerprint == "" {
		parts = append(parts, paragraph("fair-none", fair.NoneYet))
		return panelNode(fairID, fair.Title, parts, p.closing()...)
	}
	parts = append(parts, proofNodes(fairID, p.texts, p.state, p.checked)...)
	if p.state.laidOpen() {
		parts = append(parts, mutedText("fair-letters", fair.DealLine), paragraph("fair-hand", fair.ByHand),
			paragraph("fair-line", fair.CommandLine), paragraph("fair-command", commandLine(p.state)))
	}
	return panelNode(fairID, fair.Title, parts, p.closing()...)
}

// closing are the buttons at the panel's foot.
func (p fairPanel) closing() []*Node {
	if p.back != nil {
		return []*Node{ownButton(fairBack, p.texts.Buttons.Back), closeButton(fairID, p.texts)}
	}
	return []*Node{closeButton(fairID, p.texts)}
}

// commandLine is the check as it is typed into a shell.
func commandLine(s FairState) string {
	return "anqi deal " + s.Deal.String() + " " + s.Salt.String() + " " + s.Fingerprint
}

// Do checks the fingerprint, copies it, or goes back.
func (p fairPanel) Do(command Command) (Panel, Request) {
	switch command.Name {
	case fairCheck:
		p.checked = p.state.check()
		return p, DoEffect{Say{Line: checkSentence(p.texts, p.checked), Assertive: true}}
	case fairCopy:
		return p, DoEffect{Copy{proofText(p.texts, p.state)}}
	case fairBack:
		if p.back != nil {
			return p, OpenPanel{p.back}
		}
	}
	return p, nil
}

// Follow shows the game as it is now.
func (p fairPanel) Follow(now Now) Panel {
	p.state = now.Fair
	return p
}
