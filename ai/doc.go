// Package ai is the computer player: search, evaluation, levels, draw offers and resignation. It sees a
// game.Position, which has no field for the identity of a face-down piece, so it cannot cheat. docs/engine.md tells how it works,
// docs/experiments.md what was tried.
//
//	concept                            file                   where the idea comes from
//	the question and its answer        think.go
//	iterative deepening                root.go                Slate and Atkin 1977
//	principal variation search         search.go              Marsland and Campbell 1982
//	null move                          search.go              Beal 1989; here it also stands for "a flip somewhere"
//	late move reductions, futility     search.go              programs of chess since about 2000; Heinz 1998
//	the memory of one search           searcher.go
//	quiescence search                  quiescence.go          Harris 1975
//	static exchange evaluation         quiescence.go          programs of chess; here cannons gain and lose screens on the way
//	move ordering: killers             moveordering.go        Slate and Atkin 1977
//	move ordering: history heuristic   moveordering.go        Schaeffer 1983
//	chance nodes: Star1 and Star2      chance.go              Ballard 1983; Hauk, Buro and Schaeffer 2004
//	which flips are searched           flips.go               our own
//	transposition table                transposition.go       Greenblatt 1967; hash keys by Zobrist 1970
//	time management                    timemanagement.go      Hyatt 1984, in its spirit
//	repetition, the chase rule         repetition.go          docs/rules.md
//	move generation                    movegen.go             docs/rules.md
//	bitboards                          bitboard.go            Slate and Atkin 1977; the cannon's lines by tables of rows and columns
//	making moves                       state.go
//	evaluation                         evaluation.go          our own terms; scores are winning chances, since averages need that
//	piece values by natural enemies    material.go            programs of this game
//	material keys                      material.go            programs of chess
//	class priors of endings            classprior.go          our own, from exact results
//	networks                           network.go             Rumelhart, Hinton and Williams 1986; layers of 15 and 16 units
//	weights and every term's bounds    weights.go             docs/experiments.md
//	tuning: least squares              tuning.go              Levenberg 1944, Marquardt 1963; on results of games as in Texel, 2014
//	parameters of experiments          parameters.go
//	exact endgames                     endgames.go            retrograde analysis, see package endgame
//	levels                             levels.go
//	handicap: noise                    levels.go              GNU Backgammon
//	handicap: blunder check            levels.go              our own
//	draw offers, resignation           draws.go
//	baselines: random and greedy       baselines.go
//	search of any rule set             variantsearch.go       expectimax, Michie 1966; Star1
//	evaluation of any rule set         variantevaluation.go   natural enemies by the rules' own captures
//
// The rule sets with the Taiwan captures run on bitboards (state.go and what builds on it); every other rule set is searched
// through game.Position (variantsearch.go). Both share the levels.
//
// It imports game, ai/endgame and the standard library only; it has no clock, no randomness of its own and no global state:
// seeds and deadlines come with the request.
package ai
