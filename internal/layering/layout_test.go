package layering

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// root is the folder of go.mod.
const root = "../.."

// The loader at the top of the project is the one of the Go that builds it: a program and its loader must fit each other.
func TestLoaderIsTheToolchains(t *testing.T) {
	folder, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(folder)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	ours, err := os.ReadFile(filepath.Join(root, "wasm_exec.js"))
	if err != nil || !bytes.Equal(ours, theirs) {
		t.Errorf("wasm_exec.js is not the one of this Go (%v): make loader takes it over", err)
	}
}

// A clone as Git for Windows makes it by default has the same bytes in every file as the repository.
func TestCloneKeepsLineEnds(t *testing.T) {
	if _, err := os.Stat(filepath.Join(root, ".git")); err != nil {
		t.Skip("this is no repository")
	}
	clone := filepath.Join(t.TempDir(), "clone")
	git(t, "clone", "--quiet", "--shared", "--config", "core.autocrlf=true", root, clone)
	listed := git(t, "-C", clone, "ls-files", "--eol")
	lines := strings.Split(strings.TrimSpace(listed), "\n")
	if len(lines) < 100 {
		t.Fatalf("git lists %d files", len(lines))
	}
	wrong := 0
	for _, line := range lines {
		// Such as "i/lf    w/lf    attr/text=auto eol=lf 	go.mod": in the index, in the folder, by which attribute.
		words := strings.Fields(line)
		index, folder := strings.TrimPrefix(words[0], "i/"), strings.TrimPrefix(words[1], "w/")
		if index != folder || index != "lf" && index != "-text" && index != "none" {
			if wrong++; wrong <= 5 {
				t.Errorf("other line ends than the repository's, or none of one kind: %s", line)
			}
		}
	}
	if wrong > 5 {
		t.Errorf("%d files in all", wrong)
	}
}

func git(t *testing.T, arguments ...string) string {
	t.Helper()
	out, err := exec.Command("git", arguments...).CombinedOutput()
	if err != nil {
		t.Fatalf("git %s: %v\n%s", strings.Join(arguments, " "), err, out)
	}
	return string(out)
}
