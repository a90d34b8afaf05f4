package link_test

import (
	"testing"

	"anqi/game/link"
)

// BenchmarkDecode reads a link of a whole game, which is what opening one costs.
func BenchmarkDecode(b *testing.B) {
	code, err := link.Encode(readRecord(b, "../../testdata/playthroughs/traditional_1.record"))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := link.Decode(code); err != nil {
			b.Fatal(err)
		}
	}
}
