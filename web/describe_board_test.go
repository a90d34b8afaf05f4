package web

import (
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
)

func TestDiagramShowsEverySquare(t *testing.T) {
	board := tree.NewBoardView()
	board.Lying = true
	board.Pieces[0], board.Pieces[1] = game.NewPiece(game.Red, game.General), game.FaceDown
	board.Targets[2] = tree.TargetCapture
	panel := panelOf(t, &tree.Node{ID: "it", Role: tree.RoleDiagram, Label: "一張小棋盤", Diagram: &board})
	made := find(t, panel, "it")
	if attribute(t, made, "role") != "img" || attribute(t, made, "aria-label") != "一張小棋盤" {
		t.Errorf("diagram is %v", made.Attributes)
	}
	classes := map[string]int{}
	made.Walk(func(e *Element) { classes[attributeOrEmpty(e, "class")]++ })
	if classes["spot"]+classes["spot capture"] != game.SquareCount || classes["spot capture"] != 1 {
		t.Errorf("squares: %v", classes)
	}
	if classes["disc red"] != 1 || classes["disc covered"] != 1 {
		t.Errorf("pieces: %v", classes)
	}
}
