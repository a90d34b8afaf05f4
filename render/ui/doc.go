// Package ui is the interface of the game without a window: the App, which ties a match to the tree that is shown of it, and what a person
// does to it: commands, keys, pointer and focus. The rest stands in rooms of its own below, in one direction of dependency: tree (what is
// shown), effect (what is wanted of the machine), selection (taps become actions), announce (sentences), panels (dialogs), screen (the play
// screen). Painters draw the tree, the page mirrors it, tests walk it.
//
// It may import the standard library, game and what stands below match, save, platform, the texts, and the packages below it. It must not
// reach Ebitengine or syscall/js, has no clock and no randomness of its own: the time is passed in, text is measured through tree.Measurer.
package ui
