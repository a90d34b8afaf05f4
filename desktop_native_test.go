//go:build linux && !js

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"anqi/assets/fonts"
	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
	"anqi/render"
	"anqi/render/ui"
	"anqi/render/ui/tree"
	"anqi/save"
)

// patience is how long the test waits for something that has to happen; it is reached only when it does not.
const patience = 60 * time.Second

// silent is a computer that never answers: the copy of the game in the test is only looked at.
type silent struct{}

func (silent) Choose(ctx context.Context, _ game.Position, _ game.Rules, _ match.Request, _ func()) (match.Answer, error) {
	<-ctx.Done()
	return match.Answer{}, ctx.Err()
}

// desktop drives the built game with a real mouse on the display of the test.
type desktop struct {
	t             *testing.T
	program       string
	folder        string // of the person's configuration
	fonts         *render.Typefaces
	width, height float64
	command       *exec.Cmd
	window        string // its number on the display
}

func newDesktop(t *testing.T) *desktop {
	t.Helper()
	if _, err := exec.LookPath("xdotool"); err != nil {
		t.Skip("xdotool, which moves the mouse, is not installed")
	}
	d := &desktop{t: t, folder: t.TempDir(), width: firstWidth, height: firstHeight}
	d.program = filepath.Join(t.TempDir(), "anqi")
	if out, err := exec.Command("go", "build", "-o", d.program, ".").CombinedOutput(); err != nil {
		t.Fatalf("the game does not build: %v\n%s", err, out)
	}
	typefaces, err := render.LoadTypefaces(fonts.Text())
	if err != nil {
		t.Fatal(err)
	}
	d.fonts = typefaces
	t.Cleanup(func() {
		if d.command != nil {
			_ = d.command.Process.Kill()
			_ = d.command.Wait()
		}
	})
	return d
}

// open starts the game and waits for its window.
func (d *desktop) open() {
	d.t.Helper()
	d.command = exec.Command(d.program)
	d.command.Env = append(os.Environ(), "XDG_CONFIG_HOME="+d.folder)
	d.command.Stderr = os.Stderr
	if err := d.command.Start(); err != nil {
		d.t.Fatal(err)
	}
	d.until("a window", func() bool {
		out, _ := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(d.command.Process.Pid)).Output()
		d.window = strings.TrimSpace(string(out))
		return d.window != ""
	})
	d.until("a kept game", func() bool { return d.look() != nil })
}

// close asks the game to end, as the system does when the person leaves.
func (d *desktop) close() {
	d.t.Helper()
	if err := d.command.Process.Signal(syscall.SIGTERM); err != nil {
		d.t.Fatal(err)
	}
	if err := d.command.Wait(); err != nil {
		d.t.Fatalf("the game ended badly: %v", err)
	}
	d.command = nil
}

// until waits for something that has to happen.
func (d *desktop) until(what string, happened func() bool) {
	d.t.Helper()
	for began := time.Now(); !happened(); time.Sleep(50 * time.Millisecond) {
		if time.Since(began) > patience {
			d.t.Fatalf("waited for %s in vain", what)
		}
	}
}

// look reads the kept game and shows it in an App of the test's own; nil while there is none.
func (d *desktop) look() *ui.App {
	kept, copied := platform.NewNative(filepath.Join(d.folder, platform.FolderName), platform.Window{}).Storage(), platform.NewMemory()
	keys, err := kept.Keys("")
	if err != nil {
		return nil
	}
	for _, key := range keys {
		if value, found, err := kept.Get(key); err == nil && found {
			if err := copied.Storage().Set(key, value); err != nil {
				d.t.Fatal(err)
			}
		}
	}
	store := save.Open(copied.Storage(), nil)
	if _, found := store.Game(); !found {
		return nil
	}
	random := strings.NewReader(strings.Repeat("seed", 1000))
	app := ui.NewApp(ui.Environment{
		Measurer: d.fonts, Match: match.Environment{Random: random, Seeds: random, Computer: silent{}},
		Store: store, Now: time.Now(), FullScreen: true,
	})
	app.Resize(d.width, d.height, tree.Insets{})
	return app
}
