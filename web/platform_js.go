package web

import (
	"syscall/js"

	"anqi/platform"
)

// Platform is the browser as package platform's interface.
type Platform struct {
	storage          storage
	claim            platform.Claim
	pauses           *pauses
	live             *live
	motion, contrast js.Value // what the browser says about reducedMotion and highContrast
	watcher          func(platform.Change)
	back             func()
}

var _ platform.Platform = (*Platform)(nil)

// NewPlatform prepares the page's services. There is one in a page.
func NewPlatform() *Platform {
	p := &Platform{pauses: newPauses(), live: newLive()}
	p.claim = newClaim(func() {
		if p.back != nil {
			p.back()
		}
	})
	if lease, ok := p.claim.(*timedLease); ok {
		p.storage.refused = func() bool { return lease.refused }
	}
	p.watch(document, "visibilitychange", platform.ChangedVisibility)
	p.watch(document, "fullscreenchange", platform.ChangedFullScreen)
	p.watch(js.Global(), "languagechange", platform.ChangedLanguages)
	p.motion = mediaQuery(reducedMotion, p.telling(platform.ChangedMotion))
	p.contrast = mediaQuery(highContrast, p.telling(platform.ChangedContrast))
	return p
}

func (p *Platform) watch(target js.Value, name string, change platform.Change) {
	listen(target, name, p.telling(change))
}

func (p *Platform) telling(change platform.Change) func(event) {
	return func(event) {
		if p.watcher != nil {
			p.watcher(change)
		}
	}
}

// WatchLeaving calls left when the page is left, and back when it goes on after it had stood still: the browser shows it again from
// its back/forward cache, or its right to write had lapsed meanwhile and is its own again.
func (p *Platform) WatchLeaving(left, back func()) {
	p.back = back
	listen(js.Global(), "pagehide", func(e event) {
		if _, ok := e.boolean("persisted"); ok {
			left()
		}
	})
	listen(js.Global(), "pageshow", func(e event) {
		if e.is("persisted") {
			back()
		}
	})
}

// Watch calls changed after full screen, languages, motion, contrast or visibility changed.
func (p *Platform) Watch(changed func(platform.Change)) { p.watcher = changed }

// Storage returns localStorage.
func (p *Platform) Storage() platform.Storage { return p.storage }

// Claim returns the right to write the saved game.
func (p *Platform) Claim() platform.Claim { return p.claim }

// NewPause returns a pause that lets the page answer between the slices of a computation.
func (p *Platform) NewPause() func() { return p.pauses.newPause() }

// Speak hands a line to assistive technology through a live region.
func (p *Platform) Speak(line string, assertive bool) { p.live.speak(line, assertive) }

// Attach lets the platform speak inside the mirror's open panel.
func (p *Platform) Attach(mirror *Mirror) { p.live.inside = mirror.liveRegion }

// Languages returns the browser's languages, best first.
func (p *Platform) Languages() []string {
	list := feature(navigator(), "languages")
	if !isObject(list) {
		list = js.ValueOf([]any{feature(navigator(), "language")})
	}
	var languages []string
	for i := range list.Length() {
		if language := list.Index(i); language.Type() == js.TypeString {
			languages = append(languages, language.String())
		}
	}
	return languages
}

// What the page is asked about the system's wishes. Colours are forced on the page, but not on the canvas, which is a picture.
const (
	reducedMotion = "(prefers-reduced-motion: reduce)"
	highContrast  = "(forced-colors: active), (prefers-contrast: more)"
)

// ReducedMotion reports whether the system asks for less motion.
func (p *Platform) ReducedMotion() bool { return feature(p.motion, "matches").Truthy() }

// HighContrast reports whether the system asks for more contrast or forces colours of its own.
func (p *Platform) HighContrast() bool { return feature(p.contrast, "matches").Truthy() }

// Visible reports whether the tab is in front.
func (p *Platform) Visible() bool { return !document.Get("hidden").Truthy() }

// Address returns the query and the fragment of the page's address, without their signs.
func (p *Platform) Address() (query, fragment string) {
	location := js.Global().Get("location")
	return withoutSign(location.Get("search").String()), withoutSign(location.Get("hash").String())
}

func withoutSign(part string) string {
	if part == "" {
		return ""
	}
	return part[1:]
}

// FullScreen reports whether the page fills the screen, and whether the browser allows that here.
func (p *Platform) FullScreen() (on, supported bool) {
	return document.Get("fullscreenElement").Truthy(), document.Get("fullscreenEnabled").Truthy()
}

// SetFullScreen asks for it; a browser that refuses changes nothing.
func (p *Platform) SetFullScreen(on bool, done func(error)) {
	current, supported := p.FullScreen()
	switch {
	case on == current:
		done(nil)
		return
	case !supported:
		done(platform.ErrUnsupported)
		return
	}
	promised(func() js.Value {
		if on {
			return document.Get("documentElement").Call("requestFullscreen")
		}
		return document.Call("exitFullscreen")
	}, func(_ js.Value, err error) { done(err) })
}

// Keyless reports whether nothing but fingers points on this machine, as on a phone: then it has no keys, as far as a page can know.
func Keyless() bool {
	matches := feature(mediaQuery("(any-pointer: fine)", func(event) {}), "matches")
	return matches.Type() == js.TypeBoolean && !matches.Bool()
}

// Framed reports whether the page stands in a frame of another page.
func Framed() bool {
	window := js.Global()
	return !window.Get("parent").Equal(window.Get("self"))
}
