package gather

import (
	"reflect"
	"slices"
	"strings"

	"anqi/assets/texts"
)

// painted are the texts that the play screen paints, as paths in texts.Table
// with * for every element: names and buttons, the line below the board with
// what happened, what was refused and what is noticed, questions between two
// players, the result. Panels are elements of the page; the names of the
// squares are for assistive technology alone.
var painted = [...]string{
	"Names", "Numerals", "Buttons", "Play", "Board", "Cell.Comma", "Say", "Refusals", "Notices", "Results", "Levels.Name", "Presets.*.Text",
	"Ask.UndoText", "Ask.DrawAnswerText",
	"End.Drawn", "End.YouWon", "End.YouLost", "End.WonBy", "End.Reasons",
}

// unpainted are fields of those groups that are only ever read aloud.
var unpainted = []string{"BoardHint", "MuteHint", "UndoHint", "RedoHint", "HintHint", "DrawHint", "ResignHint", "StopHint", "HelpHint", "FullTitle"}

// Canvas returns every character that the canvas of a web page may have to
// paint, where panels are elements of the page: printable ASCII and what the
// painted texts of every language need, sorted and each once.
func Canvas() []rune {
	seen := map[rune]bool{}
	// Texts are cut off with the one; the other stands for a number without limit.
	add(seen, "…—")
	for r := rune(' '); r <= '~'; r++ {
		seen[r] = true
	}
	for _, table := range texts.All() {
		for _, path := range painted {
			addValue(seen, reflect.ValueOf(*table), strings.Split(path, "."))
		}
	}
	all := make([]rune, 0, len(seen))
	for r := range seen {
		all = append(all, r)
	}
	slices.Sort(all)
	return all
}

// addValue adds the texts of a value, or of the part of it at a path.
func addValue(seen map[rune]bool, value reflect.Value, path []string) {
	switch value.Kind() {
	case reflect.String:
		add(seen, value.String())
	case reflect.Array, reflect.Slice:
		if len(path) > 0 && path[0] == "*" {
			path = path[1:]
		}
		for i := range value.Len() {
			addValue(seen, value.Index(i), path)
		}
	case reflect.Struct:
		addFields(seen, value, path)
	}
}

// addFields adds the field that the path names, all of them at the path's end.
func addFields(seen map[rune]bool, value reflect.Value, path []string) {
	if len(path) > 0 {
		field := value.FieldByName(path[0])
		if !field.IsValid() {
			panic("gather: " + value.Type().String() + " has no field " + path[0])
		}
		addValue(seen, field, path[1:])
		return
	}
	for i := range value.NumField() {
		if !slices.Contains(unpainted, value.Type().Field(i).Name) {
			addValue(seen, value.Field(i), nil)
		}
	}
}
