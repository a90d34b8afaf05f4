// Package web is the browser around the game: its implementation of package platform, the mirror of the interface tree in
// the page's own elements, and what the page needs to leave its keys and scrolling alone.
//
// The mirror is the input layer: transparent buttons lie over the canvas exactly where the picture has its squares and
// controls, so the keyboard, a finger, a mouse and a screen reader all meet real elements. Panels are real dialogs.
//
// How a tree becomes elements is pure (describe*.go) and tested without a browser; the files that end in _js.go put it into
// the page. It may import render/ui, platform, game, the texts and, in those files, syscall/js; never Ebitengine.
package web
