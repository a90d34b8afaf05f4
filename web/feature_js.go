package web

import "syscall/js"

// What a browser offers is asked for here: an older one lacks some of it, and one that is locked down (blocked cookies, a sandboxed
// frame, a private window) refuses some by throwing, even when it is only looked at. The game goes without.

// feature returns a property of an object of the browser, undefined if there is none or it is refused.
func feature(owner js.Value, name string) js.Value {
	found := js.Undefined()
	// What the browser says about a refusal helps nobody: the feature is missing.
	_ = try(func() { found = property(owner, name) })
	return found
}

// global is feature for what stands in the window itself.
func global(name string) js.Value { return feature(js.Global(), name) }

func navigator() js.Value { return global("navigator") }

// can reports whether an object has a method.
func can(owner js.Value, method string) bool {
	return isObject(owner) && feature(owner, method).Type() == js.TypeFunction
}

// isObject reports whether a value has properties.
func isObject(value js.Value) bool {
	return value.Type() == js.TypeObject || value.Type() == js.TypeFunction
}

// made returns a new object of one of the browser's classes, false if there is no such class or it refuses.
func made(class string, arguments ...any) (object js.Value, ok bool) {
	constructor := global(class)
	if constructor.Type() != js.TypeFunction {
		return js.Undefined(), false
	}
	err := try(func() { object = constructor.New(arguments...) })
	return object, err == nil
}

// mediaQuery returns what the browser says about a query, and watches it; undefined where it knows no queries.
func mediaQuery(query string, changed func(event)) js.Value {
	if !can(js.Global(), "matchMedia") {
		return js.Undefined()
	}
	list := js.Global().Call("matchMedia", query)
	switch {
	case can(list, "addEventListener"):
		listen(list, "change", changed)
	case can(list, "addListener"): // before these lists had events
		list.Call("addListener", handler(changed))
	}
	return list
}
