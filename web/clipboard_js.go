package web

import (
	"errors"
	"syscall/js"

	"anqi/platform"
)

// clipboard returns a method of the browser's clipboard as a call; false where the browser has none, or none for this page.
func clipboard(method string) (call func(arguments ...any) js.Value, ok bool) {
	object := feature(navigator(), "clipboard")
	if !can(object, method) {
		return nil, false
	}
	return func(arguments ...any) js.Value { return object.Call(method, arguments...) }, true
}

// CopyText puts text on the clipboard.
func (p *Platform) CopyText(text string, done func(error)) {
	write, ok := clipboard("writeText")
	if !ok {
		done(copyBySelection(text))
		return
	}
	promised(func() js.Value { return write(text) }, func(_ js.Value, err error) {
		if err != nil {
			err = copyBySelection(text)
		}
		done(err)
	})
}

// copyBySelection is the way of older browsers and of pages without permission: select a text and copy the selection.
func copyBySelection(text string) error {
	field := document.Call("createElement", "textarea")
	field.Set("value", text)
	field.Set("className", "spoken")
	field.Set("readOnly", true) // no keyboard of a phone
	focused := document.Get("activeElement")
	parent := document.Call("querySelector", "dialog[open]")
	if !parent.Truthy() {
		parent = document.Get("body")
	}
	parent.Call("append", field)
	copied := false
	err := try(func() {
		field.Call("select")
		copied = document.Call("execCommand", "copy").Truthy()
	})
	field.Call("remove")
	if isElement(focused) {
		focused.Call("focus", map[string]any{"preventScroll": true})
	}
	if !copied {
		return errors.Join(platform.ErrDenied, err)
	}
	return nil
}

// PasteText reads the clipboard, which browsers ask the person about.
func (p *Platform) PasteText(done func(text string, err error)) {
	read, ok := clipboard("readText")
	if !ok {
		done("", platform.ErrUnsupported)
		return
	}
	promised(func() js.Value { return read() }, func(text js.Value, err error) {
		if err != nil || text.Type() != js.TypeString {
			done("", errors.Join(platform.ErrDenied, err))
			return
		}
		done(text.String(), nil)
	})
}
