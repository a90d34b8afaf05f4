package tree

import (
	"math"
	"strings"
	"unicode/utf8"
)

// Measurer measures text for the layout: the width in CSS pixels of a line at a height.
type Measurer interface {
	TextWidth(text string, size float64) float64
}

// SmallestText is the least height of text that is read rather than glanced at, in CSS pixels.
const SmallestText = 11

// LineHeight is the distance of two lines of text as a multiple of its height.
const LineHeight = 1.3

// FitText breaks a text into lines for a rectangle and chooses its height: the wanted one if it fits, else smaller ones down
// to the smallest. What does not fit even then is cut off with an ellipsis; the accessible name always keeps the whole.
func FitText(m Measurer, text string, room Rect, want float64) (lines []string, size float64) {
	for size = want; size > SmallestText; size = math.Max(SmallestText, size-0.5) {
		lines = breakLines(m, text, room.W, size)
		if fitsHeight(len(lines), size, room.H) && fitsWidth(m, lines, room.W, size) {
			return lines, size
		}
	}
	size = math.Min(want, SmallestText)
	lines = breakLines(m, text, room.W, size)
	if len(lines) == 1 {
		// One word that cannot be broken: rather small than cut off.
		for ; size > 7 && m.TextWidth(text, size) > room.W; size -= 0.5 {
		}
		return lines, size
	}
	count := max(1, int(room.H/(size*LineHeight)+0.1))
	if len(lines) > count {
		lines = lines[:count]
		lines[count-1] = ellipsis(m, lines[count-1], room.W, size)
	}
	return lines, size
}

// FitsWhole reports whether fitText finds room for every character, at a height that can be read.
func FitsWhole(m Measurer, text string, room Rect, want float64) bool {
	lines, size := FitText(m, text, room, want)
	return size >= math.Min(want, SmallestText) && fitsHeight(len(lines), size, room.H) && fitsWidth(m, lines, room.W, size) &&
		!(strings.HasSuffix(lines[len(lines)-1], "…") && !strings.HasSuffix(text, "…"))
}

func fitsWidth(m Measurer, lines []string, width, size float64) bool {
	for _, line := range lines {
		if m.TextWidth(line, size) > width {
			return false
		}
	}
	return true
}

func fitsHeight(lines int, size, height float64) bool {
	return lines <= 1 && size <= height || float64(lines)*size*LineHeight <= height+0.1*size
}

// breakLines breaks a text so that no line is wider than width: at spaces between words of Latin letters, anywhere between
// Chinese characters, but never before a closing mark.
func breakLines(m Measurer, text string, width, size float64) []string {
	if m.TextWidth(text, size) <= width {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range wordParts(text) {
		switch {
		case line == "" || m.TextWidth(line+strings.TrimRight(word, " "), size) <= width:
			line += word
		default:
			lines = append(lines, strings.TrimRight(line, " "))
			line = word
		}
	}
	return append(lines, strings.TrimRight(line, " "))
}

// wordParts cuts a text into parts that must stay together.
func wordParts(text string) []string {
	var parts []string
	for _, r := range text {
		last := len(parts) - 1
		if last >= 0 && (sticks(parts[last], r)) {
			parts[last] += string(r)
		} else {
			parts = append(parts, string(r))
		}
	}
	return parts
}

// sticks reports whether a character may not begin a line after the part before it.
func sticks(before string, r rune) bool {
	if strings.ContainsRune("。，、；：！？）」』》…· ", r) {
		return true
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	return last < 0x2E80 && last != ' ' && r < 0x2E80 || strings.ContainsRune("（「『《", last)
}

func ellipsis(m Measurer, line string, width, size float64) string {
	runes := []rune(line)
	for len(runes) > 1 && m.TextWidth(string(runes)+"…", size) > width {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}
