package main

import (
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
	"anqi/platform"
	"anqi/render"
	"anqi/render/ui"
	"anqi/save"
	"anqi/web"
)

// page is the game in a web page: the App, its mirror in the page's elements and what the browser offers.
type page struct {
	lock     sync.Mutex // of app: the browser's events come between two steps of the loop
	platform *web.Platform
	store    *save.Store
	app      *ui.App
	mirror   *web.Mirror
	window   *web.Window
	speaker  *web.Speaker
	away     bool // left, and not yet told whether the saved game is ours again
}

// run plays the game in the page until it is left.
func run() error {
	typefaces, err := render.LoadTypefaces(fonts.Canvas())
	if err != nil {
		return err
	}
	p := &page{platform: web.NewPlatform(), window: web.NewWindow(), speaker: web.NewSpeaker()}
	taken := make(chan bool, 1)
	p.platform.Claim().Take(func(ours bool) { taken <- ours }, p.claimLost)
	elsewhere := !<-taken
	p.open(typefaces, elsewhere)
	loop := render.NewGame(p.app, typefaces, render.Options{
		Page: true, PixelRatio: p.window.PixelRatio, Insets: p.window.Insets, Gesture: web.Gestured, Lock: &p.lock,
		Effect: p.carryOut, Synced: p.mirror.Sync, Painted: web.Ready, Sound: p.play,
	})
	return ebiten.RunGameWithOptions(loop, &ebiten.RunGameOptions{InitUnfocused: true, DisableHiDPI: true})
}

// open reads what is kept and lays the table.
func (p *page) open(typefaces *render.Typefaces, elsewhere bool) {
	p.store = save.Open(p.platform.Storage(), p.platform.Claim().Held)
	_, fullScreen := p.platform.FullScreen()
	p.app = ui.NewApp(ui.Environment{
		Measurer: typefaces, Match: tableEnvironment(p.platform.NewPause),
		Store: p.store, Now: time.Now(), Languages: p.platform.Languages(), FullScreen: fullScreen,
		ReducedMotion: p.platform.ReducedMotion(), Framed: web.Framed(), Page: true, Elsewhere: elsewhere,
	})
	p.mirror = web.NewMirror(p.app, &p.lock)
	p.platform.Attach(p.mirror)
	p.platform.Watch(p.changed)
	p.platform.WatchLeaving(p.left, p.back)
	p.changed(platform.ChangedVisibility)
}

// changed passes on what happened to the page.
func (p *page) changed(what platform.Change) {
	p.lock.Lock()
	defer p.lock.Unlock()
	switch what {
	case platform.ChangedVisibility:
		p.app.SetHidden(p.away || !p.platform.Visible())
	case platform.ChangedFullScreen:
		on, _ := p.platform.FullScreen()
		p.app.SetFullScreen(on)
	case platform.ChangedMotion:
		p.app.SetReducedMotion(p.platform.ReducedMotion())
	}
}

// carryOut does what the interface asks of the browser.
func (p *page) carryOut(effect ui.Effect) {
	switch effect := effect.(type) {
	case ui.Say:
		p.platform.Speak(effect.Line, effect.Assertive)
	case ui.FocusNode:
		p.mirror.FocusNode(effect.ID)
	case ui.FullScreen:
		on, _ := p.platform.FullScreen()
		p.platform.SetFullScreen(!on)
	case ui.Copy:
		p.platform.CopyText(effect.Text, func(error) {})
	case ui.SaveFile:
		p.platform.SaveFile(effect.Name, []byte(effect.Text), func(string, error) {})
	case ui.StealClaim:
		p.platform.Claim().Steal(p.claimed, p.claimLost)
	}
}

func (p *page) play(sound ui.Sound) { p.speaker.Play(string(sound.Name), sound.Volume) }

// claimed goes on with the game that another tab has left. The browser may answer while the App is in use, so it waits.
func (p *page) claimed(ours bool) {
	if ours {
		go p.locked(func() {
			p.store.Reload()
			p.app.Claimed()
		})
	}
}

// claimLost sleeps: the game goes on in another tab.
func (p *page) claimLost() { go p.locked(p.app.SetElsewhere) }

// left gives the saved game up: the browser may keep the page, with all that it holds, while the game goes on in another.
func (p *page) left() {
	p.away = true
	p.changed(platform.ChangedVisibility)
	p.platform.Claim().Release()
}

// back asks for the saved game again; until the answer the game stands still.
func (p *page) back() {
	p.platform.Claim().Take(func(ours bool) {
		go p.locked(func() {
			p.away = false
			p.app.SetHidden(!p.platform.Visible())
			if ours {
				p.app.Returned()
			} else {
				p.app.SetElsewhere()
			}
		})
	}, p.claimLost)
}

// locked changes the App between two steps of the loop, which stands still while the tab is hidden: the page's elements
// follow at once.
func (p *page) locked(act func()) {
	p.lock.Lock()
	defer p.lock.Unlock()
	act()
	p.mirror.Sync()
}
