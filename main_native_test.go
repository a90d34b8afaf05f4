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
	"anqi/render/sheet"
	"anqi/render/ui"
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
	app.Resize(d.width, d.height, ui.Insets{})
	return app
}

// click presses and releases the mouse in the middle of a rectangle.
func (d *desktop) click(r ui.Rect) {
	d.t.Helper()
	x, y := strconv.Itoa(int(r.X+r.W/2)), strconv.Itoa(int(r.Y+r.H/2))
	for _, arguments := range [][]string{{"mousemove", "--window", d.window, x, y}, {"mousedown", "1"}, {"mouseup", "1"}} {
		if out, err := exec.Command("xdotool", arguments...).CombinedOutput(); err != nil {
			d.t.Fatalf("xdotool %v: %v\n%s", arguments, err, out)
		}
		time.Sleep(90 * time.Millisecond) // the engine sees the mouse once a tick
	}
}

func (d *desktop) clickButton(id string) {
	d.t.Helper()
	node := d.look().Tree().Find(id)
	if node == nil {
		d.t.Fatalf("there is no button %q", id)
	}
	d.click(node.Rect)
}

// clickInPanel opens a panel's copy by a command and clicks on its part of that ID.
func (d *desktop) clickInPanel(open, id string) {
	d.t.Helper()
	app := d.look()
	app.Do(ui.Command{Name: open})
	for _, node := range app.Tree().Children {
		if node.Role != ui.RoleDialog {
			continue
		}
		for _, item := range sheet.New(node, d.width, d.height, d.fonts).Foot {
			if item.Node.ID == id {
				d.click(item.Rect)
				return
			}
		}
	}
	d.t.Fatalf("the panel %q has no %q", open, id)
}

// turn waits until the person is to move, makes a move with the mouse, and reports false when the game is over.
func (d *desktop) turn() bool {
	d.t.Helper()
	var app *ui.App
	d.until("the person's turn", func() bool {
		app = d.look()
		return app.Session().PersonToMove() || app.Session().Match().Outcome().Over()
	})
	m := app.Session().Match()
	if m.Outcome().Over() {
		return false
	}
	position, before, board := m.Position(), m.Cursor(), app.Board()
	actions := position.Actions(m.Rules(), nil)
	action := actions[(before*7+3)%len(actions)]
	d.click(board.CellRect(action.From))
	if !action.IsFlip() {
		d.click(board.CellRect(action.To))
	}
	d.until("the turn to be kept", func() bool { return d.look().Session().Match().Cursor() > before })
	return true
}

func TestWindowKeepsTheGame(t *testing.T) {
	d := newDesktop(t)
	d.open()
	first := d.look().Session().ID()
	time.Sleep(time.Second) // the window is there before its first frame
	d.clickButton("new")
	time.Sleep(300 * time.Millisecond)
	d.clickInPanel(ui.CommandNew, "newgame-start")
	d.until("another game", func() bool { return d.look().Session().ID() != first })
	for range 10 {
		if !d.turn() {
			t.Fatal("the game was over before its tenth turn")
		}
	}
	d.until("the computer's answer", func() bool { return d.look().Session().PersonToMove() })
	played := d.look().Session().Match()
	d.clickButton("undo")
	d.until("the undo", func() bool { return d.look().Session().Match().Cursor() < played.Cursor() })
	undone := d.look().Session().Match()
	if undone.Turns() != played.Turns()-2 {
		t.Errorf("undo went from turn %d to %d", played.Turns(), undone.Turns())
	}

	d.close()
	d.open()
	again := d.look().Session().Match()
	if again.Position() != undone.Position() || again.Cursor() != undone.Cursor() || again.Length() != undone.Length() {
		t.Errorf("after opening again the board is %v, want %v", again.Position().Board, undone.Position().Board)
	}
	// What the window itself took up is seen from what its redo button brings back.
	time.Sleep(time.Second)
	d.clickButton("redo")
	d.until("the redo", func() bool { return d.look().Session().Match().Cursor() == played.Cursor() })
	if redone := d.look().Session().Match(); redone.Position() != played.Position() {
		t.Errorf("redo gives the board %v, want %v", redone.Position().Board, played.Position().Board)
	}
	d.close()
}

func TestWindowRemembersItsSize(t *testing.T) {
	d := newDesktop(t)
	d.open()
	geometry := func() string {
		out, _ := exec.Command("xdotool", "getwindowgeometry", d.window).Output()
		return string(out)
	}
	// A window that is just opening sets its own size once more, so the new one counts only when it has lasted.
	d.until("the new size", func() bool {
		if out, err := exec.Command("xdotool", "windowsize", d.window, "900", "640").CombinedOutput(); err != nil {
			t.Fatalf("xdotool windowsize: %v\n%s", err, out)
		}
		time.Sleep(time.Second)
		return strings.Contains(geometry(), "900x640")
	})
	d.close()
	d.open()
	d.until("the size of before", func() bool { return strings.Contains(geometry(), "900x640") })
	d.close()
}
