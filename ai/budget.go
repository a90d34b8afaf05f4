package ai

import "context"

// budget counts nodes and says when to stop.
type budget struct {
	ctx     context.Context
	pause   func()
	spent   func() float64
	nodes   int
	limit   int // nodes when the search ends
	check   int // the next node number at which to look at context and clock
	stopped bool
	err     error
}

// count counts one applied action and looks at context and clock every now and then.
func (b *budget) count() {
	b.nodes++
	if b.nodes >= b.check {
		b.look()
	}
}

func (b *budget) look() {
	b.check = min(b.nodes+pauseNodes, b.limit)
	if b.pause != nil {
		b.pause()
	}
	if err := b.ctx.Err(); err != nil {
		b.stopped, b.err = true, err
	}
	if b.nodes >= b.limit || b.spent != nil && b.spent() >= 1 {
		b.stopped = true
	}
}

// share returns how much of the budget is used, from 0 to 1.
func (b *budget) share() float64 {
	used := float64(b.nodes) / float64(max(1, b.limit))
	if b.spent != nil {
		used = max(used, b.spent())
	}
	return used
}
