//go:build !js

package platform

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// holderVariable makes the test program a window that takes the claim in the folder that it names, says so, and waits to be ended.
const holderVariable = "ANQI_TEST_HOLDER"

func TestMain(m *testing.M) {
	folder := os.Getenv(holderVariable)
	if folder == "" {
		os.Exit(m.Run())
	}
	NewNative(folder, Window{}).Claim().Take(func(ours bool) { fmt.Println(ours) }, nil)
	bufio.NewReader(os.Stdin).ReadString('\n')
}

// otherWindow starts a window of another process and returns whether it got the claim, and a function that ends it as a crash does.
func otherWindow(t *testing.T, folder string) (took bool, crash func()) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(program)
	command.Env = append(os.Environ(), holderVariable+"="+folder)
	input, err1 := command.StdinPipe()
	output, err2 := command.StdoutPipe()
	if err1 != nil || err2 != nil || command.Start() != nil {
		t.Fatal(err1, err2)
	}
	ended := false
	crash = func() {
		if !ended {
			ended = true
			command.Process.Kill()
			command.Wait()
			input.Close()
		}
	}
	t.Cleanup(crash)
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(line) == "true", crash
}

// window is a window of this process whose loop goes round after every call.
type polledClaim struct {
	Claim
	all *[]*Native
}

func (p polledClaim) Steal(taken func(bool), lost func()) {
	p.Claim.Steal(taken, lost)
	for _, n := range *p.all {
		n.claim.poll(time.Now().Add(time.Hour))
	}
}

func TestFileClaims(t *testing.T) {
	folder := t.TempDir()
	all := []*Native{NewNative(folder, Window{}), NewNative(folder, Window{})}
	checkClaims(t, polledClaim{all[0].Claim(), &all}, polledClaim{all[1].Claim(), &all})
	for _, n := range all {
		n.Claim().Release()
	}
	left, err := filepath.Glob(filepath.Join(folder, ".*"))
	if err != nil || len(left) != 1 || filepath.Base(left[0]) != decidingFile {
		t.Errorf("files left: %v, %v", left, err)
	}
}

// A window has the claim as long as its process lives, and no longer, however it ends.
func TestClaimEndsWithItsProcess(t *testing.T) {
	folder := t.TempDir()
	took, crash := otherWindow(t, folder)
	if !took {
		t.Fatal("the first window does not get it")
	}
	claim := NewNative(folder, Window{}).Claim()
	taken := true
	take := func() { claim.Take(func(ok bool) { taken = ok }, nil) }
	if take(); taken || claim.Held() {
		t.Fatal("taken from a window that is open")
	}
	crash()
	if take(); !taken || !claim.Held() {
		t.Fatal("a window that has crashed is in the way")
	}
	if took, _ := otherWindow(t, folder); took {
		t.Fatal("taken from a window that is open, by another process")
	}
	files, _ := filepath.Glob(filepath.Join(folder, windowPrefix+"*"))
	if len(files) != 1 {
		t.Errorf("files of windows: %v", files)
	}
}

// Of many windows that open at once, one has the claim, also when nothing was ever kept before.
func TestOneOfManyWindowsHasTheClaim(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "made", "when", "needed")
	const windows = 8
	got := make(chan *Native, windows)
	for range windows {
		go func() {
			n := NewNative(folder, Window{})
			n.Claim().Take(func(ok bool) {
				if !ok {
					n = nil
				}
			}, nil)
			got <- n
		}()
	}
	holders := 0
	for range windows {
		if n := <-got; n != nil {
			holders++
			defer n.Claim().Release()
			if !n.Claim().Held() {
				t.Error("not held by the window that got it")
			}
		}
	}
	if holders != 1 {
		t.Errorf("%d windows have it", holders)
	}
}

// Asking whether the claim is held, as saving does, tells nobody anything; the loop does, once.
func TestLostIsToldByTheLoop(t *testing.T) {
	folder := t.TempDir()
	one, two := NewNative(folder, Window{}), NewNative(folder, Window{})
	lost := 0
	one.Claim().Take(func(bool) {}, func() { lost++ })
	two.Claim().Steal(func(bool) {}, nil)
	for range 3 {
		if one.Claim().Held() {
			t.Fatal("still held")
		}
	}
	if lost != 0 {
		t.Fatal("told in the middle of a question")
	}
	now := time.Now()
	for i := range 3 {
		one.claim.poll(now.Add(time.Duration(i) * time.Hour))
	}
	if lost != 1 {
		t.Fatalf("told %d times", lost)
	}
}

func TestClaimsThatCountForNothing(t *testing.T) {
	for name, text := range map[string]string{
		"of a window that is gone":               "0123456789abcdef\n",
		"by the number of a process that is not": "999999999 0123456789abcdef\n",
		"by a number that was given again":       fmt.Sprintf("%d 0123456789abcdef\n", os.Getppid()),
		"empty":                                  "",
		"garbage":                                "\x00\xff no claim",
		"a way out of the folder":                "../../etc/passwd\n",
	} {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, claimFile), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		claim := NewNative(folder, Window{}).Claim()
		taken := false
		claim.Take(func(ok bool) { taken = ok }, nil)
		if !taken || !claim.Held() {
			t.Errorf("%s: not taken", name)
		}
		if keys, _ := (fileStorage{folder}).Keys(""); len(keys) != 0 {
			t.Errorf("%s: the claim is a key: %v", name, keys)
		}
	}
}
