// Package link turns a game or a position into a code that is short enough for the fragment of an address, and back. A code carries
// everything that is needed to go on elsewhere, or only what somebody who looks on may know; docs/notation.md, section 8, describes
// it to the bit.
//
// It imports game, game/deal, game/record and the standard library. Both directions run through one description of the code (coder),
// so that they cannot drift apart.
package link

import (
	"errors"
	"fmt"
	"hash/crc32"
	"strings"

	"anqi/game"
	"anqi/game/record"
)

// The limits of a code. They bound what reading one can cost before anything of it has been looked at.
const (
	MaxLength  = 2048 // characters
	MaxActions = 4095 // actions of a game, or moves of a position
)

const (
	version        = '1' // the first character
	checksumLength = 4   // the characters after it
)

// Content is what a code carries: a game, or a position with its rules.
type Content struct {
	Record   *record.Record // the game, nil for a position
	RuleSet  game.RuleSet   // what is played by, in both cases
	Position game.Position  // the position, without a game
}

// Encode returns the code of a game with everything that a code carries: with deal and salt, if the record tells them, the game can be
// gone on with elsewhere. A record that cannot be replayed is a *record.Error, every other error an *Error.
func Encode(r *record.Record) (string, error) {
	if _, err := r.Replay(nil); err != nil {
		return "", err
	}
	c := coder{}
	c.choose(gameContent, contents)
	if err := c.game(r); err != nil {
		return "", placed(Unwritable, err)
	}
	return frame(c.finish())
}

// EncodeToLookOn returns the code of a game without anything about its deal: what is still face down stays unknown to whoever reads
// it. The fingerprint would tell nothing either, but it is a third of the length.
func EncodeToLookOn(r *record.Record) (string, error) {
	public := *r
	public.Deal, public.Salt, public.Fingerprint = nil, nil, ""
	return Encode(&public)
}

// EncodePosition returns the code of a position and its rules. A position inside a chain has none, as it has no position text. Every
// error is an *Error.
func EncodePosition(set *game.RuleSet, p *game.Position) (string, error) {
	if p.Chain != game.NoSquare {
		return "", &Error{Problem: OpenChain, Err: errors.New("a position inside a chain has none")}
	}
	c := coder{}
	c.choose(positionContent, contents)
	position := *p
	if err := c.position(set, &position); err != nil {
		return "", placed(Unwritable, err)
	}
	return frame(c.finish())
}

// Decode reads a code strictly: what it accepts is encoded to the same characters again. Every error is an *Error.
func Decode(code string) (Content, error) {
	number, err := unframe(code)
	if err != nil {
		return Content{}, err
	}
	c := coder{decoding: true, number: number}
	content, err := c.content()
	if err == nil && !c.number.isZero() {
		err = errors.New("there is more in it than a game")
	}
	if err == nil {
		err = content.check(code)
	}
	if err != nil {
		return Content{}, placed(Invalid, err)
	}
	return content, nil
}

// What a code carries, its first digit.
const (
	gameContent = iota
	positionContent
	contents // how many there are
)

func (c *coder) content() (content Content, err error) {
	if c.choose(0, contents) == positionContent {
		err = c.position(&content.RuleSet, &content.Position)
		return content, err
	}
	content.Record = &record.Record{}
	err = c.game(content.Record)
	content.RuleSet = content.Record.RuleSet
	return content, err
}

// check encodes what was read again. Whatever can be written in two ways, such as a custom rule set that is a preset, is caught here.
func (content *Content) check(code string) error {
	var again string
	var err error
	if content.Record != nil {
		again, err = Encode(content.Record)
	} else {
		again, err = EncodePosition(&content.RuleSet, &content.Position)
	}
	if err == nil && again != code {
		err = errors.New("it is not written as this program writes it")
	}
	return err
}

// frame puts version and checksum before the characters of the content.
func frame(body string) (string, error) {
	code := string(version) + checksum(body) + body
	if len(code) > MaxLength {
		return "", tooLong()
	}
	return code, nil
}

// unframe takes version and checksum off and returns the content's number.
func unframe(code string) (number, error) {
	switch {
	case len(code) > MaxLength:
		return nil, tooLong()
	case code == "":
		return nil, &Error{Problem: Damaged, Err: errors.New("it is empty")}
	case code[0] != version:
		return nil, &Error{Problem: OtherVersion, Err: fmt.Errorf("version %q is not known here, only %q", code[:1], version)}
	case len(code) <= checksumLength:
		return nil, &Error{Problem: Damaged, Err: errors.New("it is cut off")}
	}
	sum, body := code[1:1+checksumLength], code[1+checksumLength:]
	if checksum(body) != sum {
		return nil, &Error{Problem: Damaged, Err: errors.New("its checksum does not fit: it is mistyped or cut off")}
	}
	number, ok := parseNumber(body)
	if !ok {
		return nil, &Error{Problem: Invalid, Err: errors.New("it has a character that no link has")}
	}
	return number, nil
}

// checksum is the CRC-32 (IEEE) of version and body, reduced to the characters that it is written in.
func checksum(body string) string {
	sum := crc32.ChecksumIEEE([]byte(string(version) + body))
	var text [checksumLength]byte
	for i := checksumLength - 1; i >= 0; i-- {
		text[i] = alphabet[sum%base]
		sum /= base
	}
	return string(text[:])
}

// parameter is the name under which a code stands in the fragment of an address.
const parameter = "game="

// Fragment returns what stands after the # of an address for a code.
func Fragment(code string) string { return parameter + code }

// Find returns the code of the first link in a text, such as an address or a message that holds one. It does not read the code.
func Find(text string) (code string, found bool) {
	for rest := text; ; {
		before, after, ok := strings.Cut(rest, parameter)
		if !ok {
			return "", false
		}
		end := 0
		for end < len(after) && strings.IndexByte(alphabet, after[end]) >= 0 {
			end++
		}
		if end > 0 && (strings.HasSuffix(before, "#") || strings.HasSuffix(before, "&")) {
			return after[:end], true
		}
		rest = after
	}
}
