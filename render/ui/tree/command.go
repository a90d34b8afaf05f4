package tree

import (
	"strings"
)

// Command is what every input ends in: a tap, a key, a button of the page, a test. Comparable; the zero value is none.
type Command struct{ Name, Value string }

// The commands of the play screen. Panels have their own, which begin with the panel's name ("newgame-level").
const (
	CommandSquare     = "square"     // Value "b3": tap, Enter or click on a square
	CommandMove       = "move"       // Value "b3-c3": a piece dragged from one square to another
	CommandFocus      = "focus"      // Value: the ID of the node that took the focus
	CommandRelease    = "release"    // let the selected piece go
	CommandStop       = "stop"       // end a chain of captures
	CommandNew        = "new"        // open the new-game panel
	CommandRematch    = "rematch"    // the same again, first move swapped
	CommandUndo       = "undo"       // take back
	CommandRedo       = "redo"       // bring back what was taken back
	CommandHint       = "hint"       // ask the engine what it would play
	CommandDraw       = "draw"       // offer a draw
	CommandResign     = "resign"     // open the resignation panel
	CommandSound      = "sound"      // mute or unmute
	CommandSettings   = "settings"   // open the settings
	CommandStandings  = "standings"  // open the standings
	CommandHelp       = "help"       // open the rules in force and how to play
	CommandKeys       = "keys"       // open the list of keys
	CommandPieces     = "pieces"     // open the list of unseen and captured pieces
	CommandFair       = "fair"       // open the fair-dealing panel
	CommandEnd        = "end"        // open the panel of the game's end again
	CommandMenu       = "menu"       // open the menu of what a small window has no room for
	CommandFullScreen = "fullscreen" // toggle
	CommandAccept     = "accept"     // agree to what the other player asks (a draw, an undo)
	CommandDecline    = "decline"    // refuse it
	CommandClaim      = "claim"      // go on in this tab or window
	CommandDismiss    = "dismiss"    // close the notice
	CommandClose      = "close"      // close the open panel
	CommandSay        = "say"        // Value "status", "last" or "pieces": speak it
)

// String returns "name value", or the name alone.
func (c Command) String() string {
	if c.Value == "" {
		return c.Name
	}
	return c.Name + " " + c.Value
}

// ParseCommand reads what String writes; an empty text is no command.
func ParseCommand(text string) (Command, bool) {
	name, value, _ := strings.Cut(text, " ")
	return Command{name, value}, name != ""
}

// KeyPress is one key with its modifiers. Key is named as in the page's KeyboardEvent.key: "a", "A", "Enter", " ", "Escape",
// "ArrowLeft", "Home", "F11".
type KeyPress struct {
	Key                    string
	Ctrl, Shift, Alt, Meta bool
	Repeat                 bool // the key has been held since an earlier press
}
