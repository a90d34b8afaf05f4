package art

import "anqi/game"

// carving is what is cut into the top of a piece: how deep, and how much of it is painted.
type carving struct {
	depth *mask // smoothed, for light and shadow
	paint *mask
	ink   RGB
}

// shade lights the top of a piece: a rounded rim, a flat or slightly arched face, and what is carved into it.
func (c *carving) shade(ground RGB, dx, dy, radius float32, arched bool) RGB {
	distance := length(dx, dy)
	rho := distance / radius
	out := rho * rho * rho * 0.10
	if arched {
		out = rho * 0.22
	}
	// The rim: it rounds off to the outside and steps down a little towards the face.
	round := clamp((rho - 0.90) / 0.10)
	out += round * round * 1.9
	out -= 0.42 * smooth(0.86, 0.875, rho) * (1 - smooth(0.885, 0.90, rho))
	slopeX, slopeY := float32(0), float32(0)
	if distance > 0 {
		slopeX, slopeY = out*dx/distance, out*dy/distance
	}
	x, y := int(dx+radius), int(dy+radius)
	deep := c.depth
	steep := 0.022 * radius
	slopeX += (deep.at(x+1, y) - deep.at(x-1, y)) * steep
	slopeY += (deep.at(x, y+1) - deep.at(x, y-1)) * steep
	bright, gloss := light(slopeX, slopeY)
	painted := c.paint.at(x, y)
	colour := ground.Mix(c.ink, painted*0.97)
	// The upper left wall of a cut throws its shadow on the floor.
	reach := int(max(radius*0.035, 1))
	shadow := painted * (1 - c.paint.at(x-reach, y-reach))
	return colour.Scale(bright * (1 - 0.45*shadow)).Add(gloss * 0.10 * (1 - painted))
}

// sign carves a piece's character and its ring: one broad ring for red, two narrow ones for black, so that the sides
// can be told apart without their colours.
func (s *Studio) sign(p game.Piece, diameter int) carving {
	radius := float32(diameter) / 2
	drawn := newMask(diameter, diameter)
	ring, size := float32(0.80), 0.66
	if diameter < smallPiece {
		ring, size = 0.87, 0.74
	}
	drawn.drawCharacter(s.pieces, Character(p), float64(diameter)*size, float64(radius), float64(radius))
	if grow := radius*0.012 - 0.1; grow > 0 {
		drawn = drawn.thicken(grow)
	}
	ink := s.Theme.Red
	if p.Colour() == game.Black {
		ink = s.Theme.Black
	}
	drawn.addRings(func(distance float32) float32 {
		if p.Colour() == game.Red {
			return stroke(distance-radius*ring, max(radius*0.055, 1.5))
		}
		width := max(radius*0.026, 0.9)
		return max(stroke(distance-radius*(ring+0.025), width), stroke(distance-radius*(ring-0.05), width))
	})
	return carving{drawn.blur(int(radius*0.02 + 0.5)), drawn, ink}
}

// addRings adds coverage that depends on the distance from the middle.
func (m *mask) addRings(cover func(distance float32) float32) {
	middleX, middleY := float32(m.width)/2, float32(m.height)/2
	for y := range m.height {
		for x := range m.width {
			v := &m.value[y*m.width+x]
			*v = max(*v, cover(length(float32(x)+0.5-middleX, float32(y)+0.5-middleY)))
		}
	}
}

// ornament carves the back: turned rings and a plum blossom, the same on every piece.
func (s *Studio) ornament(diameter int) carving {
	radius := float32(diameter) / 2
	drawn := newMask(diameter, diameter)
	reach := 0.535 + 1.2/radius // there is nothing of the blossom beyond
	var petals [5]petal
	for i := range petals {
		petals[i].sin, petals[i].cos = sinCos(float64(i)/5 - 0.25)
	}
	for y := range diameter {
		for x := range diameter {
			fx, fy := (float32(x)+0.5)/radius-1, (float32(y)+0.5)/radius-1
			if fx*fx+fy*fy < reach*reach {
				drawn.value[y*diameter+x] = blossom(&petals, fx, fy, radius)
			}
		}
	}
	drawn.addRings(func(distance float32) float32 {
		return max(stroke(distance-radius*0.79, max(radius*0.035, 1.2)), 0.8*stroke(distance-radius*0.70, max(radius*0.018, 0.8)))
	})
	return carving{drawn.blur(int(radius*0.02 + 0.5)), drawn, s.Theme.Ornament}
}

// petal is the direction in which a petal of the blossom points.
type petal struct{ sin, cos float32 }

// blossom is the coverage of a five-petalled blossom about the middle; the point in units of the radius.
func blossom(directions *[5]petal, x, y, radius float32) float32 {
	petals, threads := float32(9), float32(9)
	for i := range directions {
		sin, cos := directions[i].sin, directions[i].cos
		petals = nearer(petals, length(x-cos*0.29, y-sin*0.29)-0.215)
		threads = nearer(threads, segment(x, y, cos*0.06, sin*0.06, cos*0.22, sin*0.22)-0.022)
		threads = nearer(threads, length(x-cos*0.24, y-sin*0.24)-0.05)
	}
	outline := stroke(petals*radius, max(radius*0.05, 1.2))
	if radius < smallPiece/2 {
		return max(outline, inside((length(x, y)-0.12)*radius))
	}
	return max(outline, inside(threads*radius))
}
