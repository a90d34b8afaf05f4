package web

import (
	"math"
	"strconv"
	"syscall/js"

	"anqi/render/ui"
)

// Window is the page as the place of the game's picture: its size, its pixel density, the canvas.
type Window struct {
	ratio  js.Value // a media query that stops matching when the density changes
	insets ui.Insets
}

// PixelRatio returns the device pixels of a CSS pixel now; zooming the page or moving it to another screen changes it.
func PixelRatio() float64 {
	ratio := js.Global().Get("devicePixelRatio").Float()
	if !(ratio > 0) {
		return 1
	}
	return ratio
}

// NewWindow takes the canvas of the engine in hand.
//
// The engine gives its canvas the first place in the order of Tab and stops every key, wheel and touch that reaches it. The
// picture needs none of them, so nothing reaches it any more. It also reads the pixel density only once; so it is run
// without a density of its own and told the size of the body in device pixels, which it then draws one to one.
func NewWindow() *Window {
	w := &Window{}
	canvas := document.Call("querySelector", "body > canvas")
	if canvas.Truthy() {
		canvas.Call("removeAttribute", "tabindex")
		canvas.Call("setAttribute", "aria-hidden", "true")
		canvas.Get("style").Set("pointerEvents", "none")
	}
	// The page's own viewport stays in force: it lets the picture reach under rounded corners, and Insets keep clear of them.
	if views := document.Call("querySelectorAll", "meta[name=viewport]"); views.Length() > 1 {
		views.Index(views.Length()-1).Call("remove")
	}
	body := document.Get("body")
	body.Get("style").Set("backgroundColor", "")
	tellInDevicePixels(body, "clientWidth", "innerWidth")
	tellInDevicePixels(body, "clientHeight", "innerHeight")
	js.Global().Call("addEventListener", "resize", handler(func(js.Value) { w.measureInsets() }))
	w.measureInsets()
	w.watchRatio()
	return w
}

// tellInDevicePixels lets one property of the body answer with a size of the window in device pixels.
func tellInDevicePixels(body js.Value, property, size string) {
	answer := js.FuncOf(func(js.Value, []js.Value) any {
		return math.Round(js.Global().Get(size).Float() * PixelRatio())
	})
	js.Global().Get("Object").Call("defineProperty", body, property, map[string]any{"get": answer, "configurable": true})
}

// watchRatio hears of another density by a query for the present one, and makes the engine measure again.
func (w *Window) watchRatio() {
	var once js.Func
	once = js.FuncOf(func(js.Value, []js.Value) any {
		once.Release()
		js.Global().Call("dispatchEvent", js.Global().Get("Event").New("resize"))
		w.watchRatio()
		return nil
	})
	present := strconv.FormatFloat(PixelRatio(), 'f', -1, 64)
	w.ratio = js.Global().Call("matchMedia", "(resolution: "+present+"dppx)")
	w.ratio.Call("addEventListener", "change", once, map[string]any{"once": true})
}

// Insets returns what the machine keeps for itself at the window's edges, in CSS pixels.
func (w *Window) Insets() ui.Insets { return w.insets }

// measureInsets asks the browser: style.css keeps what the machine says in properties of its own.
func (w *Window) measureInsets() {
	window := js.Global()
	style := window.Call("getComputedStyle", document.Get("documentElement"))
	edge := func(side string) float64 {
		value := window.Call("parseFloat", style.Call("getPropertyValue", "--inset-"+side)).Float()
		if math.IsNaN(value) {
			return 0
		}
		return value
	}
	w.insets = ui.Insets{Top: edge("top"), Right: edge("right"), Bottom: edge("bottom"), Left: edge("left")}
}

// Ready takes the loading screen away.
func Ready() {
	if ready := js.Global().Get("anqiReady"); ready.Truthy() {
		ready.Invoke()
	}
}
