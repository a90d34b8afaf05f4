package train

import "math"

// layer is a list of weights with their gradient and the two averages of Adam (Kingma and Ba 2014).
type layer struct{ value, gradient, mean, square []float32 }

func newLayer(n int, value func() float32) layer {
	l := layer{make([]float32, n), make([]float32, n), make([]float32, n), make([]float32, n)}
	for i := range l.value {
		l.value[i] = value()
	}
	return l
}

func (l *layer) update(rate, decay float32, steps int, batch float32) {
	first := 1 - float32(math.Pow(0.9, float64(steps)))
	second := 1 - float32(math.Pow(0.999, float64(steps)))
	for i, g := range l.gradient {
		if g == 0 && l.mean[i] == 0 {
			continue
		}
		g /= batch
		l.gradient[i] = 0
		l.mean[i] += 0.1 * (g - l.mean[i])
		l.square[i] += 0.001 * (g*g - l.square[i])
		l.value[i] -= rate * (l.mean[i]/first/(float32(math.Sqrt(float64(l.square[i]/second)))+1e-7) + decay*l.value[i])
	}
}
