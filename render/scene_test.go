package render

import (
	"time"

	"anqi/game"
	"anqi/render/ui"
)

// scene is a model with a fixed picture.
type scene struct {
	version       uint64
	tree          *ui.Node
	board         ui.BoardView
	focus         string
	focusShown    bool
	effects       []ui.Effect
	commands      []ui.Command
	scrolling     []string
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
func (s *scene) SetScrolling(ids []string)        { s.scrolling = ids }
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

// fourteen are the pieces of both sides, one of each kind.
var fourteen = func() (list []game.Piece) {
	for _, letter := range []byte(game.PieceLetters) {
		piece, _ := game.ParsePiece(letter)
		list = append(list, piece)
	}
	return list
}()

// dialog is a panel with one of everything.
func dialog() *ui.Node {
	return &ui.Node{ID: "sample", Role: ui.RoleDialog, Label: "新局", Children: []*ui.Node{
		{ID: "sample-text", Role: ui.RoleText, Label: "棋子"},
		{ID: "sample-level", Role: ui.RoleRadioGroup, Label: "對手", Children: []*ui.Node{
			{ID: "sample-level-easy", Role: ui.RoleRadio, Label: "簡單", Command: ui.Command{Name: "sample-level", Value: "easy"}, Checked: true},
			{ID: "sample-level-hard", Role: ui.RoleRadio, Label: "困難", Command: ui.Command{Name: "sample-level", Value: "hard"}},
		}},
		{ID: "sample-volume", Role: ui.RoleSlider, Label: "音量", Value: "50", Max: 100, Command: ui.Command{Name: "sample-volume"}},
		{ID: "sample-limit", Role: ui.RoleNumber, Label: "上限", Value: "5", Max: 20, Command: ui.Command{Name: "sample-limit"}},
		{ID: "sample-buttons", Role: ui.RoleGroup, Children: []*ui.Node{
			{ID: "sample-close", Role: ui.RoleButton, Label: "關閉", Command: ui.Command{Name: ui.CommandClose}},
		}},
	}}
}
