// Package art makes the picture of the game by code: board, pieces, marks, plaques and icons, drawn on the processor
// once, at the exact size in device pixels, into images that the painter uploads and only places afterwards.
//
// It is pure: the same theme, size and font give the same pixels, on every machine. It may import package game, the
// standard library's image packages and golang.org/x/image; neither Ebitengine nor anything of the platform.
package art
