// Package match is the middle of the house: a game of dark chess as it is played. A Match holds a rule set, the secret deal,
// the turns, a cursor that undo and redo move, draw offers and at most one termination at its end; everything else is computed by
// replay. A Session seats people and the computer at a match, runs the clock, lets the computer think and saves.
//
// It may import game, deal and record and the standard library. Drawing, storage and the engine are reached through the
// small interfaces Keeper and Computer; time and randomness are passed in.
package match
