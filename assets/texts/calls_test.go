package texts

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestEveryPlaceIsFilled reads the calls of Pattern.With in the interface: each fills exactly the places of the text that it names. A text
// is told by its field's name; where two groups have a field of one name, the places of either are right.
func TestEveryPlaceIsFilled(t *testing.T) {
	index := regexp.MustCompile(`\[\d+\]`)
	allowed := map[string][]string{}
	table := TraditionalChinese()
	walk(reflect.ValueOf(*table), "", func(path string, value reflect.Value) {
		if value.Kind() == reflect.String && value.Type() == reflect.TypeFor[Pattern]() {
			places, err := placesOf(value.String(), table)
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			field := index.ReplaceAllString(path[strings.LastIndexByte(path, '.')+1:], "")
			allowed[field] = append(allowed[field], strings.Join(places, " "))
		}
	})
	calls := 0
	err := filepath.WalkDir("../../render", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			field, places, ok := fillingCall(n)
			if !ok {
				return true
			}
			calls++
			if sets := allowed[field]; sets != nil && !slices.Contains(sets, places) {
				t.Errorf("%s: %s is filled with %q, its places are %q", path, field, places, sets)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if calls < 80 {
		t.Errorf("only %d calls were found", calls)
	}
}

// fillingCall returns the field and the places of a call such as say.Flip.With(texts.Is("player", who), …).
func fillingCall(n ast.Node) (field, places string, ok bool) {
	call, isCall := n.(*ast.CallExpr)
	if !isCall {
		return "", "", false
	}
	with, isSelector := call.Fun.(*ast.SelectorExpr)
	if !isSelector || with.Sel.Name != "With" {
		return "", "", false
	}
	text := with.X
	if element, isElement := text.(*ast.IndexExpr); isElement {
		text = element.X
	}
	selector, isField := text.(*ast.SelectorExpr)
	if !isField {
		return "", "", false
	}
	var names []string
	for _, argument := range call.Args {
		value, isCall := argument.(*ast.CallExpr)
		if !isCall || len(value.Args) != 2 {
			continue
		}
		if literal, isLiteral := value.Args[0].(*ast.BasicLit); isLiteral {
			name, err := strconv.Unquote(literal.Value)
			if err == nil {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return selector.Sel.Name, strings.Join(names, " "), true
}
