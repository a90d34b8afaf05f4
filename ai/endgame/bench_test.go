package endgame

import (
	"context"
	"testing"
)

// BenchmarkPrepare builds everything that a four-piece material needs, as when a game first comes down to it.
func BenchmarkPrepare(b *testing.B) {
	for _, letters := range []string{"KGkg", "GGMm", "KCcp", "KPkp", "CPcp", "RNcp", "GMkp", "Kmnp"} {
		pieces := parsePieces(b, letters)
		b.Run(letters, func(b *testing.B) {
			for b.Loop() {
				s := newSolver(b, traditional(40))
				if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
