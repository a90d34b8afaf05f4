package web

import (
	"fmt"
	"runtime/debug"
	"syscall/js"
)

// callback makes a function of the page out of one of ours; every function that the page is given is made here. A panic in it
// would end the program, and with it the game. It is told in the console instead, and the page gets no answer.
func callback(act func(arguments []js.Value) any) js.Func {
	return js.FuncOf(func(_ js.Value, arguments []js.Value) (answer any) {
		defer recovered()
		return act(arguments)
	})
}

// callbackOnce makes a function that the page calls once at most, and which is released then.
func callbackOnce(act func()) js.Func {
	var made js.Func
	made = callback(func([]js.Value) any {
		made.Release()
		act()
		return nil
	})
	return made
}

// later calls act after a time, in milliseconds.
func later(milliseconds int, act func()) {
	js.Global().Call("setTimeout", callbackOnce(act), milliseconds)
}

// recovered ends a panic of the function that defers it.
func recovered() {
	if reason := recover(); reason != nil {
		Failed(reason)
	}
}

// Failed tells in the console what a part of the program panicked with; the game goes on.
func Failed(reason any) {
	js.Global().Get("console").Call("error", fmt.Sprintf("anqi: %v\n%s", reason, debug.Stack()))
}
