package web

import (
	"errors"
	"syscall/js"

	"anqi/platform"
)

// CopyText puts text on the clipboard.
func (p *Platform) CopyText(text string, done func(error)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		done(copyBySelection(text))
		return
	}
	after(clipboard.Call("writeText", text), func(_ js.Value, err error) {
		if err != nil {
			err = copyBySelection(text)
		}
		done(err)
	})
}

// copyBySelection is the way of older browsers and of frames without permission: select a text and copy the selection.
func copyBySelection(text string) error {
	field := document.Call("createElement", "textarea")
	field.Set("value", text)
	field.Set("className", "spoken")
	focused := document.Get("activeElement")
	parent := document.Call("querySelector", "dialog[open]")
	if !parent.Truthy() {
		parent = document.Get("body")
	}
	parent.Call("append", field)
	field.Call("select")
	copied := document.Call("execCommand", "copy").Truthy()
	field.Call("remove")
	if focused.Truthy() {
		focused.Call("focus")
	}
	if !copied {
		return platform.ErrDenied
	}
	return nil
}

// PasteText reads the clipboard, which browsers ask the person about.
func (p *Platform) PasteText(done func(text string, err error)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() || !clipboard.Get("readText").Truthy() {
		done("", platform.ErrUnsupported)
		return
	}
	after(clipboard.Call("readText"), func(text js.Value, err error) {
		if err != nil {
			done("", errors.Join(platform.ErrDenied, err))
			return
		}
		done(text.String(), nil)
	})
}
