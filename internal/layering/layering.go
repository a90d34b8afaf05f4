// Package layering holds the promise that dependencies point one way: which
// package of the game may import which, and which may speak to Ebitengine, the
// browser or one platform only. Its test asks the go command what the packages
// really import and fails where that differs. What else the layout of the project
// promises is tested here too.
//
// The package imports the standard library only and is part of no program.
package layering

import (
	"fmt"
	"slices"
	"strings"
)

// Package is what the go command tells about one package, as far as it matters
// here.
type Package struct {
	ImportPath string   // such as anqi/game/deal
	Imports    []string // what it imports itself
	Deps       []string // what it reaches, directly or not
}

// module is the import path of the game's own packages.
const module = "anqi"

// ebitengine is the import path of the engine, and of all below it.
const ebitengine = "github.com/hajimehoshi/ebiten/v2"

// allowed lists, for each package of the game, which others of the game it may
// import itself. An entry that ends in /... stands for a package and all below
// it, on both sides; the first entry that fits a package counts.
var allowed = []struct {
	importer string
	imports  []string
}{
	{"game/deal", []string{"game"}},
	{"game/record", []string{"game", "game/deal"}},
	{"game/record/recordtest", []string{"game", "game/deal", "game/gametest", "game/record"}},
	{"game/link", []string{"game", "game/deal", "game/record"}},
	{"game/tournament", []string{"game", "game/record"}},
	{"game/interchange", []string{"game", "game/link", "game/record", "game/tournament"}},
	{"game/match", []string{"game", "game/deal", "game/record"}},
	{"game/gametest", []string{"game", "game/deal"}},
	{"game", nil},
	{"ai/...", []string{"game", "internal/lines", "ai/..."}},
	{"save", []string{"game", "game/deal", "game/record", "game/match", "platform"}},
	{"platform", nil},
	{"assets/fonts/...", []string{"assets/fonts/...", "assets/texts"}},
	{"assets/texts", []string{"game"}},
	{"assets/...", nil},
	{"render/qrcode", nil},
	{"render/ui/tree", []string{"game"}},
	{"render/ui/effect", []string{"game"}},
	{"render/ui/selection", []string{"game", "render/ui/tree"}},
	{"render/ui/announce", []string{"game/...", "save", "assets/texts"}},
	{"render/ui/panels", []string{"game/...", "save", "assets/texts", "render/qrcode", "render/ui/tree", "render/ui/effect", "render/ui/announce"}},
	{"render/ui/screen", []string{"game/...", "save", "assets/texts", "render/ui/tree", "render/ui/selection", "render/ui/announce"}},
	{"render/ui/uitest", []string{"game/...", "assets/texts"}},
	{"render/ui", []string{"game/...", "save", "platform", "assets/texts", "render/qrcode", "render/ui/..."}},
	{"render/...", []string{"game/...", "render/...", "save", "assets/...", "platform"}},
	{"web", []string{"game/...", "render/ui", "render/ui/tree", "assets/...", "platform", "save"}},
	{"cmd/anqi/...", []string{"game/...", "ai/...", "save", "platform", "internal/lines", "cmd/anqi/..."}},
	{"internal/...", nil},
	{"scripts/empty", nil},
	{"scripts/icon", []string{"assets/fonts", "render/art"}},
	{"scripts/endings", []string{"game", "game/deal", "game/match", "ai/endgame"}},
	{"", []string{"game/...", "ai/...", "save", "platform", "render/...", "web", "assets/..."}},
}

// windowless are the packages that must run without a window: they may not
// reach Ebitengine nor the browser.
var windowless = []string{"game", "game/...", "ai/...", "save", "assets/...", "render/ui/...", "render/ui", "render/sheet", "render/art", "render/qrcode", "cmd/anqi/..."}

// platformBound are the only packages that may import syscall/js, or keep files
// for one platform: the main program among them, whose path is the module's.
var platformBound = []string{"platform", "web", "scripts/empty", ""}

// matches tells whether a path below the module fits a pattern.
func matches(pattern, path string) bool {
	below, all := strings.CutSuffix(pattern, "/...")
	return path == below || all && strings.HasPrefix(path, below+"/")
}

// matchesAny tells whether a path below the module fits one of the patterns.
func matchesAny(patterns []string, path string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool { return matches(pattern, path) })
}

// own returns the path of a package below the module, and whether the package
// is one of the game's.
func own(importPath string) (string, bool) {
	if importPath == module {
		return "", true
	}
	return strings.CutPrefix(importPath, module+"/")
}

// Violations says, in one sentence each, where packages import or reach what
// they must not. Packages of others are only looked at as what is reached.
func Violations(packages []Package) []string {
	var found []string
	for _, importer := range packages {
		path, isOwn := own(importer.ImportPath)
		if !isOwn {
			continue
		}
		found = append(found, wrongImports(path, importer)...)
		found = append(found, wrongReach(path, importer)...)
	}
	return found
}

// wrongImports checks what one package imports itself.
func wrongImports(path string, importer Package) []string {
	var found []string
	index := slices.IndexFunc(allowed, func(rule struct {
		importer string
		imports  []string
	}) bool {
		return matches(rule.importer, path)
	})
	if index < 0 {
		return []string{fmt.Sprintf("%s has no place in the table of this package: give it one", importer.ImportPath)}
	}
	for _, imported := range importer.Imports {
		if target, isOwn := own(imported); isOwn && !matchesAny(allowed[index].imports, target) {
			found = append(found, fmt.Sprintf("%s must not import %s", importer.ImportPath, imported))
		}
		if imported == "syscall/js" && !matchesAny(platformBound, path) {
			found = append(found, fmt.Sprintf("%s must not import syscall/js", importer.ImportPath))
		}
	}
	return found
}

// wrongReach checks what one package reaches through others.
func wrongReach(path string, importer Package) []string {
	var found []string
	for _, reached := range importer.Deps {
		if matchesAny(windowless, path) && (reached == ebitengine || strings.HasPrefix(reached, ebitengine+"/")) {
			found = append(found, fmt.Sprintf("%s must not reach %s", importer.ImportPath, reached))
		}
		if target, isOwn := own(reached); isOwn && matches("ai/...", path) && matchesAny([]string{"game/deal", "game/record", "game/match"}, target) {
			found = append(found, fmt.Sprintf("%s must not reach %s, which knows hidden pieces", importer.ImportPath, reached))
		}
	}
	return found
}
