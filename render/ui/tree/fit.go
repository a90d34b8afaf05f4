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

// SmallestText is the least height of text, SmallestCount that of numbers beside pieces and of the names of counts, in CSS pixels.
const SmallestText, SmallestCount = 12, 11

// LineHeight is the distance of two lines of text as a multiple of its height.
const LineHeight = 1.3

// Lettering is a text as it is written into a rectangle.
type Lettering struct {
	Lines []string
	Size  float64 // height in CSS pixels
	Cut   bool    // it has no room, and an ellipsis stands for the rest
}

// FitText breaks a text into lines for a rectangle and chooses its height: the wanted one if it fits, else smaller ones down to the least.
// What does not fit even then is cut off with an ellipsis; the accessible name always keeps the whole. A line never ends within one of the
// words that are to stay whole, such as names.
func FitText(m Measurer, text string, room Rect, want, least float64, whole ...string) Lettering {
	least = math.Min(want, least)
	for size := want; ; size = math.Max(least, size-0.5) {
		lines := breakLines(m, text, room.W, size, whole)
		if fitsHeight(len(lines), size, room.H) && fitsWidth(m, lines, room.W, size) {
			return Lettering{Lines: lines, Size: size}
		}
		if size > least {
			continue
		}
		count := max(1, min(len(lines), int(room.H/(size*LineHeight)+0.1)))
		last := lines[count-1]
		if count < len(lines) || m.TextWidth(last, size) > room.W {
			last = ellipsis(m, last, room.W, size)
		}
		return Lettering{Lines: append(lines[:count-1:count-1], last), Size: size, Cut: true}
	}
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
// Chinese characters, but never before a closing mark and never within a word that is to stay whole.
func breakLines(m Measurer, text string, width, size float64, whole []string) []string {
	if m.TextWidth(text, size) <= width {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range wordParts(text, whole) {
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
func wordParts(text string, whole []string) []string {
	var parts []string
	for text != "" {
		part := firstPart(text, whole)
		text = text[len(part):]
		first, _ := utf8.DecodeRuneInString(part)
		if last := len(parts) - 1; last >= 0 && sticks(parts[last], first) {
			parts[last] += part
		} else {
			parts = append(parts, part)
		}
	}
	return parts
}

// firstPart is the longest of the whole words that the text begins with, else its first character.
func firstPart(text string, whole []string) string {
	_, length := utf8.DecodeRuneInString(text)
	for _, word := range whole {
		if strings.HasPrefix(text, word) {
			length = max(length, len(word))
		}
	}
	return text[:length]
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
