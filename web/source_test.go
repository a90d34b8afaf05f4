package web

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"testing"
)

// TestCallbacksAreMadeInOnePlace holds every function that the page is given to callback, which ends a panic there: one that
// js.FuncOf makes elsewhere would end the game with it.
func TestCallbacksAreMadeInOnePlace(t *testing.T) {
	files, err := filepath.Glob("*_js.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files of the browser's side:", err)
	}
	files = append(files, "../main_js.go")
	places := 0
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if selector, ok := n.(*ast.SelectorExpr); ok && selector.Sel.Name == "FuncOf" {
				places++
				if name != "callback_js.go" {
					t.Errorf("%s makes a function for the page without callback", name)
				}
			}
			return true
		})
	}
	if places == 0 {
		t.Error("js.FuncOf is met nowhere: the test looks for the wrong name")
	}
}
