package arena

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"anqi/game"
	"anqi/internal/lines"
)

// ReadStarts reads positions to start games from, one a line: the last five words, so that lines may begin with anything. What has
// face-down pieces or is over is left out.
func ReadStarts(in io.Reader, rules game.Rules) (starts []game.Position, err error) {
	read := lines.NewReader(in)
	for {
		line, err := read.Next()
		if errors.Is(err, io.EOF) {
			return starts, nil
		} else if err != nil {
			return nil, err
		}
		words := strings.Fields(line)
		p, err := game.ParsePosition(strings.Join(words[max(0, len(words)-5):], " "), &rules)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", read.Number(), err)
		}
		if p.FaceDownCount() == 0 && !p.Result(&rules).Over() {
			starts = append(starts, p)
		}
	}
}
