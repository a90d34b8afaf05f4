// Package arena plays matches between engines: every deal twice with the seats swapped, scored in pairs, with Elo, its 95 %
// interval and a sequential test. It may import game, game/deal, ai and the standard library.
package arena
