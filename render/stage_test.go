package render

import (
	"fmt"
	"image"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
	"anqi/game"
	"anqi/render/ui"
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

// onStage runs a part of a test inside Update. The part must not end the test by itself: it reports with t.Error.
func onStage(part func()) {
	done := make(chan struct{})
	theStage.work <- func() {
		defer close(done)
		part()
	}
	<-done
}

// scene is a model with a fixed picture.
type scene struct {
	version       uint64
	tree          *ui.Node
	board         ui.BoardView
	focus         string
	focusShown    bool
	effects       []ui.Effect
	commands      []ui.Command
	width, height float64
}

func (s *scene) Version() uint64                  { return s.version }
func (s *scene) Tree() *ui.Node                   { return s.tree }
func (s *scene) Board() ui.BoardView              { return s.board }
func (s *scene) FocusID() (string, bool)          { return s.focus, s.focusShown }
func (s *scene) Tick(time.Time)                   {}
func (s *scene) Do(c ui.Command)                  { s.commands = append(s.commands, c) }
func (s *scene) Key(ui.KeyPress) bool             { return false }
func (s *scene) MoveFocus(int)                    {}
func (s *scene) PointerDown(x, y float64)         {}
func (s *scene) PointerMove(x, y float64)         {}
func (s *scene) PointerUp(x, y float64)           {}
func (s *scene) PointerCancel()                   {}
func (s *scene) Resize(w, h float64, _ ui.Insets) { s.width, s.height = w, h }
func (s *scene) Effects() []ui.Effect {
	effects := s.effects
	s.effects = nil
	return effects
}

// newScene is a board of the given size of squares, upright or lying, and one button.
func newScene(cell float64, lying bool) *scene {
	board := ui.NewBoardView()
	board.Lying, board.Coordinates, board.Rim = lying, true, 20
	columns, rows := board.Size()
	board.Rect = ui.Rect{X: 30, Y: 30, W: cell * float64(columns), H: cell * float64(rows)}
	for s := range board.Pieces {
		board.Pieces[s] = game.FaceDown
	}
	button := &ui.Node{
		ID: "undo", Role: ui.RoleButton, Label: "悔棋", Icon: "undo", Visible: true, Size: 13,
		Rect: ui.Rect{X: 30, Y: board.Rect.Bottom() + 30, W: 80, H: 40}, Command: ui.Command{Name: ui.CommandUndo},
	}
	return &scene{version: 1, board: board, tree: &ui.Node{ID: "anqi", Children: []*ui.Node{button}}}
}

// show is a game loop over a scene with a screen of its own and a clock that the test turns.
type show struct {
	*Game
	scene  *scene
	screen *ebiten.Image
	now    time.Time
}

func newShow(t *testing.T, s *scene, width, height int) *show {
	t.Helper()
	typefaces, err := LoadTypefaces(fonts.Text())
	if err != nil {
		t.Fatal(err)
	}
	w := &show{scene: s, now: time.Unix(1000, 0)}
	w.Game = NewGame(s, typefaces, Options{
		Now:        func() time.Time { return w.now },
		PixelRatio: func() float64 { return 1 },
	})
	w.resize(width, height)
	return w
}

func (w *show) resize(width, height int) {
	w.LayoutF(float64(width), float64(height))
	w.screen = ebiten.NewImage(width, height)
}

// frame lets time pass and draws, as the engine would.
func (w *show) frame(passed time.Duration) {
	w.now = w.now.Add(passed)
	w.Update()
	w.Draw(w.screen)
}

// picture reads a part of the screen.
func (w *show) picture(r ui.Rect) *image.RGBA {
	area := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
	img := image.NewRGBA(image.Rect(0, 0, area.Dx(), area.Dy()))
	w.screen.SubImage(area).(*ebiten.Image).ReadPixels(img.Pix)
	return img
}

// difference is the share of pixels of two pictures of one size that differ clearly.
func difference(a, b *image.RGBA) float64 {
	count := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for channel := range 3 {
			if d := int(a.Pix[i+channel]) - int(b.Pix[i+channel]); d > 24 || d < -24 {
				count++
				break
			}
		}
	}
	return float64(count) / float64(len(a.Pix)/4)
}
