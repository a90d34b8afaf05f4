// Package ui is the interface of the game without a window: one tree of widgets with a role, a name, a rectangle and a
// command, rebuilt from the state whenever something changes; the geometry of the play screen; the keyboard focus; the
// controller that turns taps and keys into actions; and the App that ties them to a match. Painters draw the tree, the page
// mirrors it, tests walk it.
//
// It may import the standard library, game and what stands below match, save and the texts. It must not reach Ebitengine or
// syscall/js, has no clock and no randomness of its own: the time is passed in, text is measured through Measurer.
package ui
