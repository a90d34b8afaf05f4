package sounds

import "math"

// partial is one way in which struck wood vibrates: its frequency in hertz, how loud it is, and after how many seconds it
// has sunk to a third.
type partial struct{ frequency, loudness, decay float64 }

// The vibrations of a small disc and of the hollow board below it. Wood has few and short ones, at no simple ratios.
var (
	disc  = []partial{{1240, 1, 0.016}, {2310, 0.55, 0.010}, {3480, 0.32, 0.007}, {5120, 0.15, 0.004}}
	board = []partial{{172, 1, 0.050}, {318, 0.7, 0.038}, {540, 0.42, 0.024}, {905, 0.25, 0.015}}
	block = []partial{{830, 1, 0.055}, {1665, 0.35, 0.026}, {2890, 0.12, 0.011}}
	cloth = []partial{{118, 1, 0.045}, {196, 0.5, 0.030}}
)

// strike returns the sound of struck wood; click is how much of the blow itself is heard, pitch shifts all frequencies.
func strike(wood []partial, pitch, click, seconds float64) []float64 {
	samples := silence(seconds)
	grain := noise(20260101)
	for i := range samples {
		t := float64(i) / Rate
		rise := 1 - math.Exp(-t/0.0004)
		for _, p := range wood {
			samples[i] += p.loudness * math.Exp(-t/p.decay) * math.Sin(2*math.Pi*p.frequency*pitch*t) * rise
		}
		samples[i] += click * grain.next() * math.Exp(-t/0.0016)
	}
	return samples
}

// rustle returns the sound of a piece being turned over between two fingers.
func rustle(seconds float64) []float64 {
	samples := silence(seconds)
	grain := noise(88)
	slow, smooth := 0.0, 0.0
	for i := range samples {
		share := float64(i) / float64(len(samples))
		raw := grain.next()
		slow += (raw - slow) * 0.35
		smooth += (slow - smooth) * 0.06
		samples[i] = (slow - smooth) * math.Sin(share*math.Pi)
	}
	return samples
}

// put returns the sound of a piece set down on the board.
func put(pitch float64) []float64 {
	samples := silence(0.26)
	add(samples, strike(disc, pitch, 0.5, 0.12), 0, 0.55)
	add(samples, strike(board, pitch, 0.1, 0.26), 0.001, 1)
	return samples
}

func move() []float64 { return put(1) }

func flip() []float64 {
	samples := silence(0.34)
	add(samples, rustle(0.085), 0, 0.5)
	add(samples, put(1.16), 0.075, 0.9)
	return samples
}

func capture() []float64 {
	samples := silence(0.42)
	add(samples, strike(disc, 1.12, 0.9, 0.1), 0, 1)
	add(samples, strike(disc, 0.86, 0.5, 0.1), 0.024, 0.7)
	add(samples, put(0.86), 0.062, 1.15)
	return samples
}

// warning is two strokes on a temple block.
func warning() []float64 {
	samples := silence(0.5)
	add(samples, strike(block, 1, 0.25, 0.3), 0, 1)
	add(samples, strike(block, 1, 0.25, 0.3), 0.17, 0.9)
	return samples
}

// refused is a finger on cloth: heard, but no reproach.
func refused() []float64 {
	samples := silence(0.22)
	add(samples, strike(cloth, 1.25, 0.12, 0.16), 0, 1)
	add(samples, strike(cloth, 1.05, 0.10, 0.14), 0.08, 0.8)
	return samples
}
