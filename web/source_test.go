package web

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// inSources calls visit for every node of every file of the browser's side.
func inSources(t *testing.T, visit func(file string, n ast.Node)) {
	t.Helper()
	files, err := filepath.Glob("*_js.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files of the browser's side:", err)
	}
	for _, name := range append(files, "../main_js.go") {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			visit(name, n)
			return true
		})
	}
}

// TestCallbacksAreMadeInOnePlace holds every function that the page is given to callback, which ends a panic there: one that
// js.FuncOf makes elsewhere would end the game with it.
func TestCallbacksAreMadeInOnePlace(t *testing.T) {
	places := 0
	inSources(t, func(file string, n ast.Node) {
		if selector, ok := n.(*ast.SelectorExpr); ok && selector.Sel.Name == "FuncOf" {
			places++
			if file != "callback_js.go" {
				t.Errorf("%s makes a function for the page without callback", file)
			}
		}
	})
	if places == 0 {
		t.Error("js.FuncOf is met nowhere: the test looks for the wrong name")
	}
}

// everywhere are the properties and methods of the window that every browser has in which WebAssembly runs, and lets be looked at.
var everywhere = map[string]bool{
	"document": true, "console": true, "location": true, "parent": true, "self": true, "devicePixelRatio": true, "anqiReady": true,
	"Object": true, "Reflect": true, "Promise": true, "Uint8Array": true, "Float32Array": true, "Element": true, "Event": true,
	"addEventListener": true, "dispatchEvent": true, "setTimeout": true, "getComputedStyle": true, "parseFloat": true,
}

// TestFeaturesAreAskedFor holds what the browser offers to feature and its kin, which know that it may be missing or refused.
func TestFeaturesAreAskedFor(t *testing.T) {
	seen := 0
	inSources(t, func(file string, n ast.Node) {
		call, ok := n.(*ast.CallExpr)
		if !ok || file == "feature_js.go" || len(call.Args) == 0 {
			return
		}
		selector, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || selector.Sel.Name != "Get" && selector.Sel.Name != "Call" || !isWindow(selector.X) {
			return
		}
		seen++
		name, ok := call.Args[0].(*ast.BasicLit)
		if !ok {
			return // a size of the window, by its name
		}
		if word := strings.Trim(name.Value, `"`); !everywhere[word] {
			t.Errorf("%s takes the window's %s for granted: ask by feature, global, can or made", file, word)
		}
	})
	if seen < 10 {
		t.Errorf("the window is met only %d times: the test looks for the wrong thing", seen)
	}
}

// isWindow reports whether an expression is js.Global() or the variable window.
func isWindow(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name == "window"
	case *ast.CallExpr:
		selector, ok := e.Fun.(*ast.SelectorExpr)
		return ok && selector.Sel.Name == "Global"
	}
	return false
}
