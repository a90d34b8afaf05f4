package endgame

import (
	"bytes"
	"compress/flate"
	"context"
	"testing"
	"time"

	"anqi/game"
)

// BenchmarkPrepare builds everything that a material needs, as when a game first comes down to it. Besides the average it reports the
// fastest run, and the longest stretch of work between two pauses in the run where that was shortest: other work on the machine only
// ever adds to them.
func BenchmarkPrepare(b *testing.B) {
	for _, letters := range []string{"KGkg", "GGMm", "KCcp", "KPkp", "CPcp", "RNcp", "Kmnp", "KGMkg", "KCPcp", "GGMNm"} {
		pieces := parsePieces(b, letters)
		b.Run(letters, func(b *testing.B) {
			fastest, slice := time.Hour, time.Hour
			for b.Loop() {
				s := newSolver(b, traditional(40))
				start := time.Now()
				last, longest := start, time.Duration(0)
				err := s.PrepareMaterial(context.Background(), pieces, func() {
					now := time.Now()
					longest = max(longest, now.Sub(last))
					last = now
				})
				if err != nil {
					b.Fatal(err)
				}
				fastest, slice = min(fastest, time.Since(start)), min(slice, longest)
			}
			b.ReportMetric(fastest.Seconds()*1000, "ms-fastest")
			b.ReportMetric(slice.Seconds()*1000, "ms-slice")
		})
	}
}

// BenchmarkProbe asks for one value after another.
func BenchmarkProbe(b *testing.B) {
	s := newSolver(b, traditional(40))
	pos := piecesAt(b, "GCmp", 3, 9, 20, 28)
	if err := s.Prepare(context.Background(), &pos, nil); err != nil {
		b.Fatal(err)
	}
	var m material
	m.read(&pos)
	b.Run("position", func(b *testing.B) {
		for b.Loop() {
			s.Probe(&pos)
		}
	})
	b.Run("raw", func(b *testing.B) {
		for i := game.Square(0); b.Loop(); i++ {
			m.squares[3] = 10 + i&7
			s.ProbeRaw(&m.squares, &m.pieces, m.count, game.Red, 5)
		}
	})
}

// BenchmarkEverything builds all classes of two to four pieces under one limit and reports what they would weigh if they were
// shipped: distances, winners, and only the results with the count at nothing (two bits each), compressed.
func BenchmarkEverything(b *testing.B) {
	rules := traditional(40)
	for b.Loop() {
		s := newSolver(b, rules)
		for count := 2; count <= QuickPieces; count++ {
			for _, pieces := range Representatives(&rules, count) {
				if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
					b.Fatal(err)
				}
			}
		}
		b.StopTimer()
		var exact, results bytes.Buffer
		for _, t := range s.tables {
			for mover := range 2 {
				exact.Write(t.distance[mover])
				for i := 0; i < size(t.count); i += 4 {
					packed := byte(0)
					for j := range 4 {
						result, _ := t.value(i+j, mover, t.turns)
						packed = packed<<2 | byte(result+1)
					}
					results.WriteByte(packed)
				}
			}
		}
		b.ReportMetric(float64(exact.Len())/1e6, "MB/distances")
		b.ReportMetric(deflated(b, exact.Bytes())/1e6, "MB/distances-deflated")
		b.ReportMetric(deflated(b, results.Bytes())/1e6, "MB/results-deflated")
		b.StartTimer()
	}
}

func deflated(b *testing.B, data []byte) float64 {
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		b.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		b.Fatal(err)
	}
	if err := w.Close(); err != nil {
		b.Fatal(err)
	}
	return float64(out.Len())
}
