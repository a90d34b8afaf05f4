package render

import (
	"time"

	"anqi/game"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// scene is a model with a fixed picture.
type scene struct {
	version       uint64
	tree          *tree.Node
	board         tree.BoardView
	focus         string
	focusShown    bool
	effects       []effect.Effect
	commands      []tree.Command
	scrolling     []string
	width, height float64
}

func (s *scene) Version() uint64                    { return s.version }
func (s *scene) Tree() *tree.Node                   { return s.tree }
func (s *scene) Board() tree.BoardView              { return s.board }
func (s *scene) FocusID() (string, bool)            { return s.focus, s.focusShown }
func (s *scene) Tick(time.Time)                     {}
func (s *scene) Do(c tree.Command)                  { s.commands = append(s.commands, c) }
func (s *scene) Key(tree.KeyPress) bool             { return false }
func (s *scene) MoveFocus(int)                      {}
func (s *scene) SetScrolling(ids []string)          { s.scrolling = ids }
func (s *scene) PointerDown(x, y float64)           {}
func (s *scene) PointerMove(x, y float64)           {}
func (s *scene) PointerUp(x, y float64)             {}
func (s *scene) PointerCancel()                     {}
func (s *scene) Resize(w, h float64, _ tree.Insets) { s.width, s.height = w, h }
func (s *scene) Effects() []effect.Effect {
	effects := s.effects
	s.effects = nil
	return effects
}

// newScene is a board of the given size of squares, upright or lying, and one button.
func newScene(cell float64, lying bool) *scene {
	board := tree.NewBoardView()
	board.Lying, board.Coordinates, board.Rim = lying, true, 20
	columns, rows := board.Size()
	board.Rect = tree.Rect{X: 30, Y: 30, W: cell * float64(columns), H: cell * float64(rows)}
	for s := range board.Pieces {
		board.Pieces[s] = game.FaceDown
	}
	button := &tree.Node{
		ID: "undo", Role: tree.RoleButton, Label: "悔棋", Icon: "undo", Visible: true, Size: 13,
		Rect: tree.Rect{X: 30, Y: board.Rect.Bottom() + 30, W: 80, H: 40}, Command: tree.Command{Name: tree.CommandUndo},
	}
	return &scene{version: 1, board: board, tree: &tree.Node{ID: "anqi", Children: []*tree.Node{button}}}
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
func dialog() *tree.Node {
	return &tree.Node{ID: "sample", Role: tree.RoleDialog, Label: "新局", Children: []*tree.Node{
		{ID: "sample-text", Role: tree.RoleText, Label: "棋子"},
		{ID: "sample-level", Role: tree.RoleRadioGroup, Label: "對手", Children: []*tree.Node{
			{ID: "sample-level-easy", Role: tree.RoleRadio, Label: "簡單", Command: tree.Command{Name: "sample-level", Value: "easy"}, Checked: true},
			{ID: "sample-level-hard", Role: tree.RoleRadio, Label: "困難", Command: tree.Command{Name: "sample-level", Value: "hard"}},
		}},
		{ID: "sample-volume", Role: tree.RoleSlider, Label: "音量", Value: "50", Max: 100, Command: tree.Command{Name: "sample-volume"}},
		{ID: "sample-limit", Role: tree.RoleNumber, Label: "上限", Value: "5", Max: 20, Command: tree.Command{Name: "sample-limit"}},
		{ID: "sample-buttons", Role: tree.RoleGroup, Children: []*tree.Node{
			{ID: "sample-close", Role: tree.RoleButton, Label: "關閉", Command: tree.Command{Name: tree.CommandClose}},
		}},
	}}
}
