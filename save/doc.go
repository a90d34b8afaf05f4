// Package save is what is kept on this device: the game in progress, the standings 「戰績」 and the settings. Everything is
// plain text in an envelope with a version and a checksum. What cannot be read back is moved aside under another key and
// told, never overwritten; keys of others are never touched; when nothing can be stored the game goes on in memory.
//
// It may import game/match and what that imports, and platform for its storage. It has no clock and no randomness.
package save
