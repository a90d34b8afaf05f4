package main

import "syscall/js"

// markPlayable puts the same mark into the browser's timeline as the game does
// when a person can begin to play.
func markPlayable() {
	js.Global().Get("performance").Call("mark", "playable")
}
