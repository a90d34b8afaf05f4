package web

import (
	"errors"
	"strings"
	"syscall/js"
)

// after calls done when a promise is settled, with its value or its error.
func after(promise js.Value, done func(value js.Value, err error)) {
	var fulfilled, rejected js.Func
	release := func() {
		fulfilled.Release()
		rejected.Release()
	}
	fulfilled = callback(func(arguments []js.Value) any {
		release()
		value := js.Undefined()
		if len(arguments) > 0 {
			value = arguments[0]
		}
		done(value, nil)
		return nil
	})
	rejected = callback(func(arguments []js.Value) any {
		release()
		reason := js.Undefined()
		if len(arguments) > 0 {
			reason = arguments[0]
		}
		done(js.Undefined(), errorOf(reason))
		return nil
	})
	promise.Call("then", fulfilled, rejected)
}

// promised calls ask, which makes a promise, and done when that is settled. A browser that throws instead, or that knows no promise
// there yet, has answered at once.
func promised(ask func() js.Value, done func(value js.Value, err error)) {
	var promise js.Value
	if err := try(func() { promise = ask() }); err != nil || !can(promise, "then") {
		done(promise, err)
		return
	}
	after(promise, done)
}

// thrown is an exception of the browser; its name tells the kind.
type thrown struct{ name, message string }

// Error is the exception's name and message.
func (t *thrown) Error() string { return t.name + ": " + t.message }

func errorOf(value js.Value) error {
	if value.Type() != js.TypeObject {
		return errors.New("the browser gave no reason")
	}
	return &thrown{value.Get("name").String(), value.Get("message").String()}
}

// property reads a property that may throw when it is read: Value.Get would let the exception through the program, which does not
// survive that; from what is called it comes back as a panic.
func property(object js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", object, name)
}

// try calls act and returns what the browser threw meanwhile, or that it lacks what was called.
func try(act func()) (err error) {
	defer func() {
		switch reason := recover().(type) {
		case nil:
		case js.Error:
			err = errorOf(reason.Value)
		case *js.ValueError:
			err = reason
		case string: // of a Call of what is no function
			if !strings.HasPrefix(reason, "syscall/js: ") {
				panic(reason)
			}
			err = errors.New(reason)
		default:
			panic(reason)
		}
	}()
	act()
	return nil
}

// named reports whether the browser threw an exception of one of the names.
func named(err error, names ...string) bool {
	var exception *thrown
	if !errors.As(err, &exception) {
		return false
	}
	for _, name := range names {
		if exception.name == name {
			return true
		}
	}
	return false
}
