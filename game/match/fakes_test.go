package match

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"sync"

	"anqi/game"
)

// fakeComputer plays random legal actions and judges every position by chance.
type fakeComputer struct {
	chance float64 // of the side to move
	offers bool
	lost   bool
	gate   chan struct{} // if not nil, thinking lasts until it is closed or the context is cancelled
	err    error

	mutex     sync.Mutex
	requests  []Request
	cancelled int
}

func (f *fakeComputer) Choose(ctx context.Context, p game.Position, r game.Rules, q Request, pause func()) (Answer, error) {
	f.mutex.Lock()
	f.requests = append(f.requests, q)
	f.mutex.Unlock()
	pause()
	if f.gate != nil {
		select {
		case <-f.gate:
		case <-ctx.Done():
			f.mutex.Lock()
			f.cancelled++
			f.mutex.Unlock()
			return Answer{}, ctx.Err()
		}
	}
	if f.err != nil {
		return Answer{}, f.err
	}
	actions := p.Actions(&r, nil)
	random := rand.New(rand.NewPCG(q.Seed, 1))
	own := f.chance
	if q.Purpose == PurposeJudge && !q.ToMove {
		own = 1 - own
	}
	return Answer{actions[random.IntN(len(actions))], f.chance, own <= 0.5, f.offers, f.lost}, nil
}

func (f *fakeComputer) cancellations() int {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return f.cancelled
}

func (f *fakeComputer) lastRequest() Request {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return f.requests[len(f.requests)-1]
}

// fakeKeeper remembers what it was given.
type fakeKeeper struct {
	game    []byte
	saves   int
	results map[string]Finished
	err     error
}

func (k *fakeKeeper) KeepGame(text []byte) error {
	k.game, k.saves = bytes.Clone(text), k.saves+1
	return k.err
}

func (k *fakeKeeper) KeepResult(f Finished) error {
	if k.results == nil {
		k.results = map[string]Finished{}
	}
	k.results[f.ID] = f
	return k.err
}

func (k *fakeKeeper) DropResult(id string) error {
	delete(k.results, id)
	return k.err
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("no randomness") }
