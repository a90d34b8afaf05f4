package render

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
)

// stage runs the tests' work inside the engine's Update, where pixels can be read.
type stage struct {
	work chan func()
	code chan int
}

var theStage = &stage{work: make(chan func()), code: make(chan int, 1)}

func (s *stage) Update() error {
	for {
		select {
		case job := <-s.work:
			job()
		case code := <-s.code:
			s.code <- code
			return ebiten.Termination
		case <-time.After(time.Millisecond):
			return nil
		}
	}
}

func (s *stage) Draw(*ebiten.Image) {}

func (s *stage) Layout(width, height int) (int, int) { return width, height }

func TestMain(m *testing.M) {
	go func() { theStage.code <- m.Run() }()
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(theStage); err != nil {
		fmt.Fprintln(os.Stderr, "the draw tests need a display (xvfb-run):", err)
		os.Exit(1)
	}
	os.Exit(<-theStage.code)
}

// windowTypefaces reads the fonts of a window. It panics on damaged files: what runs on the stage must not end the test.
func windowTypefaces() *Typefaces {
	typefaces, err := LoadTypefaces(fonts.Text())
	if err != nil {
		panic(err)
	}
	return typefaces
}

// onStage runs a part of a test inside Update. The part must not end the test by itself: it reports with t.Error.
func onStage(part func()) {
	done := make(chan struct{})
	theStage.work <- func() {
		defer close(done)
		part()
	}
	<-done
}
