package art

import "math"

// The shapes are distance functions: the signed distance in pixels from a point to an outline, negative inside.
// Coverage from a distance gives edges that are smooth at every size.

func sqrt(v float32) float32 { return float32(math.Sqrt(float64(v))) }

func length(x, y float32) float32 { return sqrt(x*x + y*y) }

// clamp keeps a value between 0 and 1. Comparisons are much faster here than min and max, which care for NaN.
func clamp(v float32) float32 {
	if v < 0 {
		return 0
	}
	if v > 1 {
		return 1
	}
	return v
}

// nearer is the lesser of two distances, without care for NaN.
func nearer(a, b float32) float32 {
	if b < a {
		return b
	}
	return a
}

// smooth rises from 0 at from to 1 at to, without corners.
func smooth(from, to, v float32) float32 {
	t := clamp((v - from) / (to - from))
	return t * t * (3 - 2*t)
}

// inside turns a distance into the share of the pixel that is covered.
func inside(distance float32) float32 { return clamp(0.5 - distance) }

// stroke is the coverage of a line of the given width along the outline.
func stroke(distance, width float32) float32 { return inside(abs(distance) - width/2) }

func abs(v float32) float32 {
	if v < 0 {
		return -v
	}
	return v
}

// box is the distance to a rectangle with round corners, given by its edges.
func box(x, y, left, top, right, bottom, radius float32) float32 {
	halfWidth, halfHeight := (right-left)/2, (bottom-top)/2
	radius = min(radius, halfWidth, halfHeight)
	dx := abs(x-(left+right)/2) - halfWidth + radius
	dy := abs(y-(top+bottom)/2) - halfHeight + radius
	if dx <= 0 || dy <= 0 {
		return max(dx, dy) - radius
	}
	return length(dx, dy) - radius
}

// segment is the distance to the line between two points.
func segment(x, y, ax, ay, bx, by float32) float32 {
	px, py, dx, dy := x-ax, y-ay, bx-ax, by-ay
	t := float32(0)
	if square := dx*dx + dy*dy; square > 0 {
		t = clamp((px*dx + py*dy) / square)
	}
	return length(px-dx*t, py-dy*t)
}

// The light comes from the upper left, as in print.
const lightX, lightY, lightZ = -0.46, -0.62, 0.636

// light returns how bright a surface with that slope is, 1 on the flat, and its gloss from 0 to 1.
// slopeX and slopeY are how fast the surface falls towards the right and the bottom.
func light(slopeX, slopeY float32) (bright, gloss float32) {
	scale := 1 / sqrt(slopeX*slopeX+slopeY*slopeY+1)
	facing := max((slopeX*lightX+slopeY*lightY+lightZ)*scale, 0)
	// The half way vector between the light and an eye straight above.
	const halfX, halfY, halfZ = lightX / 1.809, lightY / 1.809, (lightZ + 1) / 1.809
	mirror := max((slopeX*halfX+slopeY*halfY+halfZ)*scale, 0)
	mirror *= mirror
	mirror *= mirror
	mirror *= mirror
	mirror *= mirror
	return 0.46 + 0.54*facing/lightZ, mirror * mirror
}

// sinCos returns sine and cosine of a share of the full turn.
func sinCos(turn float64) (sin, cos float32) {
	s, c := math.Sincos(turn * 2 * math.Pi)
	return float32(s), float32(c)
}

// turnOf returns the direction of a point in shares of the full turn, clockwise from the right, from 0 up to 1.
func turnOf(x, y float32) float32 {
	turn := float32(math.Atan2(float64(y), float64(x)) / (2 * math.Pi))
	if turn < 0 {
		turn++
	}
	return turn
}
