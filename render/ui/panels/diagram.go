package panels

import (
	"strings"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/render/ui/tree"
)

// example is a small board of the help: a position, the piece that it is about, and, for a chain, the capture before.
type example struct {
	position string      // position text
	piece    game.Square // whose actions are marked
	first    game.Action // a capture made before, to show what may follow; zero for none
	shown    game.Piece  // what that capture turned up, if its target was face down
}

// examples of the help, by what they explain. Red moves in all of them.
var (
	exampleStep     = example{position: "4/4/4/4/1P2/4/4/4 r - 0 -", piece: at("b4")}
	exampleRank     = example{position: "4/4/4/1n2/pRk1/1g2/4/4 r - 0 -", piece: at("b4")}
	exampleSoldier  = example{position: "4/4/4/1k2/1Pg1/4/4/4 r - 0 -", piece: at("b4")}
	exampleGeneral  = example{position: "4/4/4/1p2/1Kg1/4/4/4 r - 0 -", piece: at("b4")}
	exampleCannon   = example{position: "4/4/1k2/4/1?2/4/1Cp1/4 r p 0 -", piece: at("b2")}
	exampleContact  = example{position: "4/4/4/1k2/pCr1/1c2/4/4 r - 0 -", piece: at("b4")}
	exampleDark     = example{position: "4/4/4/1?2/1M?1/4/4/4 r Pp 0 -", piece: at("b4")}
	exampleHorse    = example{position: "4/4/4/1?1k/1N2/4/4/4 r p 0 -", piece: at("b4")}
	exampleChariot  = example{position: "4/4/1k2/4/4/4/1Rg1/4 r - 0 -", piece: at("b2")}
	exampleVault    = example{position: "4/4/1k2/4/4/1?2/1C2/4 r p 0 -", piece: at("b2")}
	exampleDiagonal = example{position: "4/4/4/k1r1/1G2/4/4/4 r - 0 -", piece: at("b4")}

	exampleOpenChain = example{position: "4/4/4/1c2/gn?1/1R2/4/4 r p 0 -", piece: at("b4"),
		first: game.MoveAction(at("b3"), at("b4"))}
	exampleDarkChain = example{position: "4/4/4/1?2/g?c1/1R2/4/4 r pp 0 -", piece: at("b4"),
		first: game.MoveAction(at("b3"), at("b4")), shown: game.NewPiece(game.Black, game.Soldier)}
)

// examplesByField are the small boards of the variants, by the field of the rule set; a variant may have none.
var examplesByField = map[string]*example{
	"DarkCapture": &exampleDark, "ChainAfterOpen": &exampleOpenChain, "ChainAfterDark": &exampleDarkChain, "HorseLeaps": &exampleHorse,
	"ChariotSlides": &exampleChariot, "CannonVaults": &exampleVault, "DiagonalCourt": &exampleDiagonal,
}

func at(name string) game.Square {
	square, _ := game.ParseSquare(name)
	return square
}

// nodes returns the small board with what the rules in force allow, and the line that says it in words; none if the rules
// know no such position.
func (e example) nodes(id string, t *texts.Table, rules *game.Rules) []*tree.Node {
	position, err := game.ParsePosition(e.position, rules)
	if err != nil {
		return nil
	}
	before := ""
	if e.first != (game.Action{}) {
		target := position.Board[e.first.To]
		if target == game.FaceDown {
			target = e.shown
		}
		before = t.Help.Diagram.After.With(texts.Is("attacker", t.Names.Piece(position.Board[e.first.From])), texts.Is("victim", t.Names.Piece(target)))
		if position, err = position.Apply(rules, e.first, e.shown); err != nil {
			return nil
		}
	}
	view := tree.NewBoardView()
	view.Lying, view.Coordinates = true, true
	view.Pieces, view.Selected, view.Chain = position.Board, e.piece, position.Chain
	markTargets(&view, &position, rules, e.piece)
	return []*tree.Node{
		diagram(id, diagramName(t, &view), view),
		{ID: id + "-words", Role: tree.RoleText, Label: before + diagramWords(t, &view), Tone: tree.ToneMuted, Align: tree.AlignCentre},
	}
}

// markTargets marks what the piece can do.
func markTargets(view *tree.BoardView, position *game.Position, rules *game.Rules, piece game.Square) {
	var room [game.MaxActions]game.Action
	for _, action := range position.ActionsFrom(rules, piece, room[:0]) {
		switch position.Step(action) {
		case game.StepMove:
			view.Targets[action.To] = tree.TargetMove
		case game.StepCapture:
			view.Targets[action.To] = tree.TargetCapture
		case game.StepDark:
			view.Targets[action.To] = tree.TargetDark
		}
	}
}

// diagramName says where everything stands, for those who do not see it.
func diagramName(t *texts.Table, view *tree.BoardView) string {
	var pieces, moves []string
	for s := game.Square(0); s < game.SquareCount; s++ {
		if view.Pieces[s] != game.Empty {
			pieces = append(pieces, t.Help.Diagram.Piece.With(texts.Is("piece", t.Names.Piece(view.Pieces[s])), texts.Is("square", s.String())))
		}
		if view.Targets[s] == tree.TargetMove {
			moves = append(moves, s.String())
		}
	}
	words := &t.Help.Diagram
	name := words.Board + strings.Join(pieces, words.Also)
	if moves != nil {
		name += words.Join + words.MovesTo.With(texts.Is("squares", strings.Join(moves, words.Also)))
	}
	return name + words.End
}

// diagramWords says what the marked piece can do.
func diagramWords(t *texts.Table, view *tree.BoardView) string {
	var takes, leaves []string
	moves, dark := 0, 0
	own := view.Pieces[view.Selected]
	for s := game.Square(0); s < game.SquareCount; s++ {
		piece := view.Pieces[s]
		switch {
		case view.Targets[s] == tree.TargetMove:
			moves++
		case view.Targets[s] == tree.TargetCapture:
			takes = append(takes, t.Names.Piece(piece))
		case view.Targets[s] == tree.TargetDark:
			dark++
		case piece.Colour() == own.Colour().Opponent():
			leaves = append(leaves, t.Names.Piece(piece))
		}
	}
	words := &t.Help.Diagram
	var parts []string
	if moves > 0 {
		parts = append(parts, words.Moves.With(t.Counted("count", moves)))
	}
	if takes != nil {
		parts = append(parts, words.Takes.With(texts.Is("pieces", strings.Join(takes, words.Also))))
	}
	if dark > 0 {
		parts = append(parts, words.Dark.With(t.Counted("count", dark)))
	}
	if parts == nil {
		parts = []string{words.Nothing}
	}
	if leaves != nil {
		parts = append(parts, words.Leaves.With(texts.Is("pieces", strings.Join(leaves, words.Also))))
	}
	return t.Names.Piece(own) + strings.Join(parts, words.Join) + words.End
}
