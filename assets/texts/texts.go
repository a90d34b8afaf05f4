// Package texts holds every word that the game shows or speaks, one Table per language, Traditional Chinese first.
//
// A Table is a struct, so a text that does not exist cannot be named; a test walks every table and fails on an entry that a
// language lacks. A text with named places is a Pattern: a test holds the places of all languages, and every call that fills them,
// to those of the first. It imports the package game, for arrays indexed by pieces and reasons, and the standard library.
package texts

import "strings"

// Table is all texts of one language.
type Table struct {
	Language     string // the tag of BCP 47, as in <html lang>
	LanguageName string // what the language calls itself
	Numerals     [11]string
	SentenceEnd  string             // the mark by which a line of several sentences is parted
	SentenceGap  string             // between two sentences: a space where words are written apart
	Plural       func(n int) string // the plural form that the language has for n: PluralOne, PluralOther
	Names        Names
	Buttons      Buttons
	Play         Play
	Board        Board
	Cell         Cell
	Say          Say
	Refusals     Refusals
	Notices      Notices
	Results      Results
	Levels       Levels
	Presets      Presets
	Rules        Rules
	NewGame      NewGame
	Ask          Ask
	Lots         Lots
	End          End
	Settings     Settings
	Standings    Standings
	Pieces       PiecesPanel
	Fair         Fair
	Help         Help
	Keys         Keys
}

// Count writes a small number the way it is said before a measure word ("兩" in "兩子"), larger ones as digits.
func (t *Table) Count(n int) string {
	if n >= 0 && n < len(t.Numerals) {
		return t.Numerals[n]
	}
	return Number(n)
}

// Sentences writes sentences one after the other, without those that are "".
func (t *Table) Sentences(list ...string) string {
	var said []string
	for _, sentence := range list {
		if sentence != "" {
			said = append(said, sentence)
		}
	}
	return strings.Join(said, t.SentenceGap)
}

// List writes items one after the other.
func (t *Table) List(items []string) string { return strings.Join(items, t.Cell.Comma) }

// Labelled writes what belongs to a label behind it.
func (t *Table) Labelled(label, value string) string {
	return t.Names.Labelled.With(Is("label", label), Is("value", value))
}

// Sentence makes a sentence of a label that could stand as one.
func (t *Table) Sentence(label string) string { return t.Board.Sentence.With(Is("label", label)) }

// ForLanguage returns the table for a list of preferred languages (tags of BCP 47, best first), Traditional Chinese
// when none of them is there yet.
func ForLanguage(preferred []string) *Table {
	for _, tag := range preferred {
		for _, table := range All() {
			if sameLanguage(tag, table.Language) {
				return table
			}
		}
	}
	return TraditionalChinese()
}

// All returns every table, the first one the default.
func All() []*Table { return []*Table{TraditionalChinese()} }

// TraditionalChinese returns the texts as they are written in Taiwan. The table is shared: read it, do not change it.
func TraditionalChinese() *Table { return &traditionalChinese }

func sameLanguage(a, b string) bool {
	if len(a) < 2 || len(b) < 2 || a[:2] != b[:2] {
		return false
	}
	return len(a) == 2 || len(b) == 2 || a[2] == '-' && b[2] == '-'
}
