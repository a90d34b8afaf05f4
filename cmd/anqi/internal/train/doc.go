// Package train trains the two networks of the evaluation on games of the engine against itself.
package train
