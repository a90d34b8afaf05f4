package art

import (
	"bytes"
	"testing"
)

func TestBoardInPartsIsTheSame(t *testing.T) {
	shape := BoardShape{Width: 80, Height: 160, Rim: 14, Columns: 4, Rows: 8, RowNames: []string{"1", "2"}}
	studio := newTestStudio(t)
	work, parts := studio.BeginBoard(shape), 1
	for !work.Draw(7) {
		parts++
	}
	if parts != (work.Image().Rect.Dy()+6)/7 {
		t.Errorf("%d rows drawn in %d parts of seven", work.Image().Rect.Dy(), parts)
	}
	if !bytes.Equal(work.Image().Pix, studio.Board(shape).Pix) {
		t.Error("a board drawn in parts differs")
	}
}

func BenchmarkBoard(b *testing.B) {
	studio := newTestStudio(b)
	for b.Loop() {
		studio.Board(BoardShape{Width: 960, Height: 480, Rim: 36, Columns: 8, Rows: 4})
	}
}
