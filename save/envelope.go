package save

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// The ways in which stored data can fail to be what was written.
var (
	ErrForeign = errors.New("the data is not from this game")
	ErrNewer   = errors.New("the data is from a newer version of this game")
	ErrDamaged = errors.New("the data is damaged")
)

// signature starts everything that this package writes.
const signature = "anqi"

// version is of the envelope and of what is in it. A change that older programs would misread raises it, and seal and unseal
// then learn to read the version before.
//
//	1  the first
//	2  a game has the time gone of its turn; standings have the points of both sides, by what they count
//
// Every version before is read: what it has not is left at its beginning.
const version = 2

// longestHeader is more than a header has, so that a flood of bytes is not searched for its end.
const longestHeader = 160

// seal wraps a text: one line with signature, kind, version, length and SHA-256, then the text.
func seal(kind string, text []byte) []byte {
	header := fmt.Sprintf("%s %s %d %d %s\n", signature, kind, version, len(text), checksum(text))
	return append([]byte(header), text...)
}

// checksum of the text as it is written in the header.
func checksum(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// unseal returns the text, or ErrForeign, ErrNewer or ErrDamaged.
func unseal(kind string, data []byte) ([]byte, error) {
	if !bytes.HasPrefix(data, []byte(signature+" ")) {
		if bytes.HasPrefix([]byte(signature+" "), data) {
			return nil, ErrDamaged // cut off inside the signature, or empty
		}
		return nil, ErrForeign
	}
	end := bytes.IndexByte(data[:min(len(data), longestHeader)], '\n')
	if end < 0 {
		return nil, ErrDamaged
	}
	words := strings.Split(string(data[:end]), " ")
	if len(words) < 3 || words[1] != kind {
		return nil, ErrDamaged
	}
	written, err := strconv.Atoi(words[2])
	switch {
	case err != nil || written < 1 || words[2] != strconv.Itoa(written):
		return nil, ErrDamaged
	case written > version:
		return nil, ErrNewer
	case len(words) != 5:
		return nil, ErrDamaged
	}
	text := data[end+1:]
	if words[3] != strconv.Itoa(len(text)) || words[4] != checksum(text) {
		return nil, ErrDamaged
	}
	return text, nil
}
