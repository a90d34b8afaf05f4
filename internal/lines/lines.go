// Package lines reads text line by line from people, files and programs. A line that is too long is refused by itself, and the
// lines after it are read as if it had not been there; what editors and shells add, a byte-order mark before the first line and
// the CR of a CR LF, is no part of a line.
//
// It imports the standard library only.
package lines

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Limit is the most bytes that a line may have, its end apart, unless a reader is made with another limit.
const Limit = 1 << 16

// byteOrderMark is what some editors write before UTF-8 text.
const byteOrderMark = "\ufeff"

// shownBytes is how much of a refused line is kept.
const shownBytes = 64

// TooLongError is a line with more bytes than the limit.
type TooLongError struct {
	Number, Limit int
	Start         string // the first bytes of the line, at most 64
}

// Error says which line and how long it may be.
func (e *TooLongError) Error() string {
	return fmt.Sprintf("line %d has more than %d bytes", e.Number, e.Limit)
}

// Reader hands out the lines of a text.
type Reader struct {
	in     *bufio.Reader
	limit  int
	number int
}

// NewReader returns a reader of lines of up to Limit bytes.
func NewReader(in io.Reader) *Reader { return newReader(in, Limit) }

func newReader(in io.Reader, limit int) *Reader {
	return &Reader{in: bufio.NewReaderSize(in, limit+len(byteOrderMark)+len("\r\n")), limit: limit}
}

// Number returns the number of the line that Next returned last, from 1 on.
func (r *Reader) Number() int { return r.number }

// Next returns the next line without its end. The error is a *TooLongError for a line that is too long, after which Next goes on with
// the line behind it; io.EOF after the last line; or what the input says.
func (r *Reader) Next() (string, error) {
	read, err := r.in.ReadSlice('\n')
	if len(read) == 0 && err != nil {
		return "", err
	}
	r.number++
	if errors.Is(err, bufio.ErrBufferFull) {
		long := r.refused(r.trim(read))
		if err := r.skip(); err != nil {
			return "", err
		}
		return "", long
	}
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	line := r.trim(read)
	if len(line) > r.limit {
		return "", r.refused(line)
	}
	return line, nil
}

func (r *Reader) refused(line string) *TooLongError {
	return &TooLongError{Number: r.number, Limit: r.limit, Start: line[:min(shownBytes, len(line))]}
}

// skip reads up to the end of the line.
func (r *Reader) skip() error {
	for {
		switch _, err := r.in.ReadSlice('\n'); {
		case err == nil, errors.Is(err, io.EOF):
			return nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return err
		}
	}
}

// trim takes off what is no part of the line.
func (r *Reader) trim(read []byte) string {
	line := strings.TrimSuffix(strings.TrimSuffix(string(read), "\n"), "\r")
	if r.number == 1 {
		line = strings.TrimPrefix(line, byteOrderMark)
	}
	return line
}
