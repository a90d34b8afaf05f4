// Package fonts holds the embedded typefaces of the game: the carved
// characters of the pieces, and two of the texts painted on the canvas, for a
// window and for a web page. A program holds only those whose function it calls.
//
// All are subsets of LXGW WenKai Bold, under the SIL Open Font License (OFL.txt
// beside this file). They hold only the characters that the game's own texts
// use, because a whole Chinese typeface weighs as much as the rest of the
// program. make.sh makes them again after a text has changed; the test of
// this package fails while a character is missing.
//
// The package imports the standard library only.
package fonts

import _ "embed"

//go:embed pieces.ttf
var pieces []byte

//go:embed text.ttf
var text []byte

//go:embed canvas.ttf
var canvas []byte

// Pieces returns the typeface of the characters carved into the pieces,
// as an OpenType file with TrueType outlines. It has the characters listed in
// pieces.txt and no others. The caller must not change the bytes.
func Pieces() []byte { return pieces }

// Text returns the typeface of everything else that is painted in a window,
// panels included, as an OpenType file with TrueType outlines. It has the
// characters listed in text.txt and no others. The caller must not change the
// bytes.
func Text() []byte { return text }

// Canvas is Text for the canvas of a web page, where the panels are elements of
// the page: the characters listed in canvas.txt and no others.
func Canvas() []byte { return canvas }
