package panels

import (
	"anqi/assets/texts"
	"anqi/game/deal"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

const (
	fairID    = "fair"
	fairCheck = "fair-check"
	fairCopy  = "fair-copy"
	fairBack  = "fair-back"
)

// Fair explains and proves that the deal was fixed before the first flip.
type Fair struct {
	texts   *texts.Table
	State   FairState
	checked checked
	answer  string // what came of the copy, in this tone; "" before it is known
	tone    tree.Tone
	back    Panel // shown again by the button back; nil has none
}

// NewFairPanel shows the fingerprint and, once the game is over, the deal and the salt with a button that checks them.
func NewFairPanel(t *texts.Table, state FairState) Panel { return Fair{texts: t, State: state} }

// Node shows the fingerprint with what it promises, and the deal once it lies open.
func (p Fair) Node() *tree.Node {
	fair := &p.texts.Fair
	parts := []*tree.Node{paragraph("fair-before", fair.Before), paragraph("fair-promise", fair.Promise),
		paragraph("fair-computer", fair.ComputerLine)}
	if p.State.Fingerprint == "" {
		parts = append(parts, paragraph("fair-none", fair.NoneYet))
		return panelNode(fairID, fair.Title, parts, p.closing()...)
	}
	parts = append(parts, proofNodes(fairID, p.texts, p.State, p.checked)...)
	if p.answer != "" {
		parts = append(parts, &tree.Node{ID: "fair-answer", Role: tree.RoleStatus, Label: p.answer, Tone: p.tone})
	}
	if p.State.laidOpen() {
		parts = append(parts, mutedText("fair-letters", fair.DealLine), paragraph("fair-hand", fair.ByHand),
			paragraph("fair-line", fair.CommandLine), paragraph("fair-command", commandLine(p.State)))
	}
	return panelNode(fairID, fair.Title, parts, p.closing()...)
}

// closing are the buttons at the panel's foot.
func (p Fair) closing() []*tree.Node {
	if p.back != nil {
		return []*tree.Node{ownButton(fairBack, p.texts.Buttons.Back), closeButton(fairID, p.texts)}
	}
	return []*tree.Node{closeButton(fairID, p.texts)}
}

// commandLine is the check as it is typed into a shell.
func commandLine(s FairState) string {
	return "anqi deal " + s.Deal.String() + " " + s.Salt.String() + " " + s.Fingerprint
}

// Do checks the fingerprint, copies it, or goes back.
func (p Fair) Do(command tree.Command) (Panel, Request) {
	p.answer = ""
	switch command.Name {
	case fairCheck:
		p.checked = p.State.check()
		return p, DoEffect{effect.Say{Line: checkSentence(p.texts, p.checked), Assertive: true}}
	case fairCopy:
		return p, DoEffect{effect.Copy{Text: proofText(p.texts, p.State)}}
	case fairBack:
		if p.back != nil {
			return p, OpenPanel{p.back}
		}
	}
	return p, nil
}

// Answered shows what came of the copy below its button.
func (p Fair) Answered(line string, tone tree.Tone) Panel {
	p.answer, p.tone = line, tone
	return p
}

// Follow shows the game as it is now.
func (p Fair) Follow(now Now) Panel {
	p.State = now.Fair
	return p
}

// FairState is what may be known of a deal: its fingerprint from the start, itself and the salt once the game is over.
type FairState struct {
	Fingerprint string // "" before any game
	Over        bool
	Deal        deal.Deal // the zero value is not known
	Salt        deal.Salt
}

// checked is the outcome of a check of the fingerprint.
type checked uint8

const (
	notChecked checked = iota
	checkMatches
	checkDiffers
)

// laidOpen reports whether there is a deal to show and check.
func (s FairState) laidOpen() bool { return s.Over && s.Deal != deal.Deal{} }

// check computes the fingerprint anew from deal and salt.
func (s FairState) check() checked {
	switch {
	case !s.laidOpen():
		return notChecked
	case s.Deal.Fingerprint(s.Salt) == s.Fingerprint:
		return checkMatches
	}
	return checkDiffers
}

// proofNodes are the fingerprint, deal and salt with their buttons.
func proofNodes(id string, t *texts.Table, state FairState, result checked) []*tree.Node {
	fair := &t.Fair
	letters, salt := fair.HiddenUntil, fair.HiddenUntil
	if state.laidOpen() {
		letters, salt = state.Deal.String(), state.Salt.String()
	}
	nodes := []*tree.Node{ // the values stand alone, to be selected as they are
		mutedText(id+"-fingerprint-name", fair.Fingerprint), paragraph(id+"-fingerprint", state.Fingerprint),
		mutedText(id+"-deal-name", fair.Deal), paragraph(id+"-deal-letters", letters),
		mutedText(id+"-salt-name", fair.Salt), paragraph(id+"-salt", salt),
	}
	copying := ownButton(id+"-copy", fair.CopyAll)
	if !state.laidOpen() {
		return append(nodes, copying)
	}
	tone := tree.ToneNormal
	switch result {
	case checkMatches:
		tone = tree.ToneGood
	case checkDiffers:
		tone = tree.ToneWarning
	}
	return append(nodes, ownButton(id+"-check", fair.Check),
		&tree.Node{ID: id + "-checked", Role: tree.RoleStatus, Label: checkSentence(t, result), Tone: tone}, copying)
}

// proofText is what the copy button copies.
func proofText(t *texts.Table, state FairState) string {
	text := t.Fair.Fingerprint + " " + state.Fingerprint
	if state.laidOpen() {
		text += "\n" + t.Fair.Deal + " " + state.Deal.String() + "\n" + t.Fair.Salt + " " + state.Salt.String()
	}
	return text + "\n"
}

func checkSentence(t *texts.Table, result checked) string {
	switch result {
	case checkMatches:
		return t.Fair.Matches
	case checkDiffers:
		return t.Fair.Differs
	}
	return t.Fair.NotChecked
}
