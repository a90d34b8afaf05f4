package ai

// flipGain is the state's, with every unseen kind equally likely for the level that does not count.
func (r *root) flipGain(s uint) int32 {
	p := r.frames[0].state
	if r.uniform {
		p.hidden = 0
		for piece := range p.unseen {
			p.unseen[piece] = min(p.unseen[piece], 1)
			p.hidden += p.unseen[piece]
		}
	}
	return p.flipGain(s, r.rules.weights)
}

// passScore is what a flip that shows nothing of importance would give, for levels that judge flips without searching them.
func (r *root) passScore(depth int) int32 {
	p := &r.frames[0].state
	if !r.plan.staticFlips || p.hidden == 0 {
		return 0
	}
	next := r.child(0)
	next.pass()
	next.quiet = 0
	next.chase.clear()
	r.frames[0].played = noMove
	r.frames[1].passed = true
	return -r.search(1, depth-1, -infinite, infinite)
}
