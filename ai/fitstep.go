package ai

import "math"

// newtonStep takes one step of the Gauss-Newton method, damped as by Levenberg and Marquardt: from how the samples' chances follow
// the weights it solves for the weights of least cost. It reports false, and changes nothing, when no damping lowers the cost.
func (f *fit) newtonStep(best float64, damping *float64) (cost float64, ok bool) {
	matrix, gradient := f.normalEquations()
	before := make([]int, len(f.values))
	for i, value := range f.values {
		before[i] = *value
	}
	for range 8 {
		if change, solved := solve(damped(matrix, *damping), gradient); solved {
			for i, value := range f.values {
				*value = before[i] - int(math.Round(change[i]))
			}
			if cost = f.cost(); cost < best {
				*damping /= 4
				return cost, true
			}
		}
		*damping *= 8
	}
	for i, value := range f.values {
		*value = before[i]
	}
	return best, false
}

// normalEquations returns the matrix and the right side whose solution is how far each weight is too large.
func (f *fit) normalEquations() (matrix [][]float64, gradient []float64) {
	residuals, slopes := f.slopes()
	n := float64(max(1, len(f.samples)))
	for i := range f.values {
		row := make([]float64, len(f.values))
		for k := range f.values {
			row[k] = dot(slopes[i], slopes[k]) / n
		}
		distance := float64(*f.values[i]) - f.start[i]
		row[i] += f.pull[i] + 1e-18 // never nothing, so that a weight without influence can be solved for
		matrix = append(matrix, row)
		gradient = append(gradient, dot(slopes[i], residuals)/n+float64(f.pull[i]*distance))
	}
	return matrix, gradient
}

// slopes returns by how much the samples' chances miss their targets, and for every weight how they change with it.
func (f *fit) slopes() (residuals []float64, slopes [][]float64) {
	w := &f.settings.Weights
	w.prepare()
	residuals, chances := make([]float64, len(f.samples)), make([]float64, len(f.samples))
	for i := range f.samples {
		chances[i] = f.samples[i].chance(w)
		residuals[i] = chances[i] - f.samples[i].target
	}
	for _, value := range f.values {
		old, column := *value, make([]float64, len(f.samples))
		step := max(1, max(old, -old)/8)
		*value = old + step
		w.prepare()
		for i := range f.samples {
			column[i] = (f.samples[i].chance(w) - chances[i]) / float64(step)
		}
		*value = old
		slopes = append(slopes, column)
	}
	return residuals, slopes
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += float64(a[i] * b[i])
	}
	return sum
}

// damped returns a copy of the matrix with its diagonal made larger by a share.
func damped(matrix [][]float64, share float64) [][]float64 {
	copied := make([][]float64, len(matrix))
	for i, row := range matrix {
		copied[i] = append([]float64(nil), row...)
		copied[i][i] += float64(row[i] * share)
	}
	return copied
}

// solve returns x with matrix·x = right for a symmetric positive definite matrix, which it uses up (elimination without pivots, which
// such a matrix does not need). It reports false for any other matrix.
func solve(matrix [][]float64, right []float64) (x []float64, ok bool) {
	x = append(x, right...)
	for i, row := range matrix {
		if !(row[i] > 0) {
			return nil, false
		}
		for k := i + 1; k < len(matrix); k++ {
			share := matrix[k][i] / row[i]
			for j := i; j < len(row); j++ {
				matrix[k][j] -= float64(share * row[j])
			}
			x[k] -= float64(share * x[i])
		}
	}
	for i := len(matrix) - 1; i >= 0; i-- {
		for j := i + 1; j < len(matrix); j++ {
			x[i] -= float64(matrix[i][j] * x[j])
		}
		x[i] /= matrix[i][i]
	}
	return x, true
}
