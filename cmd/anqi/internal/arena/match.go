package arena

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"anqi/game"
	"anqi/internal/lines"
)

// Match is a series of pairs of games.
type Match struct {
	A, B    string // SPECs
	Budget  Budget
	Rules   game.Rules
	Starts  []game.Position // with nothing face down: pair after pair begins with the next of them; none: with a deal
	Pairs   int
	Seed    uint64
	Shard   int // plays only the pairs whose number leaves this remainder
	Shards  int // when divided by this; 0 and 1 play all
	Workers int // goroutines, each with players of its own
	Test    Test
	Stop    bool             // end as soon as the test is decided
	Report  func(Score, int) // called after every pair with the score so far and the number of pairs
}

// worker plays pairs until none is left.
type worker struct {
	match   *Match
	players [2]Player
}

// errStarts says that a program would not know where a game begins: the protocol has no command for it.
var errStarts = errors.New("an external program can only play whole games")

// Run plays the match.
func (m *Match) Run() (Score, error) {
	numbers := make(chan int)
	done := make(chan struct{})
	var total Score
	var failure error
	var lock sync.Mutex
	var group sync.WaitGroup
	var once sync.Once
	stop := func() { once.Do(func() { close(done) }) }
	for range max(1, min(m.Workers, m.Pairs)) { // no more than there is work for
		w := worker{match: m}
		if err := w.open(); err != nil {
			stop()
			return total, err
		}
		group.Add(1)
		go func() {
			defer group.Done()
			defer w.close()
			for number := range numbers {
				score, err := w.pair(number)
				lock.Lock()
				if err != nil {
					failure = fmt.Errorf("pair %d: %w", number, err)
					stop()
				} else {
					total.Add(score)
					m.noteProgress(total, stop)
				}
				lock.Unlock()
			}
		}()
	}
	m.feed(numbers, done)
	group.Wait()
	return total, failure
}

// noteProgress reports the score so far and ends the match once the test is decided, if that is wanted.
func (m *Match) noteProgress(total Score, stop func()) {
	if m.Report != nil {
		m.Report(total, total.Games()/2)
	}
	if m.Stop && m.Test.Verdict(&total) != Undecided {
		stop()
	}
}

// feed hands out the numbers of the pairs of this shard.
func (m *Match) feed(numbers chan<- int, done <-chan struct{}) {
	defer close(numbers)
	for number := range m.Pairs {
		if m.Shards > 1 && number%m.Shards != m.Shard {
			continue
		}
		select {
		case numbers <- number:
		case <-done:
			return
		}
	}
}

func (w *worker) open() (err error) {
	for i, spec := range [2]string{w.match.A, w.match.B} {
		if w.players[i], err = NewPlayer(spec, w.match.Budget); err != nil {
			return err
		}
		if _, program := w.players[i].(*external); program && len(w.match.Starts) > 0 {
			return errStarts
		}
	}
	return nil
}

func (w *worker) close() {
	for _, player := range w.players {
		_ = player.Close() // the games are over, nothing is lost
	}
}

// pair plays one deal twice with the seats swapped.
func (w *worker) pair(number int) (Score, error) {
	var score Score
	seed := seedOf(w.match.Seed, number)
	dealt, err := dealOf(seed)
	if err != nil {
		return score, err
	}
	start := game.Start()
	if starts := w.match.Starts; len(starts) > 0 {
		start = starts[number%len(starts)]
	}
	points := 0
	for first := range 2 {
		g, err := playGame(w.players, first, w.match.Rules, start, dealt, seed)
		if err != nil {
			return score, err
		}
		points += score.addGame(g)
	}
	score.Pairs[points]++
	return score, nil
}

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
