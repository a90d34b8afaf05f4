// Package sounds makes every sound of the game by code: the knocks of wooden pieces from the vibrations of a struck block,
// the ends of a game from plucked strings. Nothing is recorded and nothing is stored.
//
// The functions are pure: one name always gives the same samples. The package imports the standard library only.
package sounds

import "math"

// Rate is how many samples make a second.
const Rate = 48000

// Peak is the loudest that a sample gets; full scale is 1.
const Peak = 0.9

// makers are the sounds by the names that the interface gives them.
var makers = map[string]func() []float64{
	"flip":    flip,
	"move":    move,
	"capture": capture,
	"warning": warning,
	"refused": refused,
	"win":     win,
	"loss":    loss,
	"draw":    draw,
}

// Names returns the names of all sounds, in no particular order.
func Names() []string {
	var names []string
	for name := range makers {
		names = append(names, name)
	}
	return names
}

// Make returns the samples of a sound, one channel, from -Peak to Peak; false if there is none of that name.
func Make(name string) ([]float64, bool) {
	maker, ok := makers[name]
	if !ok {
		return nil, false
	}
	return level(maker()), true
}

// Stereo16 writes samples as players want them: two equal channels of signed 16-bit numbers, the low byte first.
func Stereo16(samples []float64) []byte {
	bytes := make([]byte, 0, len(samples)*4)
	for _, sample := range samples {
		n := int16(math.Round(max(-1, min(1, sample)) * math.MaxInt16))
		low, high := byte(n), byte(uint16(n)>>8)
		bytes = append(bytes, low, high, low, high)
	}
	return bytes
}

// level brings the loudest sample to Peak and lets the last ones fade, so that no sound ends in a click.
func level(samples []float64) []float64 {
	loudest := 0.0
	for _, sample := range samples {
		loudest = max(loudest, math.Abs(sample))
	}
	fade := min(Rate/100, len(samples))
	for i := range samples {
		samples[i] *= Peak / loudest
		if left := len(samples) - 1 - i; left < fade {
			samples[i] *= float64(left) / float64(fade)
		}
	}
	return samples
}

// silence returns room for a sound of that many seconds.
func silence(seconds float64) []float64 { return make([]float64, int(seconds*Rate)) }

// add mixes a sound in, beginning after so many seconds; what reaches beyond the end is cut off.
func add(target, sound []float64, after, loudness float64) {
	start := int(after * Rate)
	for i, sample := range sound {
		if start+i >= len(target) {
			return
		}
		target[start+i] += sample * loudness
	}
}

// noise is a source of repeatable numbers from -1 to 1.
type noise uint32

func (n *noise) next() float64 {
	*n ^= *n << 13
	*n ^= *n >> 17
	*n ^= *n << 5
	return float64(*n)/math.MaxUint32*2 - 1
}
