package layering

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// list asks the go command for the packages of the module and all they reach,
// as they are for one platform.
func list(t *testing.T, system, architecture string) []Package {
	t.Helper()
	command := exec.Command("go", "list", "-deps", "-json=ImportPath,Imports,Deps", "anqi/...")
	command.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+architecture, "CGO_ENABLED=0")
	var complaints strings.Builder
	command.Stderr = &complaints
	output, err := command.Output()
	if err != nil {
		t.Fatalf("go list for %s: %v\n%s", system, err, complaints.String())
	}
	var packages []Package
	for decoder := json.NewDecoder(strings.NewReader(string(output))); ; {
		var next Package
		if err := decoder.Decode(&next); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, next)
	}
}

func TestDependenciesPointOneWay(t *testing.T) {
	for _, platform := range [][2]string{{"linux", "amd64"}, {"js", "wasm"}, {"windows", "amd64"}, {"darwin", "arm64"}} {
		t.Run(platform[0], func(t *testing.T) {
			packages := list(t, platform[0], platform[1])
			if len(packages) < 20 {
				t.Fatalf("go list named only %d packages", len(packages))
			}
			for _, violation := range Violations(packages) {
				t.Error(violation)
			}
		})
	}
}

func TestOnlyPlatformAndWebAreBoundToPlatforms(t *testing.T) {
	found, err := BoundFiles("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, violation := range found {
		t.Error(violation)
	}
}

// The check itself is checked: it must see each kind of wrong.
func TestViolations(t *testing.T) {
	for _, test := range []struct {
		name   string
		wrong  Package
		phrase string // part of what is said, or nothing if all is well
	}{
		{"the deal may know the game", Package{ImportPath: "anqi/game/deal", Imports: []string{"anqi/game", "io"}}, ""},
		{"the game knows nobody", Package{ImportPath: "anqi/game", Imports: []string{"anqi/game/deal"}}, "must not import anqi/game/deal"},
		{"the record does not know the match", Package{ImportPath: "anqi/game/record", Imports: []string{"anqi/game/match"}}, "must not import anqi/game/match"},
		{"the computer does not know the deal", Package{ImportPath: "anqi/ai", Imports: []string{"anqi/game/deal"}}, "must not import anqi/game/deal"},
		{"nor through another", Package{ImportPath: "anqi/ai/endgame", Deps: []string{"anqi/game/match"}}, "knows hidden pieces"},
		{"the interface needs no window", Package{ImportPath: "anqi/render/ui", Deps: []string{ebitengine}}, "must not reach " + ebitengine},
		{"nor any part of the engine", Package{ImportPath: "anqi/save", Deps: []string{ebitengine + "/audio"}}, "/audio"},
		{"the picture does", Package{ImportPath: "anqi/render", Imports: []string{"anqi/render/ui", ebitengine}, Deps: []string{ebitengine}}, ""},
		{"the picture does not reach around the platform", Package{ImportPath: "anqi/render", Imports: []string{"syscall/js"}}, "must not import syscall/js"},
		{"the web does", Package{ImportPath: "anqi/web", Imports: []string{"syscall/js", "anqi/platform"}}, ""},
		{"the command line needs no window", Package{ImportPath: "anqi/cmd/anqi", Deps: []string{ebitengine}}, "must not reach"},
		{"the main program wires everything", Package{ImportPath: "anqi", Imports: []string{"anqi/web", "anqi/ai", "syscall/js"}}, ""},
		{"a new package needs a place", Package{ImportPath: "anqi/novelty"}, "no place in the table"},
		{"others are not judged", Package{ImportPath: "example.org/other", Imports: []string{"syscall/js", "anqi/game"}}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			found := strings.Join(Violations([]Package{test.wrong}), "\n")
			if test.phrase == "" && found != "" || !strings.Contains(found, test.phrase) {
				t.Errorf("said %q, want %q", found, test.phrase)
			}
		})
	}
}

func TestBoundFiles(t *testing.T) {
	for _, test := range []struct {
		name, file, content string
		bound               bool
	}{
		{"a plain file", "game/piece.go", "package game\n", false},
		{"a name that ends in a platform", "game/clock_js.go", "package game\n", true},
		{"a name that is a platform", "game/js.go", "package game\n", false},
		{"a constraint", "ai/pause.go", "//go:build !js\n\npackage ai\n", true},
		{"a constraint with others", "ai/pause.go", "//go:build race && (linux || extra)\n\npackage ai\n", true},
		{"a constraint on no platform", "ai/slow.go", "//go:build race\n\npackage ai\n", false},
		{"words in a comment after the clause", "ai/doc.go", "package ai\n\n//go:build js\n", false},
		{"a test", "game/deep_test.go", "//go:build !js\n\npackage game\n", false},
		{"the place for it", "platform/storage_js.go", "package platform\n", false},
		{"the main program", "main_js.go", "package main\n", false},
		{"an installed package", "node_modules/x/x_js.go", "package x\n", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			root := t.TempDir()
			path := filepath.Join(root, test.file)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(test.content), 0o644); err != nil {
				t.Fatal(err)
			}
			found, err := BoundFiles(root)
			if err != nil {
				t.Fatal(err)
			}
			if (len(found) > 0) != test.bound {
				t.Errorf("found %q", found)
			}
		})
	}
}
