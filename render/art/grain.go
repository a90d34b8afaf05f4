package art

// grain draws a large surface of wood, line by line. It samples the slow parts of the wood's figure every few pixels and
// the fine ones from a tile, which makes it many times faster than asking for every point.
type grain struct {
	wood  *Wood
	noise *noise
	unit  float32   // squares of the board in a pixel
	tile  []float32 // the fine structure, tileSize pixels along and across
}

const (
	tileSize = 256
	coarse   = 8 // pixels between two samples of the slow parts
	// Along the grain even the fine structure changes slowly.
	fibreStep = 4
)

// newTile draws the fine structure for surfaces of that many squares in a pixel.
func newTile(n *noise, unit float32) []float32 {
	tile := make([]float32, tileSize*tileSize)
	for across := range tileSize {
		row, y := tile[across*tileSize:(across+1)*tileSize], float32(across)*unit
		value := fibre(n, 0, y)
		for along := 0; along < tileSize; along += fibreStep {
			next := fibre(n, float32(along+fibreStep)*unit, y)
			slope := (next - value) / fibreStep
			for i := range fibreStep {
				row[along+i] = value + slope*float32(i)
			}
			value = next
		}
	}
	return tile
}

// fine returns the fine structure at a pixel.
func (g *grain) fine(along, across int) float32 {
	return g.tile[mirrored(across)*tileSize+mirrored(along)]
}

// tone is the wood at a pixel: how far it is from its ground to its rings, and how much light it gives back.
type tone struct{ shade, light float32 }

// entry is the place of a tone in a palette.
func (t tone) entry() int { return int(channel(t.shade * 255)) }

// line draws a row of pixels from a point on, given in pixels along and across the grain; turned says that the row runs
// across the grain. It writes out what mixed does, because a call for every pixel costs a page more than all the rest.
func (g *grain) line(out []tone, along, across float32, turned bool) {
	stepAlong, stepAcross := float32(1), float32(0)
	if turned {
		stepAlong, stepAcross = 0, 1
	}
	rings, fibres := g.wood.Rings, g.wood.Fibres
	bend, drift := g.slow(along, across)
	for i := 0; i < len(out); i += coarse {
		nextBend, nextDrift := g.slow(along+stepAlong*coarse, across+stepAcross*coarse)
		stepBend, stepDrift := (nextBend-bend)/coarse, (nextDrift-drift)/coarse
		part := out[i:min(i+coarse, len(out))]
		for j := range part {
			fine := g.tile[mirrored(int(across))*tileSize+mirrored(int(along))]
			at := across*g.unit*3.1 + bend*3.4 + drift*2.5 + 1024
			ring := at - float32(int(at))
			dark := ring * ring
			if ring > 0.86 {
				dark *= 1 - smooth(0.86, 1, ring)
			}
			part[j] = tone{rings*dark*(0.65+0.7*bend) + fibres*fine + 0.10*(bend-0.5), 1 + fibres*0.25*fine}
			along += stepAlong
			across += stepAcross
			bend += stepBend
			drift += stepDrift
		}
		bend, drift = nextBend, nextDrift
	}
}

// mirrored turns a pixel into one of the tile, which is laid out to and fro, so that it has no seams.
func mirrored(at int) int {
	at &= 2*tileSize - 1
	if at >= tileSize {
		return 2*tileSize - 1 - at
	}
	return at
}

func (g *grain) slow(along, across float32) (bend, drift float32) {
	along, across = along*g.unit, across*g.unit
	return g.noise.at(along*0.35, across*0.9), g.noise.at(along*0.12+37, across*0.3)
}
