package art

import (
	"bytes"
	"image"
	"testing"

	"golang.org/x/image/font/opentype"

	"anqi/assets/fonts"
	"anqi/game"
)

func newTestStudio(t testing.TB) *Studio {
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
