// Package uitest holds what the tests of the interface share: positions and rule sets from their texts, window sizes, a measurer of text.
// Only tests import it.
//
// It may import the standard library, game and the texts.
package uitest

import (
	"testing"

	"anqi/assets/texts"
	"anqi/game"
)

// Parse reads a position; what is not on the board is taken to be captured.
func Parse(t *testing.T, text string, rules *game.Rules) game.Position {
	t.Helper()
	p, err := game.ParsePosition(text, rules)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

// RuleSet reads the rules from the text of a rule set; one that cannot be read fails the test.
func RuleSet(t *testing.T, text string) *game.Rules {
	t.Helper()
	set, err := game.ParseRuleSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return &set.Rules
}

// Square reads the name of a square; one that is none fails the test.
func Square(t *testing.T, name string) game.Square {
	t.Helper()
	s, ok := game.ParseSquare(name)
	if !ok {
		t.Fatalf("%q is no square", name)
	}
	return s
}

// Middle is a position in the middle of a game: a1 red chariot, b1 black horse, a2 face down, c1 red soldier, d1 black general, d2 red cannon, d4 black soldier.
const Middle = "4/4/4/4/3p/4/?2C/RnPk r p 0 -"

// FakeMeasurer measures as a fixed-width font would: Chinese characters are square, letters half as wide.
type FakeMeasurer struct{}

// TextWidth returns the width of a line in CSS pixels.
func (FakeMeasurer) TextWidth(text string, size float64) float64 {
	width := 0.0
	for _, r := range text {
		if r < 0x2E80 {
			width += size * 0.55
		} else {
			width += size
		}
	}
	return width
}

// Windows are sizes that matter by name, and a sweep over everything from 320 × 480 to 2560 × 1440.
func Windows() [][2]float64 {
	sizes := [][2]float64{{320, 480}, {320, 568}, {360, 640}, {375, 667}, {390, 664}, {412, 915}, {480, 320}, {568, 320}, {667, 375},
		{844, 390}, {768, 1024}, {820, 1180}, {1024, 768}, {1280, 720}, {1440, 900}, {1920, 1080}, {2560, 1440}, {1440, 2560}, {600, 600}}
	for width := 320.0; width <= 2560; width += 67 {
		for height := 320.0; height <= 1440; height += 53 {
			if width >= 480 || height >= 480 {
				sizes = append(sizes, [2]float64{width, height})
			}
		}
	}
	return sizes
}

// Words are the texts that the tests read.
var Words = texts.TraditionalChinese()

// PresetSet returns the rule set of a preset, which has to exist.
func PresetSet(name string) game.RuleSet {
	preset, _ := game.PresetByName(name)
	return preset.RuleSet
}

// Piece returns the piece of a letter, which has to be one.
func Piece(letter byte) game.Piece {
	p, _ := game.ParsePiece(letter)
	return p
}
