// Package train trains the two networks of the evaluation on games of the engine against itself. It may import ai, game,
// internal/lines and the standard library.
package train
