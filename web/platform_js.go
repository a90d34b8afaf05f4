package web

import (
	"syscall/js"

	"anqi/platform"
)

// Platform is the browser as package platform's interface.
type Platform struct {
	storage storage
	claim   *claim
	pauses  *pauses
	live    *live
	watcher func(platform.Change)
}

var _ platform.Platform = (*Platform)(nil)

// NewPlatform prepares the page's services. There is one in a page.
func NewPlatform() *Platform {
	p := &Platform{claim: newClaim(), pauses: newPauses(), live: newLive()}
	p.watch(document, "visibilitychange", platform.ChangedVisibility)
	p.watch(document, "fullscreenchange", platform.ChangedFullScreen)
	p.watch(js.Global(), "languagechange", platform.ChangedLanguages)
	p.watch(js.Global().Call("matchMedia", reducedMotion), "change", platform.ChangedMotion)
	p.watch(js.Global().Call("matchMedia", highContrast), "change", platform.ChangedContrast)
	return p
}

func (p *Platform) watch(target js.Value, name string, change platform.Change) {
	listen(target, name, func(event) {
		if p.watcher != nil {
			p.watcher(change)
		}
	})
}

// WatchLeaving calls left when the page is left, and back when the browser shows it again from its back/forward cache, where
// everything in it has stood still.
func (p *Platform) WatchLeaving(left, back func()) {
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
	list := js.Global().Get("navigator").Get("languages")
	var languages []string
	for i := range list.Length() {
		languages = append(languages, list.Index(i).String())
	}
	return languages
}

// What the page is asked about the system's wishes. Colours are forced on the page, but not on the canvas, which is a picture.
const (
	reducedMotion = "(prefers-reduced-motion: reduce)"
	highContrast  = "(forced-colors: active), (prefers-contrast: more)"
)

// ReducedMotion reports whether the system asks for less motion.
func (p *Platform) ReducedMotion() bool {
	return js.Global().Call("matchMedia", reducedMotion).Get("matches").Bool()
}

// HighContrast reports whether the system asks for more contrast or forces colours of its own.
func (p *Platform) HighContrast() bool {
	return js.Global().Call("matchMedia", highContrast).Get("matches").Bool()
}

// Visible reports whether the tab is in front.
func (p *Platform) Visible() bool { return !document.Get("hidden").Bool() }

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
func (p *Platform) SetFullScreen(on bool) {
	current, supported := p.FullScreen()
	if !supported || on == current {
		return
	}
	var promise js.Value
	if on {
		promise = document.Get("documentElement").Call("requestFullscreen")
	} else {
		promise = document.Call("exitFullscreen")
	}
	if promise.Truthy() {
		after(promise, func(js.Value, error) {})
	}
}

// Keyless reports whether nothing but fingers points on this machine, as on a phone: then it has no keys, as far as a page can know.
func Keyless() bool {
	return !js.Global().Call("matchMedia", "(any-pointer: fine)").Get("matches").Bool()
}

// Framed reports whether the page stands in a frame of another page.
func Framed() bool {
	window := js.Global()
	return !window.Get("parent").Equal(window.Get("self"))
}
