package platform

// claimBoard is where the tabs of one machine in memory meet.
type claimBoard struct{ holder *memoryClaim }

type memoryClaim struct {
	board *claimBoard
	lost  func()
}

// Take implements Claim.
func (c *memoryClaim) Take(taken func(bool), lost func()) {
	if c.board.holder != nil && c.board.holder != c {
		taken(false)
		return
	}
	c.board.holder, c.lost = c, lost
	taken(true)
}

// Steal implements Claim.
func (c *memoryClaim) Steal(taken func(bool), lost func()) {
	before := c.board.holder
	c.board.holder, c.lost = c, lost
	if before != nil && before != c && before.lost != nil {
		before.lost()
	}
	taken(true)
}

// Held implements Claim.
func (c *memoryClaim) Held() bool { return c.board.holder == c }

// Release implements Claim.
func (c *memoryClaim) Release() {
	if c.Held() {
		c.board.holder = nil
	}
}
