package web

import "time"

// How long a computation may keep the page from answering. A frame has 16 ms; a page that nobody sees may wait longer.
const (
	sliceVisible = 7 * time.Millisecond
	sliceHidden  = 50 * time.Millisecond
)

// slicer says when a computation has to give way. Times are since any fixed moment.
type slicer struct {
	now     func() time.Duration
	visible func() bool
	giveWay func()
	began   time.Duration
}

// pause gives way when the slice is used up, and begins the next.
func (s *slicer) pause() {
	limit := sliceVisible
	if !s.visible() {
		limit = sliceHidden
	}
	if s.now()-s.began < limit {
		return
	}
	s.giveWay()
	s.began = s.now()
}
