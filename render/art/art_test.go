package art

import (
	"bytes"
	"image"
	"testing"

	"golang.org/x/image/font/opentype"

	"anqi/assets/fonts"
	"anqi/game"
)

func newTestStudio(t *testing.T) *Studio {
	t.Helper()
	pieces, err := opentype.Parse(fonts.Pieces())
	if err != nil {
		t.Fatal(err)
	}
	text, err := opentype.Parse(fonts.Text())
	if err != nil {
		t.Fatal(err)
	}
	return NewStudio(Themes[0], pieces, text)
}

func allPieces() []game.Piece {
	list := []game.Piece{game.FaceDown}
	for _, letter := range []byte(game.PieceLetters) {
		piece, _ := game.ParsePiece(letter)
		list = append(list, piece)
	}
	return list
}

// grey is the lightness of a pixel from 0 to 255, what is left for an eye that sees no colours.
func grey(img *image.RGBA, x, y int) int {
	c := img.RGBAAt(x, y)
	return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000
}

// differing counts the pixels of two pictures of one size whose lightness differs clearly.
func differing(a, b *image.RGBA) int {
	count := 0
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if d := grey(a, x, y) - grey(b, x, y); d > 40 || d < -40 {
				count++
			}
		}
	}
	return count
}

func TestPiecesDifferWithoutColour(t *testing.T) {
	studio := newTestStudio(t)
	for _, diameter := range []int{22, 36, 60, 120} {
		pieces := allPieces()
		pictures := make([]*image.RGBA, len(pieces))
		for i, piece := range pieces {
			pictures[i] = studio.Piece(piece, diameter)
		}
		for i := range pieces {
			for j := range i {
				if n := differing(pictures[i], pictures[j]); n < diameter*diameter/40 {
					t.Errorf("diameter %d: %v and %v differ in %d pixels only", diameter, pieces[i], pieces[j], n)
				}
			}
		}
	}
}

func TestRingsTellTheSidesApart(t *testing.T) {
	studio := newTestStudio(t)
	const diameter = 120
	// Along the upward ray from the middle, where every piece has its ring: how many dark runs are there near the rim?
	runs := func(piece game.Piece) int {
		picture, count, dark := studio.Piece(piece, diameter), 0, false
		for y := 4; y < diameter*14/100; y++ {
			now := grey(picture, diameter/2, y) < 100
			if now && !dark {
				count++
			}
			dark = now
		}
		return count
	}
	for _, kind := range []game.Kind{game.Soldier, game.Cannon, game.Horse, game.Chariot, game.Elephant, game.Advisor, game.General} {
		if n := runs(game.NewPiece(game.Red, kind)); n != 1 {
			t.Errorf("red kind %d has %d rings, want 1", kind, n)
		}
		if n := runs(game.NewPiece(game.Black, kind)); n != 2 {
			t.Errorf("black kind %d has %d rings, want 2", kind, n)
		}
	}
}

func TestPictureIsRepeatable(t *testing.T) {
	shape := BoardShape{Width: 80, Height: 160, Rim: 14, Columns: 4, Rows: 8, ColumnNames: []string{"a", "b", "c", "d"}}
	first, second := newTestStudio(t), newTestStudio(t)
	if !bytes.Equal(first.Board(shape).Pix, second.Board(shape).Pix) {
		t.Error("two boards of one shape differ")
	}
	for _, piece := range allPieces() {
		if !bytes.Equal(first.Piece(piece, 40).Pix, second.Piece(piece, 40).Pix) {
			t.Errorf("two pictures of %v differ", piece)
		}
	}
}

func TestBoardInPartsIsTheSame(t *testing.T) {
	shape := BoardShape{Width: 80, Height: 160, Rim: 14, Columns: 4, Rows: 8, RowNames: []string{"1", "2"}}
	studio := newTestStudio(t)
	work, parts := studio.BeginBoard(shape), 1
	for !work.Draw(7) {
		parts++
	}
	if parts != (work.Image().Rect.Dy()+6)/7 {
		t.Errorf("%d rows drawn in %d parts of seven", work.Image().Rect.Dy(), parts)
	}
	if !bytes.Equal(work.Image().Pix, studio.Board(shape).Pix) {
		t.Error("a board drawn in parts differs")
	}
}

func TestPlaqueLooksAsIfEveryPixelWereWorkedOut(t *testing.T) {
	studio := newTestStudio(t)
	for p := PlaqueArea; p < PlaqueFocus; p++ {
		for _, size := range [...]image.Point{{200, 30}, {40, 90}, {24, 24}, {31, 12}, {5, 3}} {
			for _, pixel := range [...]float32{1, 1.5, 3} {
				w, h := float32(size.X), float32(size.Y)
				want := newImage(size.X, size.Y)
				paint(want, studio.plaqueShade(p, w, h, min(9*pixel, h*0.24), pixel))
				if got := studio.Plaque(p, size.X, size.Y, pixel); !bytes.Equal(got.Pix, want.Pix) {
					t.Errorf("plaque %d of %v at %v pixels differs", p, size, pixel)
				}
			}
		}
	}
}

