package sheet

import (
	"strings"
	"testing"
)

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		text  string
		width float64
		want  string
	}{
		{"一二三四五", 30, "一二三|四五"},
		{"一二三，四五", 30, "一二|三，四|五"},
		{"一二「三四」", 30, "一二|「三|四」"},
		{"one two three", 40, "one two|three"},
		{"一\n二三", 30, "一|二三"},
		{"extraordinarily", 20, "extr|aord|inar|ily"},
		{"", 30, ""},
	} {
		if got := strings.Join(wrap(square{}, test.text, 10, test.width), "|"); got != test.want {
			t.Errorf("%q in %v: %q, want %q", test.text, test.width, got, test.want)
		}
	}
}
