package main

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
	"anqi/platform"
	"anqi/render"
	"anqi/render/ui"
	"anqi/render/ui/effect"
	"anqi/save"
	"anqi/web"
)

// page is the game in a web page: the App, its mirror in the page's elements and what the browser offers.
type page struct {
	lock     *web.Lock // of app: the browser's events come between two steps of the loop
	platform *web.Platform
	store    *save.Store
	app      *ui.App
	loop     *render.Game
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
	p := &page{lock: web.NewLock(web.Failed), platform: web.NewPlatform(), window: web.NewWindow(), speaker: web.NewSpeaker()}
	taken := make(chan bool, 1)
	p.platform.Claim().Take(func(ours bool) { taken <- ours }, p.claimLost)
	elsewhere := !<-taken
	p.open(typefaces, elsewhere)
	p.loop = render.NewGame(p.app, typefaces, render.Options{
		Page: true, PixelRatio: p.window.PixelRatio, Insets: p.window.Insets, Gesture: web.Gestured, Lock: p.lock,
		Effect: p.carryOut, Synced: p.mirror.Sync, Painted: func() { p.lock.Afterwards(web.Ready) }, Sound: p.play,
		Theme: p.app.Theme,
	})
	return ebiten.RunGameWithOptions(p.loop, &ebiten.RunGameOptions{InitUnfocused: true, DisableHiDPI: true})
}

// open reads what is kept and lays the table.
func (p *page) open(typefaces *render.Typefaces, elsewhere bool) {
	p.store = save.Open(p.platform.Storage(), p.platform.Claim().Held)
	_, fullScreen := p.platform.FullScreen()
	p.app = ui.NewApp(ui.Environment{
		Measurer: typefaces, Match: tableEnvironment(p.platform.NewPause),
		Store: p.store, Now: time.Now(), Languages: p.platform.Languages(), FullScreen: fullScreen,
		ReducedMotion: p.platform.ReducedMotion(), HighContrast: p.platform.HighContrast(), Framed: web.Framed(), Keyless: web.Keyless(), Page: true, Elsewhere: elsewhere,
	})
	p.mirror = web.NewMirror(p.app, p.lock, p.acted)
	p.platform.Attach(p.mirror)
	p.platform.Watch(p.changed)
	p.platform.WatchLeaving(p.left, p.back)
	web.OnGesture(p.wakeSpeaker)
	p.changed(platform.ChangedVisibility)
}

// changed passes on what happened to the page.
func (p *page) changed(what platform.Change) {
	p.locked(func() {
		switch what {
		case platform.ChangedVisibility:
			p.app.SetHidden(p.away || !p.platform.Visible())
			p.wakeSpeaker()
		case platform.ChangedFullScreen:
			on, _ := p.platform.FullScreen()
			p.app.SetFullScreen(on)
		case platform.ChangedMotion:
			p.app.SetReducedMotion(p.platform.ReducedMotion())
		case platform.ChangedContrast:
			p.app.SetHighContrast(p.platform.HighContrast())
		}
	})
}

// acted carries out what the App asks for when the person has just done something.
func (p *page) acted() {
	if p.loop != nil {
		p.loop.CarryOut()
	}
}

// carryOut does what the interface asks of the browser, once the App's lock is free.
func (p *page) carryOut(asked effect.Effect) {
	if asked, ok := asked.(effect.FocusNode); ok {
		p.mirror.FocusNode(asked.ID)
		return
	}
	p.lock.Afterwards(func() { p.ask(asked) })
}

func (p *page) ask(asked effect.Effect) {
	switch asked := asked.(type) {
	case effect.Say:
		p.platform.Speak(asked.Line, asked.Assertive)
	case effect.FullScreen:
		on, _ := p.platform.FullScreen()
		p.platform.SetFullScreen(!on, func(err error) { p.locked(func() { p.app.FullScreenAnswered(err) }) })
	case effect.Copy:
		p.platform.CopyText(asked.Text, func(err error) { p.locked(func() { p.app.Copied(err) }) })
	case effect.SaveFile:
		p.platform.SaveFile(asked.Name, []byte(asked.Text), func(where string, err error) {
			p.locked(func() { p.app.FileSaved(where, err) })
		})
	case effect.KeepStorage:
		p.platform.KeepStorage(func(kept bool) { p.locked(func() { p.app.SetStorageKept(kept) }) })
	case effect.StealClaim:
		p.platform.Claim().Steal(p.claimed, p.claimLost)
	}
}

func (p *page) play(sound effect.Sound) {
	p.lock.Afterwards(func() { p.speaker.Play(string(sound.Name), sound.Volume) })
}

// wakeSpeaker makes the audio run if there may be something to hear.
func (p *page) wakeSpeaker() {
	p.lock.Afterwards(func() {
		if settings := p.app.Settings(); !settings.Muted && settings.Volume > 0 && web.Gestured() && p.platform.Visible() {
			p.speaker.Wake()
		}
	})
}

// claimed goes on with the game that another tab has left.
func (p *page) claimed(ours bool) {
	if !ours {
		p.locked(p.app.ClaimRefused)
		return
	}
	p.locked(func() {
		p.store.Reload()
		p.app.Claimed()
	})
}

// claimLost sleeps: the game goes on in another tab.
func (p *page) claimLost() { p.locked(p.app.SetElsewhere) }

// left gives the saved game up: the browser may keep the page, with all that it holds, while the game goes on in another.
func (p *page) left() {
	p.setAway(true)
	p.platform.Claim().Release()
}

func (p *page) setAway(away bool) {
	p.away = away
	p.mirror.SetBusy(away)
	p.changed(platform.ChangedVisibility)
}

// refusals is how often a page that is shown again may be refused its game before that counts, and refusalWait how long it
// waits after each: the page that was shown meanwhile may have the game in a frame, and gives it up at about the same time.
const (
	refusals    = 3
	refusalWait = 200 * time.Millisecond
)

// back asks for the saved game again; until the answer the game stands still.
func (p *page) back() { p.askAgain(refusals) }

func (p *page) askAgain(left int) {
	p.platform.Claim().Take(func(ours bool) {
		if !ours && left > 1 {
			time.AfterFunc(refusalWait, func() { p.askAgain(left - 1) })
			return
		}
		p.locked(func() { p.answered(ours) })
		p.lock.Afterwards(func() { p.setAway(false) })
	}, p.claimLost)
}

// answered goes on with the game, or sleeps while it is played elsewhere.
func (p *page) answered(ours bool) {
	if ours {
		p.app.Returned()
	} else {
		p.app.SetElsewhere()
	}
}

// locked changes the App when its lock is free, and lets the page's elements follow at once: the loop, which would do that, stands
// still while the tab is hidden.
func (p *page) locked(act func()) {
	p.lock.Afterwards(func() {
		p.lock.Lock()
		defer p.lock.Unlock()
		act()
		p.acted()
		p.mirror.Sync()
	})
}
