// Package game holds the rules of Taiwanese dark chess on public information: pieces, squares, actions, rule sets as data,
// positions, legal actions, results and notation. A Position has no field for the identity of a face-down piece; whoever
// applies a flip says what it showed.
//
// It imports the standard library only, and has no input or output, no clock and no randomness.
package game
