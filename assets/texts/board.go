package texts

// Board is the words of the play screen that belong to no other group.
type Board struct {
	Sentence      Pattern // a label as a sentence
	Unseen        string  // caption of the unseen pieces
	KeysShort     string  // under the icon
	LeaveShort    string  // under the icon
	FairShort     string  // under the icon
	PiecesShort   string  // under the icon
	UndoDeclined  Pattern // who
	TapAgain      Pattern // square: tap once more to flip
	Chosen        Pattern // piece, square: selected
	ChosenStuck   Pattern // the same of a piece that can do nothing
	Released      string
	HintHere      string  // on a face-down piece: the hint is to flip it
	FlippedHere   string  // on the piece that was turned up last
	ForbiddenHere Pattern // the count that has been reached
	LastChase     string  // on a square: moving here is the last chase allowed
	SeeResult     string  // button after the end
	MenuTitle     string
	PlayerOf      Pattern // who, side: name of a player's plate
	PlayerToMove  Pattern // the same while it is that player's turn
	Hunted        Pattern // on a hunted piece: count, limit
	ClockMinutes  Pattern // minutes, seconds in two digits
}
