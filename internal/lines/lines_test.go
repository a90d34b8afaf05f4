package lines

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// readAll returns every line, and "too long: START" for those that are refused.
func readAll(t *testing.T, r *Reader) (all []string) {
	t.Helper()
	for {
		line, err := r.Next()
		var long *TooLongError
		switch {
		case errors.As(err, &long):
			line = "too long: " + long.Start
			if long.Number != r.Number() || long.Limit != r.limit {
				t.Errorf("%v at line %d", long, r.Number())
			}
		case errors.Is(err, io.EOF):
			if len(all) != r.Number() {
				t.Errorf("%d lines, and the number is %d", len(all), r.Number())
			}
			return all
		case err != nil:
			t.Fatal(err)
		}
		all = append(all, line)
	}
}

func TestLines(t *testing.T) {
	const limit = 20 // below what a bufio.Reader takes at least, 16, with what is added to it
	exact, over, far := strings.Repeat("x", limit), strings.Repeat("y", limit+1), strings.Repeat("z", 500)
	for text, want := range map[string][]string{
		"":                                 nil,
		"a":                                {"a"},
		"a\n\nb\r\nc":                      {"a", "", "b", "c"},
		"\ufeffa\n\ufeffb\n":               {"a", "\ufeffb"},
		"\ufeff":                           {""},
		exact + "\r\n" + exact:             {exact, exact},
		"\ufeff" + exact + "\r\nb\n":       {exact, "b"},
		over + "\nb\n":                     {"too long: " + over, "b"},
		far + "\n" + far + "\r\nb\n" + far: {"too long: " + far[:limit+5], "too long: " + far[:limit+5], "b", "too long: " + far[:limit+5]},
		"\ufeff12 " + far + "\nb":          {"too long: 12 " + far[:limit+5-6], "b"},
	} {
		for name, in := range map[string]io.Reader{"at once": strings.NewReader(text), "by bytes": iotest.OneByteReader(strings.NewReader(text))} {
			if got := readAll(t, newReader(in, limit)); !slices.Equal(got, want) {
				t.Errorf("%.40q, %s: %q, want %q", text, name, got, want)
			}
		}
	}
}

// A line that is refused costs no memory, however long it is, and only its beginning is kept.
func TestLongLinesAreNotKept(t *testing.T) {
	in := io.MultiReader(io.LimitReader(endless{}, 50_000_000), strings.NewReader("\nlast\n"))
	r := NewReader(in)
	var long *TooLongError
	if _, err := r.Next(); !errors.As(err, &long) || len(long.Start) != shownBytes || !strings.Contains(err.Error(), fmt.Sprint(Limit)) {
		t.Fatal(err)
	}
	if line, err := r.Next(); line != "last" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

func TestErrorsOfTheInput(t *testing.T) {
	broken := errors.New("broken")
	for _, text := range []string{"a\n", "a\nhalf", "a\n" + strings.Repeat("x", 100_000)} {
		r := NewReader(io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken)))
		if line, err := r.Next(); line != "a" || err != nil {
			t.Errorf("%q, %v", line, err)
		}
		if _, err := r.Next(); !errors.Is(err, broken) {
			t.Errorf("%.10q: %v", text, err)
		}
	}
}
