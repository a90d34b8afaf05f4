package endgame

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"testing"
)

// TestInterruptedPrepareGoesOn cancels again and again at a pause; what is finished stays, and in the end all is ready.
func TestInterruptedPrepareGoesOn(t *testing.T) {
	s := newSolver(t, traditional(40))
	pieces := parsePieces(t, "GCmp")
	interrupted := 0
	for allowed := 1; ; allowed *= 2 {
		ctx, cancel := context.WithCancel(context.Background())
		pauses := 0
		err := s.PrepareMaterial(ctx, pieces, func() {
			if pauses++; pauses == allowed {
				cancel()
			}
		})
		cancel()
		if err == nil {
			break
		}
		if !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		interrupted++
	}
	if interrupted < 3 {
		t.Errorf("interrupted only %d times: pauses are too rare", interrupted)
	}
	uninterrupted := newSolver(t, traditional(40))
	a, err1 := s.Census(context.Background(), pieces, nil)
	b, err2 := uninterrupted.Census(context.Background(), pieces, nil)
	if err1 != nil || err2 != nil || a != b {
		t.Errorf("%+v (%v) after interruptions, %+v (%v) without", a, err1, b, err2)
	}
}

// TestProbeWhilePreparing uses a solver from two goroutines; the race detector judges.
func TestProbeWhilePreparing(t *testing.T) {
	s := newSolver(t, traditional(40))
	pos := piecesAt(t, "GGm", 3, 9, 20)
	if err := s.Prepare(context.Background(), &pos, nil); err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	done := make(chan struct{})
	group.Go(func() {
		defer close(done)
		for _, letters := range []string{"Kg", "GNm", "KMp", "Cnp"} {
			if err := s.PrepareMaterial(context.Background(), parsePieces(t, letters), nil); err != nil {
				t.Error(err)
			}
		}
	})
	for running := true; running; {
		select {
		case <-done:
			running = false
		default:
		}
		if o, _, ok := s.Probe(&pos); !ok || o != Win {
			t.Fatalf("%v %v", o, ok)
		}
		runtime.Gosched() // WebAssembly has one thread and takes it from nobody
	}
	group.Wait()
}
