package link

import (
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"anqi/game/record"
)

// maxNameLength is how many characters of a player's name a code carries.
const maxNameLength = 31

// players codes the names of both players and the date. Reading a date written in another way than 2006-01-02 costs nothing: it is
// left out.
func (c *coder) players(r *record.Record) error {
	for _, name := range []*string{&r.First, &r.Second} {
		if err := c.name(name); err != nil {
			return err
		}
	}
	c.date(&r.Date)
	return nil
}

// The characters of names: those of ASCII, those of the basic block of Chinese characters, and all others.
const (
	asciiCharacter = iota
	chineseCharacter
	otherCharacter
	characterKinds // how many there are

	firstASCII, lastASCII     = ' ', '~'
	firstChinese, lastChinese = 0x4e00, 0x9fff
)

// name codes a name, of which only the first characters are carried.
func (c *coder) name(name *string) error {
	runes := []rune(*name)
	length := c.choose(min(len(runes), maxNameLength), maxNameLength+1)
	if c.decoding {
		runes = make([]rune, length)
	}
	var text strings.Builder
	for i := range runes[:length] {
		character := c.character(carried(runes[i]))
		if character != carried(character) {
			return errors.New("a name has a character that names cannot have")
		}
		text.WriteRune(character)
	}
	*name = text.String()
	return nil
}

func (c *coder) character(character rune) rune {
	kind := otherCharacter
	switch {
	case character >= firstASCII && character <= lastASCII:
		kind = asciiCharacter
	case character >= firstChinese && character <= lastChinese:
		kind = chineseCharacter
	}
	switch c.choose(kind, characterKinds) {
	case asciiCharacter:
		return firstASCII + rune(c.choose(int(character-firstASCII), lastASCII-firstASCII+1))
	case chineseCharacter:
		return firstChinese + rune(c.choose(int(character-firstChinese), lastChinese-firstChinese+1))
	}
	return rune(c.choose(int(character), utf8.MaxRune+1))
}

// carried replaces by a space what a name of a line of text cannot hold: control characters, line separators, and marks that turn
// the direction of all text after them. The list is ours and fixed, so that codes do not depend on a version of Unicode.
func carried(character rune) rune {
	switch {
	case character < ' ', character >= 0x7f && character <= 0x9f, character == 0x2028, character == 0x2029,
		character >= 0x202a && character <= 0x202e, character >= 0x2066 && character <= 0x2069, !utf8.ValidRune(character):
		return ' '
	}
	return character
}

// date codes a date as the program writes it, of the years from 2000 to 2255, as year, month and day; any other text is left out.
func (c *coder) date(text *string) {
	const years, months, days, firstYear = 256, 12, 31, 2000
	day, err := time.Parse(time.DateOnly, *text)
	known := err == nil && day.Year() >= firstYear && day.Year() < firstYear+years
	if c.choose(oneIf(known), 2) == 0 {
		if c.decoding {
			*text = ""
		}
		return
	}
	day = time.Date(
		firstYear+c.choose(day.Year()-firstYear, years), time.Month(1+c.choose(int(day.Month())-1, months)), 1+c.choose(day.Day()-1, days),
		0, 0, 0, 0, time.UTC)
	*text = day.Format(time.DateOnly)
}

func oneIf(condition bool) int {
	if condition {
		return 1
	}
	return 0
}
