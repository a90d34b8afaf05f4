// Package endgame plays exactly when nothing is face down and at most four pieces are left: win, draw or loss under the
// no-progress limit in force, and the number of turns to the next capture or the end.
//
// Values depend on the pieces only through who can capture whom and how, so materials are grouped into classes and one table
// serves every material of a class. A table is built when it is first asked for, by retrograde analysis on sets of 32 squares
// (one machine word for the last piece's square), together with the tables of everything that can be captured from it; a
// four-piece class takes a fraction of a second, which is why nothing is embedded. Movement and captures are read from
// game.Rules; rule sets whose results depend on more than the position and the no-progress count are refused (Applies).
//
//	concept                                       file             where the idea comes from
//	the solver, its memory                        solver.go
//	asking: results, distances, best actions      probe.go         Thompson 1986: distance to the next capture
//	tables, and how a material finds its own      table.go
//	classes of materials                          classes.go       Chen, Lin, Chen and Hsu 2015
//	building a table from smaller ones            build.go
//	retrograde analysis                           retrograde.go    Ströhlein 1970, Thompson 1986; on sets of squares
//	how pieces move and reach over the board      movement.go      docs/rules.md
//	counting the results of an ending             counts.go
//
// The package imports package game and the standard library only, and has no clock and no randomness.
package endgame
