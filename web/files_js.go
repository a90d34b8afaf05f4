package web

import (
	"syscall/js"

	"anqi/platform"
)

// SaveFile offers data as a download of that name. Where it goes only the person knows.
func (p *Platform) SaveFile(name string, data []byte, done func(where string, err error)) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob, ok := made("Blob", []any{bytes}, map[string]any{"type": "application/octet-stream"})
	urls := global("URL")
	if !ok || !can(urls, "createObjectURL") {
		done("", platform.ErrUnsupported)
		return
	}
	done("", try(func() {
		address := urls.Call("createObjectURL", blob)
		link := document.Call("createElement", "a")
		link.Set("href", address)
		link.Set("download", name)
		link.Call("click")
		// The download has begun by then.
		later(10_000, func() { urls.Call("revokeObjectURL", address) })
	}))
}

// OpenFile asks the person for a file.
func (p *Platform) OpenFile(done func(name string, data []byte, err error)) {
	field := document.Call("createElement", "input")
	field.Set("type", "file")
	var chosen, cancelled js.Func
	release := func() {
		chosen.Release()
		cancelled.Release()
	}
	chosen = callback(func([]js.Value) any {
		release()
		readFile(field.Get("files").Index(0), done)
		return nil
	})
	cancelled = callback(func([]js.Value) any {
		release()
		done("", nil, platform.ErrCancelled)
		return nil
	})
	field.Call("addEventListener", "change", chosen)
	field.Call("addEventListener", "cancel", cancelled)
	field.Call("click")
}

func readFile(file js.Value, done func(name string, data []byte, err error)) {
	if !file.Truthy() {
		done("", nil, platform.ErrCancelled)
		return
	}
	name := file.Get("name").String()
	if file.Get("size").Float() > platform.MaxFile {
		done(name, nil, platform.ErrTooLarge)
		return
	}
	promised(func() js.Value { return file.Call("arrayBuffer") }, func(buffer js.Value, err error) {
		if err != nil {
			done(name, nil, err)
			return
		}
		bytes := js.Global().Get("Uint8Array").New(buffer)
		data := make([]byte, bytes.Get("length").Int())
		js.CopyBytesToGo(data, bytes)
		done(name, data, nil)
	})
}
