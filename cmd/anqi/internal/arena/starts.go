package arena

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"anqi/game"
)

// ReadStarts reads positions to start games from, one a line: the last five words, so that lines may begin with anything. What has
// face-down pieces or is over is left out.
func ReadStarts(in io.Reader, rules game.Rules) (starts []game.Position, err error) {
	lines := bufio.NewScanner(in)
	for number := 1; lines.Scan(); number++ {
		words := strings.Fields(lines.Text())
		p, err := game.ParsePosition(strings.Join(words[max(0, len(words)-5):], " "), &rules)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		if p.FaceDownCount() == 0 && !p.Result(&rules).Over() {
			starts = append(starts, p)
		}
	}
	return starts, lines.Err()
}
