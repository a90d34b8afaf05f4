// Package endgame plays exactly when nothing is face down and at most four pieces are left: win, draw or loss under the
// no-progress limit in force, and the number of turns to the next capture or the end.
//
// Values depend on the pieces only through who can capture whom and how, so materials are grouped into classes and one table
// serves every material of a class. A table is built when it is first asked for, by retrograde analysis on sets of 32 squares
// (one machine word for the last piece's square), together with the tables of everything that can be captured from it; a
// four-piece class takes a fraction of a second, which is why nothing is embedded. Movement and captures are read from
// game.Rules; rule sets whose results depend on more than the position and the no-progress count are refused (Applies).
//
// The package imports package game and the standard library only, and has no clock and no randomness.
package endgame
