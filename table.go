package main

import (
	"crypto/rand"
	"time"

	"anqi/game/match"
)

// tableEnvironment is what a table needs from outside; newPause makes the pause of a computation on this machine. One source serves
// deals and the computer alike, because nothing can be foreseen from what the system's has given.
func tableEnvironment(newPause func() func()) match.Environment {
	return match.Environment{Random: rand.Reader, Seeds: rand.Reader, Computer: newComputer(), NewPause: newPause, Date: today}
}

// today is the date as records write it.
func today() string { return time.Now().Format(time.DateOnly) }
