package ai

import "anqi/game"

// The sizes of the networks, for training them: inputs, units, how many numbers a count of pieces has (0 to 5), and bytes in all.
const (
	PlacesInputs  = networkSize
	PlacesUnits   = placesUnits
	MaterialUnits = materialUnits
	MaterialCount = materialCounts
	NetworkBytes  = materialSize + placesSize
)

// NetworkSample is what the networks see of a quiet position, and what the evaluation says of it without them.
type NetworkSample struct {
	Alive, Unseen [game.PieceCount]uint8 // of the side to move by kind, of the other side with bit 3 set
	Hidden        int                    // pieces face down
	Pieces        int                    // on the board
	Points        float32                // advantage of the side to move, over the scale
	Fade          float32                // what the no-progress limit leaves of it
	inputs        networkInputs
}

// Network makes a sample for training; the rules are those it was made under.
func (s *Sample) Network(rules *game.Rules, w *Weights) NetworkSample {
	p := &s.state
	r := newSearchRules(rules, w)
	n := NetworkSample{Hidden: int(p.hidden), Pieces: int(p.left[0] + p.left[1]), Fade: 1}
	for piece := range p.alive {
		seen := piece ^ int(p.turn)<<3
		n.Alive[piece], n.Unseen[piece] = p.alive[seen], p.unseen[seen]
	}
	points := p.points(w, &n.inputs)
	n.inputs.share(p, &r, points)
	n.Points = float32(points) / float32(w.scaleNow[p.hidden])
	if remaining := r.limit - int(p.quiet); p.hidden == 0 && remaining < w.FadeTurns {
		n.Fade = float32(max(remaining, 0)) / float32(w.FadeTurns)
	}
	return n
}

// SetPoints changes the advantage and the inputs that follow from it.
func (n *NetworkSample) SetPoints(points float32) {
	n.Points = points
	n.inputs.setPoints(max(-64, min(64, int32(points*32))))
}

// Places returns the inputs of the places network.
func (n *NetworkSample) Places() (inputs [PlacesInputs]float32) {
	for i, x := range n.inputs {
		inputs[i] = float32(x) / 16
	}
	return inputs
}
