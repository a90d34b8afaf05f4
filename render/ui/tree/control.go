package tree

// Control is a button before it has a place.
type Control struct {
	ID, Icon    string
	Label, Hint string
	Short       string // painted under the icon; "" for the label
	Command     Command
	Disabled    bool
	Toggle      bool
	Pressed     bool
	Primary     bool
	Rank        int // the lower, the sooner it stays on a small window
}
