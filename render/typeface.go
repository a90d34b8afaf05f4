package render

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"anqi/assets/fonts"
)

// Typefaces are the fonts of the game, read once. They measure text for the layout as ui.Measurer.
type Typefaces struct {
	pieces, text *opentype.Font
	ruler        font.Face // unhinted, so that widths grow in proportion to the size
	advances     map[rune]float64
	faces        map[int]*text.GoXFace
}

// rulerSize is the size in pixels at which advances are measured.
const rulerSize = 128

// LoadTypefaces reads the fonts: that of the pieces, and the given one for the texts, fonts.Text for a window or fonts.Canvas for
// a page. An error means that the program was built with damaged files.
func LoadTypefaces(texts []byte) (*Typefaces, error) {
	pieces, err := opentype.Parse(fonts.Pieces())
	if err != nil {
		return nil, fmt.Errorf("font of the pieces: %w", err)
	}
	words, err := opentype.Parse(texts)
	if err != nil {
		return nil, fmt.Errorf("font of the texts: %w", err)
	}
	t := &Typefaces{pieces: pieces, text: words, advances: map[rune]float64{}, faces: map[int]*text.GoXFace{}}
	t.ruler, err = newFace(words, rulerSize)
	return t, err
}

func newFace(f *opentype.Font, size float64) (font.Face, error) {
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, fmt.Errorf("typeface of %g pixels: %w", size, err)
	}
	return face, nil
}

// TextWidth returns the width of a line at a height, in the same unit as the height.
func (t *Typefaces) TextWidth(line string, size float64) float64 {
	width := 0.0
	for _, character := range line {
		advance, known := t.advances[character]
		if !known {
			units, ok := t.ruler.GlyphAdvance(character)
			if !ok {
				units = fixed.I(rulerSize)
			}
			advance = float64(units) / 64 / rulerSize
			t.advances[character] = advance
		}
		width += advance
	}
	return width * size
}

// face returns the typeface of a height in quarters of a device pixel, nil if it cannot be made.
func (t *Typefaces) face(quarters int) *text.GoXFace {
	if face, ok := t.faces[quarters]; ok {
		return face
	}
	if len(t.faces) > 40 { // a window being resized asks for ever new sizes
		clear(t.faces)
	}
	face, err := newFace(t.text, float64(quarters)/4)
	if err != nil {
		return nil
	}
	t.faces[quarters] = text.NewGoXFace(face)
	return t.faces[quarters]
}

// bearing is how far a character may reach beyond its place in a line, as a share of its height.
const bearing = 0.25

// lineHeight is the height of a line's picture as a multiple of the characters'.
const lineHeight = 1.4

// pictureHeight is the height of a line's picture in pixels.
func pictureHeight(quarters int) int { return int(math.Ceil(float64(quarters) / 4 * lineHeight)) }

// pictureMargin is how far a line's picture reaches beyond the line at both ends, in pixels.
func pictureMargin(quarters int) int { return int(math.Ceil(float64(quarters) / 4 * bearing)) }

// draw writes a line in white into a picture of its own, so that painting it again is one drawing and not one for every
// character; the middle of Chinese characters lies in the middle of the picture.
func (t *Typefaces) draw(line string, quarters int) *ebiten.Image {
	size := float64(quarters) / 4
	around, height := pictureMargin(quarters), pictureHeight(quarters)
	picture := ebiten.NewImage(int(math.Ceil(t.TextWidth(line, size)))+2*around, height)
	face := t.face(quarters)
	if face == nil {
		return picture
	}
	// Chinese characters fill their square from 0.13 below the baseline; their middle lies 0.37 above it.
	baseline := float64(height/2) + math.Round(0.37*size)
	var options text.DrawOptions
	options.GeoM.Translate(float64(around), baseline-face.Metrics().HAscent)
	text.Draw(picture, line, face, &options)
	return picture
}
