// Package ai is the computer player: search, evaluation, levels, hints and the judgement of draws and lost games. It sees a
// game.Position, which has no field for the identity of a face-down piece, so it cannot cheat.
//
// The rule sets with the Taiwan captures run on bitboards (state.go and what builds on it); every other rule set is searched
// through game.Position (variant*.go) with values derived from its own table of captures. Both share the levels.
//
// It imports game, ai/endgame and the standard library only; it has no clock, no randomness of its own and no global state:
// seeds and deadlines come with the request.
package ai
