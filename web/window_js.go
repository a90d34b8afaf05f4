package web

import (
	"math"
	"syscall/js"

	"anqi/render/ui/tree"
)

// Window is the page as the place of the game's picture: its size, its pixel density, the canvas.
type Window struct {
	ratio   float64 // device pixels in a CSS pixel when the engine measured last
	resized js.Func // makes the engine measure
	insets  tree.Insets
}

// pixelRatio returns the device pixels of a CSS pixel now; zooming the page or moving it to another screen changes it.
func pixelRatio() float64 {
	if ratio := js.Global().Get("devicePixelRatio"); ratio.Type() == js.TypeNumber && ratio.Float() > 0 {
		return ratio.Float()
	}
	return 1
}

// NewWindow takes the canvas of the engine in hand.
//
// The engine gives its canvas the first place in the order of Tab and stops every key, wheel and touch that reaches it. The
// picture needs none of them, so nothing reaches it any more. It also reads the pixel density only once; so it is run
// without a density of its own and told the size of the body in device pixels, which it then draws one to one.
func NewWindow() *Window {
	w := &Window{ratio: pixelRatio()}
	w.resized = callback(func([]js.Value) any {
		js.Global().Call("dispatchEvent", js.Global().Get("Event").New("resize"))
		return nil
	})
	canvas := document.Call("querySelector", "body > canvas")
	if canvas.Truthy() {
		canvas.Call("removeAttribute", "tabindex")
		canvas.Call("setAttribute", "aria-hidden", "true")
		canvas.Get("style").Set("pointerEvents", "none")
	}
	// The page's own viewport stays in force: it lets the picture reach under rounded corners, and Insets keep clear of them.
	if views := document.Call("querySelectorAll", "meta[name=viewport]"); views.Length() > 1 {
		views.Index(views.Length() - 1).Call("remove")
	}
	body := document.Get("body")
	body.Get("style").Set("backgroundColor", "")
	tellInDevicePixels(body, "clientWidth", "innerWidth")
	tellInDevicePixels(body, "clientHeight", "innerHeight")
	listen(js.Global(), "resize", func(event) { w.measureInsets() })
	w.measureInsets()
	return w
}

// tellInDevicePixels lets one property of the body answer with a size of the window in device pixels.
func tellInDevicePixels(body js.Value, property, size string) {
	answer := callback(func([]js.Value) any {
		return math.Round(js.Global().Get(size).Float() * pixelRatio())
	})
	js.Global().Get("Object").Call("defineProperty", body, property, map[string]any{"get": answer, "configurable": true})
}

// PixelRatio returns the device pixels of a CSS pixel now. The loop asks in every frame, so this is also where another
// density is noticed: browsers do not reliably tell of one. The engine then has to measure again.
func (w *Window) PixelRatio() float64 {
	ratio := pixelRatio()
	if ratio != w.ratio {
		w.ratio = ratio
		js.Global().Call("setTimeout", w.resized, 0)
	}
	return ratio
}

// Insets returns what the machine keeps for itself at the window's edges, in CSS pixels.
func (w *Window) Insets() tree.Insets { return w.insets }

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
	w.insets = tree.Insets{Top: edge("top"), Right: edge("right"), Bottom: edge("bottom"), Left: edge("left")}
}

// Ready takes the loading screen away.
func Ready() {
	if ready := js.Global().Get("anqiReady"); ready.Truthy() {
		ready.Invoke()
	}
}
