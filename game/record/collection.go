package record

import (
	"bytes"
	"fmt"
	"iter"
	"strings"
)

// MaxFileBytes is the length from which on a text of many records is not read: thousands of games.
const MaxFileBytes = 16 << 20

// NumberedError is what is wrong with one of many records.
type NumberedError struct {
	Number int // of the record, from 1 on
	Err    error
}

// Error says in which record and what.
func (e *NumberedError) Error() string { return fmt.Sprintf("game %d: %v", e.Number, e.Err) }

// Unwrap returns what is wrong without the number.
func (e *NumberedError) Unwrap() error { return e.Err }

// EncodeAll writes records one after another, each in its canonical form, with an empty line between them. One that cannot be written
// is a *NumberedError.
func EncodeAll(records []*Record) ([]byte, error) {
	var text bytes.Buffer
	for i, r := range records {
		data, err := r.Encode()
		if err != nil {
			return nil, &NumberedError{i + 1, err}
		}
		if i > 0 {
			text.WriteByte('\n')
		}
		text.Write(data)
	}
	return text.Bytes(), nil
}

// DecodeAll reads what EncodeAll writes, one record at a time: white space between records counts for nothing, and each is read as
// strictly as Decode does. One that cannot be read is a *NumberedError, after which the next one follows; if it is the only one, it has
// no number. A text without any record is the error of reading an empty one.
func DecodeAll(data []byte) iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		if len(data) > MaxFileBytes {
			yield(nil, &Error{Err: fmt.Errorf("the file has more than %d bytes", MaxFileBytes)})
			return
		}
		s := scanner{text: strings.TrimPrefix(string(data), "\ufeff")}
		for number := 1; number == 1 || s.peek() != 0; number++ {
			s.peek()
			start := s.at
			s.skipRecord()
			r, err := Decode([]byte(s.text[start:s.at]))
			if err != nil && (number > 1 || s.peek() != 0) {
				err = &NumberedError{number, err}
			}
			if !yield(r, err) {
				return
			}
		}
	}
}

// skipRecord goes on to the end of a record without reading it: to after its result or, where that is missing, to the tags of the next
// record. Where quotes or braces are not closed, the next record begins at the next Game tag on a line of its own.
func (s *scanner) skipRecord() {
	for inTurns := false; ; {
		var err error
		switch s.peek() {
		case 0:
			return
		case '[':
			if inTurns {
				return
			}
			_, err = s.tag()
		case '{':
			_, err = s.comment()
		default:
			start := s.at
			s.word()
			if isResult(s.text[start:s.at]) {
				return
			}
			inTurns = true
		}
		if err != nil {
			s.skipToGameTag()
			return
		}
	}
}

func (s *scanner) skipToGameTag() {
	next := strings.Index(s.text[s.at:], "\n[Game ")
	if next < 0 {
		s.at = len(s.text)
		return
	}
	s.at += next + 1
}
