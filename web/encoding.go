package web

import (
	"encoding/base64"
	"errors"
	"strings"
	"unicode/utf8"
)

// Values that are text are stored as they are, so a person can read them; others behind this sign, in base64. A text that
// begins with the sign is treated like the others.
const base64Sign = "base64:"

var errEncoding = errors.New("a stored value that should be base64 is not")

// encode makes a string for the browser's storage from any bytes.
func encode(value []byte) string {
	if utf8.Valid(value) && !strings.HasPrefix(string(value), base64Sign) {
		return string(value)
	}
	return base64Sign + base64.StdEncoding.EncodeToString(value)
}

// decode gives the bytes back.
func decode(stored string) ([]byte, error) {
	coded, isCoded := strings.CutPrefix(stored, base64Sign)
	if !isCoded {
		return []byte(stored), nil
	}
	value, err := base64.StdEncoding.DecodeString(coded)
	if err != nil {
		return nil, errEncoding
	}
	return value, nil
}
