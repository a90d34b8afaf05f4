package sounds

import "math"

// The notes of the pentatonic scale on D that the ends of a game are made of, in hertz.
const (
	noteD4 = 293.66
	noteE4 = 329.63
	noteG4 = 392.00
	noteA4 = 440.00
	noteB4 = 493.88
	noteD5 = 587.33
	noteE5 = 659.26
	noteG5 = 783.99
	noteA5 = 880.00
	noteD6 = 1174.66
)

// pluck returns a plucked string: a burst of noise runs round a loop as long as one swing of the string and loses its sharp
// edges with every turn. bright from 0 to 1 is how sharply it was plucked.
func pluck(frequency, bright, seconds float64) []float64 {
	samples := silence(seconds)
	length := Rate / frequency
	loop := make([]float64, int(length))
	grain, soft := noise(31337), 0.0
	for i := range loop {
		soft += (grain.next() - soft) * (0.25 + 0.75*bright)
		loop[i] = soft
	}
	// One swing is rarely a whole number of samples; the filter delays by half a sample, a weighted mean by the rest.
	part := length - 0.5 - math.Floor(length-0.5)
	loss := math.Pow(0.001, 1/(frequency*2.6))
	previous := 0.0
	for i := range samples {
		at := i % len(loop)
		now := loop[at]
		samples[i] = now
		mean := 0.5 * (now + previous)
		loop[at] = loss * ((1-part*0.5)*mean + part*0.5*previous)
		previous = now
	}
	return samples
}

// melody plays notes one after the other, a beat apart, and lets the last ones ring.
func melody(beat, ring float64, notes ...float64) []float64 {
	samples := silence(beat*float64(len(notes)) + ring)
	for i, note := range notes {
		add(samples, pluck(note, 0.55, ring+beat), beat*float64(i), 1)
	}
	return samples
}

func win() []float64 {
	samples := melody(0.105, 1.15, noteD5, noteE5, noteG5, noteA5, noteD6)
	add(samples, pluck(noteD4, 0.4, 1.2), 0.42, 0.9)
	add(samples, pluck(noteA4, 0.4, 1.2), 0.42, 0.7)
	return samples
}

func loss() []float64 {
	samples := melody(0.17, 1.1, noteB4, noteA4, noteG4, noteE4)
	add(samples, pluck(noteD4/2, 0.25, 1.1), 0.68, 0.9)
	return samples
}

func draw() []float64 {
	samples := melody(0.16, 1.0, noteG4, noteD5, noteG4)
	add(samples, pluck(noteD4, 0.3, 1.0), 0.32, 0.7)
	return samples
}
