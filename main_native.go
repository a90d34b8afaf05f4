//go:build !js

package main

import (
	"fmt"
	"image"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
	"anqi/platform"
	"anqi/render"
	"anqi/render/speaker"
	"anqi/render/ui"
	"anqi/render/ui/effect"
	"anqi/save"
)

// The size of the window when it opens for the first time, and the least it can be made, in CSS pixels.
const (
	firstWidth, firstHeight = 1100, 760
	leastWidth, leastHeight = 320, 480
)

// window is the game in a window of its own.
type window struct {
	platform *platform.Native
	store    *save.Store
	app      *ui.App
	speaker  *speaker.Speaker

	full          bool // it fills the screen
	width, height int  // when it does not, in CSS pixels
}

// run plays the game in a window until it is closed.
func run() error {
	typefaces, err := render.LoadTypefaces(fonts.Text())
	if err != nil {
		return err
	}
	w := &window{speaker: speaker.New()}
	w.platform = platform.NewNative(platform.UserFolder(), platform.Window{FullScreen: ebiten.IsFullscreen, SetFullScreen: ebiten.SetFullscreen})
	elsewhere := false
	w.platform.Claim().Take(func(ours bool) { elsewhere = !ours }, w.claimLost)
	defer w.platform.Close()
	w.open(typefaces, elsewhere)
	defer w.close()
	w.place()
	loop := render.NewGame(w.app, typefaces, render.Options{
		Effect: w.carryOut, Synced: w.synced, Sound: w.play, Theme: w.app.Theme, Quit: told(),
	})
	if err := ebiten.RunGame(loop); err != nil {
		return fmt.Errorf("the window: %w", err)
	}
	return nil
}

// told returns a function that reports whether the system has asked the program to end.
func told() func() bool {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	return func() bool { return len(asked) > 0 }
}

// open reads what is kept and lays the table.
func (w *window) open(typefaces *render.Typefaces, elsewhere bool) {
	w.store = save.Open(w.platform.Storage(), w.platform.Claim().Held)
	w.app = ui.NewApp(ui.Environment{
		Measurer: typefaces, Match: tableEnvironment(w.platform.NewPause),
		Store: w.store, Now: time.Now(), Languages: w.platform.Languages(), FullScreen: true,
		ReducedMotion: w.platform.ReducedMotion(), HighContrast: w.platform.HighContrast(), Elsewhere: elsewhere,
	})
}

// place opens the window as it was when it was closed.
func (w *window) place() {
	settings := w.app.Settings()
	width, height := firstWidth, firstHeight
	if settings.WindowWidth >= leastWidth && settings.WindowHeight >= leastHeight {
		width, height = settings.WindowWidth, settings.WindowHeight
	}
	ebiten.SetWindowTitle(w.app.Texts().Names.Game)
	ebiten.SetWindowIcon([]image.Image{render.WindowIcon(64), render.WindowIcon(32), render.WindowIcon(16)})
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(leastWidth, leastHeight, -1, -1)
	ebiten.SetWindowSize(width, height)
	w.full, w.width, w.height = settings.FullScreen, width, height
	ebiten.SetFullscreen(settings.FullScreen)
}

// close keeps the window's size for the next time.
func (w *window) close() {
	settings := w.app.Settings()
	settings.FullScreen, settings.WindowWidth, settings.WindowHeight = w.full, w.width, w.height
	if settings != w.app.Settings() {
		// Only the size of the window is lost if this fails; there is nobody left to be told.
		_ = w.store.KeepSettings(settings)
	}
	w.app.Close()
}

// synced tells the interface what happened to the window, and notes its size while there is a window.
func (w *window) synced() {
	w.full = ebiten.IsFullscreen()
	if !w.full && !ebiten.IsWindowMaximized() && !ebiten.IsWindowMinimized() {
		w.width, w.height = ebiten.WindowSize()
	}
	w.app.SetFullScreen(w.full)
	w.app.SetHidden(ebiten.IsWindowMinimized())
	w.platform.Poll(time.Now())
	w.speaker.Tick(time.Now())
}

func (w *window) play(sound effect.Sound) {
	w.speaker.Play(string(sound.Name), sound.Volume, time.Now())
}

// carryOut does what the interface asks of the machine. Spoken lines are the web version's.
func (w *window) carryOut(asked effect.Effect) {
	switch asked := asked.(type) {
	case effect.FullScreen:
		w.platform.SetFullScreen(!ebiten.IsFullscreen(), w.app.FullScreenAnswered)
	case effect.Copy:
		w.platform.CopyText(asked.Text, w.app.Copied)
	case effect.SaveFile:
		w.platform.SaveFile(asked.Name, []byte(asked.Text), w.app.FileSaved)
	case effect.StealClaim:
		w.platform.Claim().Steal(w.claimed, w.claimLost)
	}
}

// claimed goes on with the game that another window has left.
func (w *window) claimed(ours bool) {
	if !ours {
		w.app.ClaimRefused()
		return
	}
	w.store.Reload()
	w.app.Claimed()
}

// claimLost sleeps: the game goes on in another window.
func (w *window) claimLost() { w.app.SetElsewhere() }
