package art

// markPoint is a point of a square mark, seen from its middle.
type markPoint struct {
	size, x, y, middle float32 // the side; the point; its distance from the middle
}

// box is the distance to a frame that lies a share of the side within the square, with round corners.
func (p markPoint) box(within, radius float32) float32 {
	half := p.size * (0.5 - within)
	return box(p.x, p.y, -half, -half, half, half, p.size*radius)
}

// outlined puts a colour on a darker or lighter line, so that it is seen on every ground.
func (p markPoint) outlined(c, line RGB, distance, border float32) (RGB, float32) {
	core, whole := inside(distance), inside(distance-border)
	return line.Mix(c, core), max(core, 0.8*whole)
}

func (p markPoint) dot(c RGB) (RGB, float32) {
	radius := p.size * 0.155
	shine := 0.28 * clamp(1-length(p.x+radius*0.35, p.y+radius*0.4)/radius)
	return p.outlined(c.Add(shine), Hex(0xf4ffe8), p.middle-radius, max(p.size*0.022, 1))
}

func (p markPoint) warning(t *Theme) (RGB, float32) {
	ring := abs(p.middle-p.size*0.25) - p.size*0.025
	if p.middle > p.size*0.2 {
		return p.outlined(t.Chain, Hex(0xfff4e0), ring, max(p.size*0.015, 0.8))
	}
	return p.dot(t.Move)
}

func (p markPoint) solid() bool { return true }

// broken leaves gaps in a frame, three on every side.
func (p markPoint) broken() bool {
	along := p.x
	if abs(p.x) > abs(p.y) {
		along = p.y
	}
	phase := along/p.size*6 + 100.5
	return phase-float32(int(phase)) < 0.62
}

// tinted lays a line over a faint colouring of the whole square.
func tinted(tint RGB, share float32, line RGB, cover float32) (RGB, float32) {
	whole := cover + share*(1-cover)
	if whole <= 0 {
		return tint, 0
	}
	return tint.Mix(line, cover/whole), whole
}

func (p markPoint) frame(c RGB, width float32, shown func() bool) (RGB, float32) {
	share := 0.20 * inside(p.box(0.055, 0.13))
	if !shown() {
		return c, share
	}
	distance := abs(p.box(0.055, 0.13)) - p.size*width/2
	colour, cover := p.outlined(c, Hex(0xfff1e6), distance, max(p.size*0.014, 0.8))
	return tinted(c, share, colour, cover)
}

func (p markPoint) cross(c RGB) (RGB, float32) {
	arm := p.size * 0.17
	distance := min(segment(p.x, p.y, -arm, -arm, arm, arm), segment(p.x, p.y, -arm, arm, arm, -arm)) - p.size*0.035
	return p.outlined(c, Hex(0xffffff), distance, max(p.size*0.02, 1))
}

func (p markPoint) brackets(c RGB) (RGB, float32) {
	share := 0.42 * inside(p.box(0.012, 0.03))
	light := Hex(0xfff3b8)
	if min(abs(p.x), abs(p.y)) < p.size*0.29 {
		return light, share
	}
	distance := abs(p.box(0.04, 0.08)) - p.size*0.022
	colour, cover := p.outlined(c, light, distance, max(p.size*0.012, 0.7))
	return tinted(light, share, colour, cover)
}

func (p markPoint) doubled(c RGB) (RGB, float32) {
	distance := min(abs(p.box(0.05, 0.5))-p.size*0.022, abs(p.box(0.012, 0.5))-p.size*0.012)
	colour, cover := p.outlined(c, Hex(0xeaffff), distance, max(p.size*0.012, 0.7))
	return tinted(c, 0.25*inside(p.box(0.05, 0.5)), colour, cover)
}

// links is a ring of twelve beads.
func (p markPoint) links(c RGB) (RGB, float32) {
	best := float32(1e9)
	for i := range 12 {
		sin, cos := sinCos(float64(i) / 12)
		best = min(best, length(p.x-cos*p.size*0.455, p.y-sin*p.size*0.455)-p.size*0.032)
	}
	return p.outlined(c, Hex(0x4a2500), best, max(p.size*0.012, 0.8))
}

func (p markPoint) glow(c RGB) (RGB, float32) {
	edge := p.middle - p.size*0.465
	ring := stroke(edge, p.size*0.035)
	halo := 0.9 * (1 - smooth(0, p.size*0.09, max(edge, -edge*0.5)))
	share := 0.5 * inside(p.box(0.012, 0.03))
	return tinted(c, share, c.Mix(Hex(0xffffff), 0.55*ring), max(ring, halo))
}

func (p markPoint) focus(t *Theme) (RGB, float32) {
	width := max(p.size*0.03, 2)
	outer := abs(p.box(0.02, 0.10)+width/2) - width/2
	inner := abs(p.box(0.02, 0.10)+width*1.5) - width/2
	a, b := inside(outer), inside(inner)
	return t.FocusOuter.Mix(t.Focus, b/max(a+b, 0.001)), max(a, b)
}
