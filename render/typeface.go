package render

import (
	"fmt"

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

// LoadTypefaces reads the embedded fonts. An error means that the program was built with damaged files.
func LoadTypefaces() (*Typefaces, error) {
	pieces, err := opentype.Parse(fonts.Pieces())
	if err != nil {
		return nil, fmt.Errorf("font of the pieces: %w", err)
	}
	words, err := opentype.Parse(fonts.Text())
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

// face returns the typeface of a height in device pixels, rounded to quarters.
func (t *Typefaces) face(size float64) *text.GoXFace {
	key := int(size*4 + 0.5)
	if face, ok := t.faces[key]; ok {
		return face
	}
	if len(t.faces) > 40 { // a window being resized asks for ever new sizes
		clear(t.faces)
	}
	plain, err := newFace(t.text, float64(key)/4)
	if err != nil {
		plain = t.ruler
	}
	face := text.NewGoXFace(plain)
	t.faces[key] = face
	return face
}
