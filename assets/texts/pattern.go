package texts

import (
	"strconv"
	"strings"
)

// Pattern is a text with named places, in the part of ICU's MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/)
// that the game needs:
//
//	{player}                                               the value of that name
//	{count, plural, one {# piece} other {# pieces}}        by the plural form of a number; # is the number
//	{player, select, You {You flip} other {{player} flips}} by the value itself
//
// A form may hold places of its own. What a pattern has no form for takes "other".
type Pattern string

// Value is what stands at one named place.
type Value struct {
	place string
	text  string
	form  string // the plural form of a number; "" for a value that is none
}

// Is returns a text for a place.
func Is(place, text string) Value { return Value{place: place, text: text} }

// Amount returns a number for a place, in digits and with the plural form that the language has for it.
func (t *Table) Amount(place string, n int) Value {
	return Value{place: place, text: Number(n), form: t.Plural(n)}
}

// Counted is Amount with the number as it is said before what is counted: Count.
func (t *Table) Counted(place string, n int) Value {
	return Value{place: place, text: t.Count(n), form: t.Plural(n)}
}

// The plural forms by the names that Unicode's CLDR gives them.
const (
	PluralOne   = "one"
	PluralOther = "other"
)

// OneForm is the plural rule of languages whose nouns have one form, such as Chinese and Japanese.
func OneForm(int) string { return PluralOther }

// OneAndOther is the plural rule of English.
func OneAndOther(n int) string {
	if n == 1 {
		return PluralOne
	}
	return PluralOther
}

// With fills the places, in one pass: a value that looks like a place is left as it is. A place without a value stays as it is
// written, so that a test and a reader see it; a value without a place is not used.
func (p Pattern) With(values ...Value) string {
	var b strings.Builder
	fill(&b, string(p), values, "")
	return b.String()
}

// fill writes a pattern, or one form of it in which # stands for number.
func fill(b *strings.Builder, pattern string, values []Value, number string) {
	for i := 0; i < len(pattern); i++ {
		switch {
		case pattern[i] == '#' && number != "":
			b.WriteString(number)
		case pattern[i] == '{':
			end := closing(pattern, i)
			if end < 0 {
				b.WriteString(pattern[i:])
				return
			}
			fillPlace(b, pattern[i:end+1], values, number)
			i = end
		default:
			b.WriteByte(pattern[i])
		}
	}
}

// fillPlace writes one place, which begins and ends with a brace.
func fillPlace(b *strings.Builder, place string, values []Value, number string) {
	name, rest, chosen := strings.Cut(place[1:len(place)-1], ",")
	for _, v := range values {
		if v.place != strings.TrimSpace(name) {
			continue
		}
		if !chosen {
			b.WriteString(v.text)
			return
		}
		kind, forms, _ := strings.Cut(rest, ",")
		switch strings.TrimSpace(kind) {
		case "plural":
			fill(b, formOf(forms, v.form), values, v.text)
		case "select":
			fill(b, formOf(forms, v.text), values, number)
		default:
			b.WriteString(place)
		}
		return
	}
	b.WriteString(place)
}

// formOf returns the form of that name from a list such as "one {a} other {b}", and "other" where it has none.
func formOf(forms, name string) string {
	other := ""
	for {
		open := strings.IndexByte(forms, '{')
		if open < 0 {
			return other
		}
		end := closing(forms, open)
		if end < 0 {
			return other
		}
		switch strings.TrimSpace(forms[:open]) {
		case name:
			return forms[open+1 : end]
		case PluralOther:
			other = forms[open+1 : end]
		}
		forms = forms[end+1:]
	}
}

// closing returns the index of the brace that closes the one at open, -1 if none does.
func closing(text string, open int) int {
	depth := 0
	for i := open; i < len(text); i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// Number writes n in digits, with a comma between thousands and a true minus sign.
func Number(n int) string {
	if n < 0 {
		return "−" + Number(-n)
	}
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
