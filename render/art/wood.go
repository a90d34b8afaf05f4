package art

// Wood says how a wood looks: its ground, its dark year rings, and how strongly rings and fibres show (0 to 1).
type Wood struct {
	Ground, Ring  RGB
	Rings, Fibres float32
}

// colour returns the wood at a point, along and across its grain, in units of about one square of the board.
func (w *Wood) colour(n *noise, along, across float32) RGB {
	bend, drift := n.at(along*0.35, across*0.9), n.at(along*0.12+37, across*0.3)
	return w.mixed(across, bend, drift, fibre(n, along, across))
}

// fibre is the fine structure at a point: light and dark fibres, and short dark pores, about 0 in the mean.
func fibre(n *noise, along, across float32) float32 {
	return 0.36*(n.at(along*2.3, across*46)-0.5) + 0.30*smooth(0.74, 0.95, n.at(along*5+11, across*70))
}

// mixed is the colour from the parts of the grain: bend and drift move the year rings, fibre is the fine structure.
func (w *Wood) mixed(across, bend, drift, fibre float32) RGB {
	rings := across*3.1 + bend*3.4 + drift*2.5
	ring := rings - float32(int(rings+1024)-1024)
	// A year ring darkens slowly and ends at once.
	if ring > 0.86 {
		ring *= ring * (1 - smooth(0.86, 1, ring))
	} else {
		ring *= ring
	}
	shade := clamp(w.Rings*ring*(0.65+0.7*bend) + w.Fibres*fibre + 0.10*(bend-0.5))
	return w.Ground.Mix(w.Ring, shade).Scale(1 + w.Fibres*0.25*fibre)
}

// palette is the colours from a wood's ground to its rings.
func (w *Wood) palette() *[256]RGB {
	colours := new([256]RGB)
	for i := range colours {
		colours[i] = w.Ground.Mix(w.Ring, float32(i)/255)
	}
	return colours
}
