// Package deal holds the secret of a game: the order of the 32 pieces on the squares. Nothing else in the program knows the
// identity of a face-down piece. It imports game and the standard library; randomness is a reader that is passed in.
package deal

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"

	"anqi/game"
)

// Deal is the order 「排列」 of the 32 pieces on the squares, fixed when a game is created. The zero value is no deal.
type Deal struct {
	pieces [game.SquareCount]game.Piece
}

// New shuffles the pieces with bytes from random, which in play is crypto/rand.Reader: every order is equally likely
// (Fisher and Yates, with rejection instead of a biased remainder). The only error is the reader's.
func New(random io.Reader) (Deal, error) {
	d := Deal{pieces: ordered()}
	for i := game.SquareCount - 1; i > 0; i-- {
		j, err := Below(random, i+1)
		if err != nil {
			return Deal{}, fmt.Errorf("shuffling: %w", err)
		}
		d.pieces[i], d.pieces[j] = d.pieces[j], d.pieces[i]
	}
	return d, nil
}

// Below draws a number from 0 to n-1, all equally likely, from a reader of random bytes; n is 1 to 256.
func Below(random io.Reader, n int) (int, error) {
	var b [1]byte
	fair := 256 - 256%n // bytes from here on would favour small numbers
	for {
		if _, err := io.ReadFull(random, b[:]); err != nil {
			return 0, err
		}
		if int(b[0]) < fair {
			return int(b[0]) % n, nil
		}
	}
}

// Parse reads the 32 letters of a deal, from a1 to d8.
func Parse(letters string) (Deal, error) {
	if len(letters) != game.SquareCount {
		return Deal{}, fmt.Errorf("a deal has %d letters, not %d", game.SquareCount, len(letters))
	}
	var d Deal
	var counts [game.PieceCount]int
	for i := range d.pieces {
		piece, ok := game.ParsePiece(letters[i])
		if !ok {
			return Deal{}, fmt.Errorf("%q in the deal is no piece", letters[i])
		}
		if counts[piece]++; counts[piece] > piece.Kind().Count() {
			return Deal{}, fmt.Errorf("the deal has more than %d of %s", piece.Kind().Count(), piece)
		}
		d.pieces[i] = piece
	}
	return d, nil
}

// At returns the piece that was dealt to a square, game.Empty for a square off the board.
func (d Deal) At(s game.Square) game.Piece {
	if s >= game.SquareCount {
		return game.Empty
	}
	return d.pieces[s]
}

// String returns the 32 letters from a1 to d8.
func (d Deal) String() string {
	letters := make([]byte, game.SquareCount)
	for i, piece := range d.pieces {
		letters[i] = piece.Letter()
	}
	return string(letters)
}

// ordered returns all 32 pieces, unshuffled.
func ordered() (pieces [game.SquareCount]game.Piece) {
	n := 0
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		for range piece.Kind().Count() {
			pieces[n] = piece
			n++
		}
	}
	return pieces
}

// Salt is the random part of a fingerprint: 16 bytes, so that nobody finds the deal by trying all of them.
type Salt [16]byte

// NewSalt reads a salt from random. The only error is the reader's.
func NewSalt(random io.Reader) (Salt, error) {
	var salt Salt
	if _, err := io.ReadFull(random, salt[:]); err != nil {
		return Salt{}, fmt.Errorf("drawing a salt: %w", err)
	}
	return salt, nil
}

// ParseSalt reads 32 lower-case hexadecimal digits.
func ParseSalt(text string) (Salt, error) {
	var salt Salt
	if !isLowerHex(text, 2*len(salt)) {
		return Salt{}, fmt.Errorf("a salt is %d lower-case hexadecimal digits, not %q", 2*len(salt), text)
	}
	hex.Decode(salt[:], []byte(text))
	return salt, nil
}

// String returns the salt in lower-case hexadecimal.
func (s Salt) String() string { return hex.EncodeToString(s[:]) }

// Fingerprint returns what is public of a deal before the game is over: the SHA-256, in lower-case hexadecimal, of its letters, a
// colon and the salt (docs/notation.md, section 4).
func (d Deal) Fingerprint(salt Salt) string {
	sum := sha256.Sum256([]byte(d.String() + ":" + salt.String()))
	return hex.EncodeToString(sum[:])
}

// CheckFingerprint reports whether a text has the form of a fingerprint.
func CheckFingerprint(text string) error {
	if !isLowerHex(text, 2*sha256.Size) {
		return fmt.Errorf("a fingerprint is %d lower-case hexadecimal digits, not %q", 2*sha256.Size, text)
	}
	return nil
}

func isLowerHex(text string, length int) bool {
	if len(text) != length {
		return false
	}
	for i := range len(text) {
		if c := text[i]; (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}
