package selection

import (
	"anqi/game"
	"anqi/render/ui/tree"
)

// Targets marks every square that the piece on a square can go to, and those that only the chase rule forbids.
func Targets(p *game.Position, r *game.Rules, from game.Square) [game.SquareCount]tree.TargetKind {
	var marks [game.SquareCount]tree.TargetKind
	if from >= game.SquareCount || p.Board[from].Kind() == game.NoKind || p.Board[from].Colour() != p.Turn {
		return marks
	}
	var room [game.MaxActions]game.Action
	for _, a := range p.ActionsFrom(r, from, room[:0]) {
		marks[a.To] = targetKind(p, r, a)
	}
	if r.ChaseLimit > 0 {
		for s := game.Square(0); s < game.SquareCount; s++ {
			if marks[s] == tree.TargetNone && p.Refusal(r, game.MoveAction(from, s)).Reason == game.RefusedChase {
				marks[s] = tree.TargetForbidden
			}
		}
	}
	return marks
}

func targetKind(p *game.Position, r *game.Rules, a game.Action) tree.TargetKind {
	switch p.Step(a) {
	case game.StepCapture:
		return tree.TargetCapture
	case game.StepDark:
		return tree.TargetDark
	case game.StepMove:
		if r.ChaseLimit > 0 && p.ChaseCountAfter(r, a) >= r.ChaseLimit {
			return tree.TargetLast
		}
		return tree.TargetMove
	}
	return tree.TargetNone
}

// ChaseCounts returns the counts to show on the board: on every piece that is being hunted, how often in a row, from the second
// time on; and on the squares that are forbidden to the selected piece, the count that has been reached.
func ChaseCounts(p *game.Position, r *game.Rules, marks *[game.SquareCount]tree.TargetKind) [game.SquareCount]int {
	var counts [game.SquareCount]int
	if r.ChaseLimit == 0 {
		return counts
	}
	shown := min(2, r.ChaseLimit)
	for _, colour := range [2]game.Colour{game.Red, game.Black} {
		chases := p.Chases(colour)
		for s, n := range chases.Counts {
			if int(n) >= shown {
				counts[s] = int(n)
			}
		}
	}
	for s, mark := range marks {
		if mark == tree.TargetForbidden {
			counts[s] = r.ChaseLimit
		}
	}
	return counts
}
