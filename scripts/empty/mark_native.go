//go:build !js

package main

// markPlayable does nothing: only the web measures.
func markPlayable() {}
