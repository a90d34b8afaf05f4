package ui

import (
	"anqi/assets/texts"
	"anqi/game/deal"
)

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
func proofNodes(id string, t *texts.Table, state FairState, result checked) []*Node {
	fair := &t.Fair
	letters, salt := fair.HiddenUntil, fair.HiddenUntil
	if state.laidOpen() {
		letters, salt = state.Deal.String(), state.Salt.String()
	}
	nodes := []*Node{ // the values stand alone, to be selected as they are
		mutedText(id+"-fingerprint-name", fair.Fingerprint), paragraph(id+"-fingerprint", state.Fingerprint),
		mutedText(id+"-deal-name", fair.Deal), paragraph(id+"-deal-letters", letters),
		mutedText(id+"-salt-name", fair.Salt), paragraph(id+"-salt", salt),
	}
	copying := ownButton(id+"-copy", fair.CopyAll)
	if !state.laidOpen() {
		return append(nodes, copying)
	}
	tone := ToneNormal
	switch result {
	case checkMatches:
		tone = ToneGood
	case checkDiffers:
		tone = ToneWarning
	}
	return append(nodes, ownButton(id+"-check", fair.Check),
		&Node{ID: id + "-checked", Role: RoleStatus, Label: checkSentence(t, result), Tone: tone}, copying)
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
