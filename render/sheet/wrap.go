package sheet

import (
	"strings"

	"anqi/render/ui/tree"
)

// Characters that may not begin or end a line.
const (
	neverFirst = "，。、；：！？）」』》…·,.;:!?)%"
	neverLast  = "（「『《("
)

// wrap breaks a text into lines no wider than width: between any two Chinese characters, but inside Latin words only when a
// word alone is wider. A newline in the text begins a new line.
func wrap(m tree.Measurer, text string, size, width float64) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		lines = append(lines, wrapOne(m, paragraph, size, width)...)
	}
	return lines
}

func wrapOne(m tree.Measurer, text string, size, width float64) []string {
	var lines []string
	rest := []rune(text)
	for len(rest) > 0 {
		count := fitting(m, rest, size, width)
		lines = append(lines, strings.TrimRight(string(rest[:count]), " "))
		rest = rest[count:]
		for len(rest) > 0 && rest[0] == ' ' {
			rest = rest[1:]
		}
	}
	if lines == nil {
		return []string{""}
	}
	return lines
}

// fitting returns how many characters go on a line, at least one.
func fitting(m tree.Measurer, text []rune, size, width float64) int {
	used := 0.0
	for i, character := range text {
		used += m.TextWidth(string(character), size)
		if used > width+0.01 && i > 0 {
			return lastBreak(text, i)
		}
	}
	return len(text)
}

// lastBreak returns the best place at or before limit to end a line.
func lastBreak(text []rune, limit int) int {
	for i := limit; i > 0 && i > limit-24; i-- {
		before, after := text[i-1], text[i]
		if strings.ContainsRune(neverFirst, after) || strings.ContainsRune(neverLast, before) {
			continue
		}
		if latin(before) && latin(after) {
			continue
		}
		return i
	}
	return limit
}

func latin(r rune) bool { return r > ' ' && r < 0x2E80 }
