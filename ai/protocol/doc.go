// Package protocol speaks the text protocol of the Taiwanese computer tournaments (MGTP, a GTP dialect, version 1.1.0): one
// command a line, "ID name arguments", of which the ID alone decides; one answer a line, "=ID text" or "?ID reason". It imports
// game, ai, lines and the standard library; the clock is passed in.
package protocol
