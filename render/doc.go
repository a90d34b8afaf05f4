// Package render shows and sounds the game with Ebitengine: it paints the tree of package ui, plays its animations and
// sounds, and natively turns pointer and keys into its commands. It knows no rules and keeps no state of the game.
//
// It imports ui, game, the drawings of render/art, the geometry of native panels in render/sheet, assets and Ebitengine;
// nothing imports it but the main program.
package render
