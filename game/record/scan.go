package record

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// gameName is the value of the Game tag.
const gameName = "Dark chess"

// scanner walks over the text of a record.
type scanner struct {
	text string
	at   int
}

// newScanner accepts a byte-order mark and lines that end in CRLF.
func newScanner(data []byte) (*scanner, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("the record has more than %d bytes", MaxBytes)
	}
	if !utf8.Valid(data) {
		return nil, errors.New("the record is not UTF-8 text")
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	return &scanner{text: strings.ReplaceAll(text, "\r\n", "\n")}, nil
}

func isSpace(c byte) bool { return c == ' ' || c == '\n' || c == '\t' || c == '\r' }

// peek skips white space and returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	for s.at < len(s.text) && isSpace(s.text[s.at]) {
		s.at++
	}
	if s.at == len(s.text) {
		return 0
	}
	return s.text[s.at]
}

// tag reads one line [Name "value"]; the scanner stands on its bracket.
func (s *scanner) tag() (Tag, error) {
	s.at++
	s.peek()
	start := s.at
	for s.at < len(s.text) && isNameByte(s.text[s.at]) {
		s.at++
	}
	name := s.text[start:s.at]
	if name == "" {
		return Tag{}, errors.New("a tag without a name")
	}
	if s.peek() != '"' {
		return Tag{}, fmt.Errorf("tag %s has no value in quotes", name)
	}
	value, err := s.quoted()
	if err != nil {
		return Tag{}, fmt.Errorf("tag %s: %w", name, err)
	}
	if s.peek() != ']' {
		return Tag{}, fmt.Errorf("tag %s is not closed by ]", name)
	}
	s.at++
	return Tag{name, value}, nil
}

func isNameByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}

// quoted reads a value in quotes, with \" and \\ escaped.
func (s *scanner) quoted() (string, error) {
	var value strings.Builder
	for s.at++; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; c {
		case '"':
			s.at++
			return value.String(), nil
		case '\n':
			return "", errors.New("the value goes on over the end of its line")
		case '\\':
			s.at++
			if s.at == len(s.text) || s.text[s.at] != '"' && s.text[s.at] != '\\' {
				return "", errors.New(`\ stands only before " and \`)
			}
			value.WriteByte(s.text[s.at])
		default:
			value.WriteByte(c)
		}
	}
	return "", errors.New("the value is not closed")
}

// comment reads a text in braces; the scanner stands on its brace.
func (s *scanner) comment() (string, error) {
	end := strings.IndexByte(s.text[s.at:], '}')
	if end < 0 {
		return "", errors.New("a comment is not closed")
	}
	text := s.text[s.at+1 : s.at+end]
	s.at += end + 1
	return text, nil
}

// word reads up to the next white space or comment; a turn number at its front, which says nothing, is dropped, so that the word
// may be empty.
func (s *scanner) word() string {
	start := s.at
	for s.at < len(s.text) && !isSpace(s.text[s.at]) && s.text[s.at] != '{' {
		s.at++
	}
	word := s.text[start:s.at]
	rest := strings.TrimLeft(word, "0123456789")
	if unnumbered := strings.TrimLeft(rest, "."); unnumbered == "" || len(rest) < len(word) {
		return unnumbered
	}
	return word
}
