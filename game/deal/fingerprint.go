package deal

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
)

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
// colon and the salt (rules, section 9).
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
