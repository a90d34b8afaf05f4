package art

// Theme is everything that a look of the game consists of. A new look is one more value in Themes.
type Theme struct {
	Name string // the word that settings keep

	Table      Wood // the table top behind everything
	TableLight RGB  // colour of the light on it
	Board      Wood // the playing field
	Frame      Wood // the frame around it
	Line       RGB  // the floor of the carved lines of the field
	Coordinate RGB  // letters and digits on the frame

	Face     Wood // a piece seen from its front
	Edge     RGB  // the side of a piece
	Red      RGB  // paint in the carving of a red piece
	Black    RGB  // paint in the carving of a black piece
	Back     Wood // a piece seen from its back
	BackEdge RGB
	Ornament RGB // paint in the ornament of the back

	Text      RGB // words on the table and on plaques
	Dim       RGB // words of less weight
	Plaque    RGB // ground of buttons and areas
	Raised    RGB // ground of a button
	Primary   RGB // ground of the button that goes on
	Accent    RGB // hairlines, what is switched on
	RedSide   RGB // the word for the red side on a plaque
	BlackSide RGB // the word for the black side
	Warning   RGB // words that want attention
	Good      RGB // words of success

	Select, Move, Capture, Dark, Forbidden, Last, Hint, Chain RGB // marks on the board
	Focus, FocusOuter                                         RGB // the two lines of the keyboard's mark

	Strong bool // grounds and borders of plaques at full strength, nothing seen through them
}

// Themes are the looks a person can choose from; the first is the one to start with.
var Themes = []*Theme{
	{
		Name:       "honey",
		Table:      Wood{Hex(0x33231a), Hex(0x1b110c), 0.45, 0.55},
		TableLight: Hex(0xffd9a0),
		Board:      Wood{Hex(0xdcae6e), Hex(0xa06c34), 0.62, 0.55},
		Frame:      Wood{Hex(0x70411f), Hex(0x3b1d0c), 0.75, 0.6},
		Line:       Hex(0x5a3413),
		Coordinate: Hex(0xe9c78d),
		Face:       Wood{Hex(0xf6e3bb), Hex(0xdcb678), 0.55, 0.32},
		Edge:       Hex(0xb98a50),
		Red:        Hex(0xb3161a),
		Black:      Hex(0x17191c),
		Back:       Wood{Hex(0x8d4a2b), Hex(0x58260f), 0.62, 0.45},
		BackEdge:   Hex(0x4a1f0e),
		Ornament:   Hex(0xe0b060),
		Text:       Hex(0xf7ead2),
		Dim:        Hex(0xcdb692),
		Plaque:     Hex(0x1f140e),
		Raised:     Hex(0x4b3222),
		Primary:    Hex(0x9c2a1d),
		Accent:     Hex(0xd9a95a),
		RedSide:    Hex(0xff9a85),
		BlackSide:  Hex(0xdde4ea),
		Warning:    Hex(0xffb648),
		Good:       Hex(0xa5e08c),
		Select:     Hex(0xffd45a),
		Move:       Hex(0x1f9d4c),
		Capture:    Hex(0xd0201c),
		Dark:       Hex(0x7a2fb0),
		Forbidden:  Hex(0x6a6a6a),
		Last:       Hex(0x1d6fb8),
		Hint:       Hex(0x13a3c4),
		Chain:      Hex(0xf08a1d),
		Focus:      Hex(0xffffff),
		FocusOuter: Hex(0x102a5c),
	},
	{
		// For those who need contrast: plain grounds without grain, white on black, and lines around everything.
		Name:       "contrast",
		Table:      plain(0x000000),
		Board:      plain(0x000000),
		Frame:      plain(0x000000),
		Line:       Hex(0xffffff),
		Coordinate: Hex(0xffffff),
		Face:       plain(0xffffff),
		Edge:       Hex(0x9a9a9a),
		Red:        Hex(0xa80000),
		Black:      Hex(0x000000),
		Back:       plain(0x6a6a6a),
		BackEdge:   Hex(0xffffff),
		Ornament:   Hex(0xffffff),
		Text:       Hex(0xffffff),
		Dim:        Hex(0xffffff),
		Plaque:     Hex(0x000000),
		Raised:     Hex(0x000000),
		Primary:    Hex(0x0a3a8c),
		Accent:     Hex(0xffe14d),
		RedSide:    Hex(0xffb3a6),
		BlackSide:  Hex(0xffffff),
		Warning:    Hex(0xffe14d),
		Good:       Hex(0x8dff8d),
		Select:     Hex(0xffe14d),
		Move:       Hex(0x2ee66b),
		Capture:    Hex(0xff5a4d),
		Dark:       Hex(0xd79bff),
		Forbidden:  Hex(0xc8c8c8),
		Last:       Hex(0x6cb6ff),
		Hint:       Hex(0x30e0ff),
		Chain:      Hex(0xffa53d),
		Focus:      Hex(0xffffff),
		FocusOuter: Hex(0x0a3a8c),
		Strong:     true,
	},
}

// plain is a ground of one colour.
func plain(value uint32) Wood { return Wood{Ground: Hex(value), Ring: Hex(value)} }

// ThemeByName returns the theme of that name, the first one if there is none.
func ThemeByName(name string) *Theme {
	for _, theme := range Themes {
		if theme.Name == name {
			return theme
		}
	}
	return Themes[0]
}