func TestPixelsArePremultiplied(t *testing.T) {
	studio := newTestStudio(t)
	pictures := map[string]*image.RGBA{
		"shadow": studio.Shadow(40), "piece": studio.Piece(7, 41), "table": studio.Table(50, 40), "icon": studio.Icon("help", 24),
		"board":  studio.Board(BoardShape{Width: 80, Height: 40, Rim: 9, Columns: 8, Rows: 4, RowNames: []string{"a"}}),
		"plaque": studio.Plaque(PlaquePrimary, 90, 30, 1),
	}
	for mark := range MarkCount {
		pictures["mark "+string('a'+rune(mark))] = studio.Mark(mark, 48)
	}
	for name, picture := range pictures {
		for i := 0; i < len(picture.Pix); i += 4 {
			p := picture.Pix[i : i+4]
			if max(p[0], p[1], p[2]) > p[3] {
				t.Errorf("%s: pixel %d has light %v beyond its alpha", name, i/4, p)
				break
			}
		}
	}
}

func TestMarksDifferWithoutColour(t *testing.T) {
	studio := newTestStudio(t)
	cover := func(img *image.RGBA, i int) int { return int(img.Pix[i+3]) }
	for a := range MarkCount {
		for b := range a {
			first, second, count := studio.Mark(a, 64), studio.Mark(b, 64), 0
			for i := 0; i < len(first.Pix); i += 4 {
				if d := cover(first, i) - cover(second, i); d > 60 || d < -60 {
					count++
				}
			}
			if count < 60 {
				t.Errorf("marks %d and %d have the same form but for %d pixels", a, b, count)
			}
		}
	}
}

func TestThemesAreLegible(t *testing.T) {
	names := map[string]bool{}
	for _, theme := range Themes {
		if names[theme.Name] {
			t.Errorf("two themes named %q", theme.Name)
		}
		names[theme.Name] = true
		for _, pair := range []struct {
			what  string
			a, b  RGB
			least float64
		}{
			{"words on plaques", theme.Text, theme.Plaque, 7},
			{"words on buttons", theme.Text, theme.Raised, 7},
			{"words on the table", theme.Text, theme.Table.Ground, 7},
			{"words on the button that goes on", theme.Text, theme.Primary, 4.5},
			{"quiet words on plaques", theme.Dim, theme.Plaque, 4.5},
			{"the red side's words on plaques", theme.RedSide, theme.Plaque, 4.5},
			{"red carving", theme.Red, theme.Face.Ground, 4.5},
			{"black carving", theme.Black, theme.Face.Ground, 7},
			{"coordinates", theme.Coordinate, theme.Frame.Ground, 4.5},
			{"the dot of a move", theme.Move, theme.Board.Ground, 1.5},
			{"backs on the board", theme.Back.Ground, theme.Board.Ground, 2},
		} {
			if c := Contrast(pair.a, pair.b); c < pair.least {
				t.Errorf("%s, %s: contrast %.2f, want %.1f", theme.Name, pair.what, c, pair.least)
			}
		}
		if ThemeByName(theme.Name) != theme {
			t.Errorf("ThemeByName(%q) is another theme", theme.Name)
		}
	}
	if ThemeByName("no such theme") != Themes[0] {
		t.Error("an unknown name does not give the first theme")
	}
}

func TestContrast(t *testing.T) {
	if c := Contrast(RGB{}, RGB{1, 1, 1}); c < 20.9 || c > 21.1 {
		t.Errorf("black on white: %.2f, want 21", c)
	}
	if c := Contrast(Hex(0x777777), Hex(0xffffff)); c < 4.4 || c > 4.6 {
		t.Errorf("#777 on white: %.2f, want 4.48", c)
	}
}

func TestIconsAreDrawn(t *testing.T) {
	studio := newTestStudio(t)
	seen := map[string]string{}
	for name := range icons {
		picture := studio.Icon(name, 24)
		ink := 0
		for i := 3; i < len(picture.Pix); i += 4 {
			ink += int(picture.Pix[i])
		}
		if ink < 24*255 {
			t.Errorf("icon %q has little ink: %d", name, ink/255)
		}
		if other, ok := seen[string(picture.Pix)]; ok && name != "close" && name != "decline" {
			t.Errorf("icons %q and %q look the same", name, other)
		}
		seen[string(picture.Pix)] = name
	}
	if HasIcon("no such icon") {
		t.Error("an unknown icon is said to exist")
	}
}

func BenchmarkBoard(b *testing.B) {
	text, err := opentype.Parse(fonts.Text())
	if err != nil {
		b.Fatal(err)
	}
	studio := NewStudio(Themes[0], text, text)
	for b.Loop() {
		studio.Board(BoardShape{Width: 960, Height: 480, Rim: 36, Columns: 8, Rows: 4})
	}
}
