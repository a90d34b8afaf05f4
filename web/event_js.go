package web

import "syscall/js"

// event is an event of the page. Whoever likes can send one: autofill and extensions send a "keydown" without a key, tests and
// assistive technology a "click" without coordinates. So nothing is taken for granted: what is missing, or of another type than
// the browser's own events have, is told as missing.
type event struct{ value js.Value }

// text returns a property that is a text.
func (e event) text(name string) (string, bool) {
	value := property(e.value, name)
	if value.Type() != js.TypeString {
		return "", false
	}
	return value.String(), true
}

// number returns a property that is a number.
func (e event) number(name string) (float64, bool) {
	value := property(e.value, name)
	if value.Type() != js.TypeNumber {
		return 0, false
	}
	return value.Float(), true
}

// boolean returns a property that is true or false.
func (e event) boolean(name string) (value, ok bool) {
	found := property(e.value, name)
	if found.Type() != js.TypeBoolean {
		return false, false
	}
	return found.Bool(), true
}

// is reports whether a property is true.
func (e event) is(name string) bool {
	value, _ := e.boolean(name)
	return value
}

// target returns the element that the event happened to; false for the window, the document and a node of text.
func (e event) target() (js.Value, bool) {
	target := property(e.value, "target")
	return target, isElement(target)
}

func (e event) preventDefault() { e.value.Call("preventDefault") }

func isElement(value js.Value) bool { return value.InstanceOf(js.Global().Get("Element")) }

// tagOf returns the tag of an element in capitals.
func tagOf(element js.Value) string { return element.Get("tagName").String() }

// keyEvent is a key that went down.
type keyEvent struct {
	event
	key, code string // what it writes and where it lies; code may be ""
}

// pointerEvent is what a mouse, pen or finger did.
type pointerEvent struct {
	event
	pointer int
	x, y    float64 // in CSS pixels of the window
	button  int     // that changed, -1 if none did
	buttons int     // that are down, as bits
}

// listen calls act for the events of a name at a target.
func listen(target js.Value, name string, act func(event)) {
	target.Call("addEventListener", name, handler(act))
}

func handler(act func(event)) js.Func {
	return callback(func(arguments []js.Value) any {
		if len(arguments) > 0 && arguments[0].Type() == js.TypeObject {
			act(event{arguments[0]})
		}
		return nil
	})
}

// listenKeys is listen for keys; what comes without a key is none.
func listenKeys(target js.Value, name string, act func(keyEvent)) {
	listen(target, name, func(e event) {
		key, ok := e.text("key")
		if !ok {
			return
		}
		code, _ := e.text("code")
		act(keyEvent{e, key, code})
	})
}

// listenPointers is listen for pointers; what comes without a pointer and a place is none.
func listenPointers(target js.Value, name string, act func(pointerEvent)) {
	listen(target, name, func(e event) {
		numbers := [5]float64{}
		for i, property := range [5]string{"pointerId", "clientX", "clientY", "button", "buttons"} {
			number, ok := e.number(property)
			if !ok {
				return
			}
			numbers[i] = number
		}
		act(pointerEvent{e, int(numbers[0]), numbers[1], numbers[2], int(numbers[3]), int(numbers[4])})
	})
}
