package ai

// repeated reports whether the position at this ply was on the line before (then nothing was gained by the moves between),
// or twice before the root, or completes a cycle that the repetition rule calls a draw.
func (s *searcher) repeated(ply int) bool {
	p := &s.frames[ply].state
	back := int(p.quiet)
	for i := 2; i <= back && i <= ply; i += 2 {
		if s.frames[ply-i].state.key == p.key {
			return true
		}
	}
	seen := 0
	for i := len(s.earlier) - 2 + (ply & 1); i >= 0 && len(s.earlier)-i+ply <= back; i -= 2 {
		if s.earlier[i] == p.key {
			if seen++; seen == 2 {
				return true
			}
		}
	}
	return s.rules.Repetition > 0 && s.cycles(ply)
}

// cycles reports whether the last plain moves are a cycle made as often as the repetition rule allows.
func (s *searcher) cycles(ply int) bool {
	times := s.rules.Repetition
	known := min(int(s.frames[ply].state.quiet), ply+len(s.history))
	for period := 1; period*times <= known; period++ {
		same := true
		for k := 0; k < period*(times-1) && same; k++ {
			same = s.moveBefore(ply, k) == s.moveBefore(ply, k+period)
		}
		if same {
			return true
		}
	}
	return false
}

// moveBefore returns the move made k moves before the last one that led to this ply.
func (s *searcher) moveBefore(ply, k int) move {
	if k < ply {
		return s.frames[ply-1-k].played
	}
	return s.history[len(s.history)-1-(k-ply)]
}
