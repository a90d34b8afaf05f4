package train

import (
	"math"

	"anqi/ai"
	"anqi/game"
)

// whole rounds weights to whole numbers of a fraction.
func whole(out []byte, fraction float32, weights ...float32) []byte {
	for _, w := range weights {
		out = append(out, byte(int8(max(-127, min(127, math.Round(float64(w*fraction)))))))
	}
	return out
}

// materialBytes lays the material network out as ai/network.go says.
func materialBytes(n *net) (out []byte) {
	row := ai.MaterialCount * n.units
	for piece := range 2 * game.PieceCount {
		if piece&7 != 0 {
			out = whole(out, 64, n.weights.value[piece*row:][:row]...)
		}
	}
	out = whole(out, 64, n.bias.value...)
	out = whole(out, 128, n.add.value[1:]...)
	out = whole(out, 128, n.scale.value[1:]...)
	return whole(out, 128, n.scale.value[0])
}

// placesBytes lays the places network out.
func placesBytes(n *net) (out []byte) {
	out = whole(out, 64, n.weights.value...)
	out = whole(out, 64, n.bias.value...)
	out = whole(out, 64, n.add.value[1:]...)
	return whole(out, 256, n.add.value[0])
}
