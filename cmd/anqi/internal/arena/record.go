package arena

import (
	"bufio"
	"fmt"
	"io"

	"anqi/ai"
)

// Record plays games and writes a line for each of their positions from the sixth turn on: the game's number, what came of it for the
// side to move (1, 0.5 or 0), the chance that the search gave it, and the position's text. Games are numbered from first.
func (c *Collection) Record(out io.Writer, first int) error {
	w := bufio.NewWriter(out)
	engine, tables := ai.NewEngine(c.Settings), c.tables()
	for number := first; number < first+c.Games; number++ {
		seen, winner, err := c.play(engine, tables, seedOf(c.Seed, number), 1)
		if err != nil {
			return err
		}
		for _, s := range seen {
			fmt.Fprintf(w, "%d %.1f %.4f %s\n", number, scoreFor(s.Position.Turn, winner), s.Chance, s.Position.Text())
		}
	}
	return w.Flush()
}
