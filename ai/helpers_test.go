package ai

import (
	"context"
	"testing"

	"anqi/game"
)

// mustPosition reads a position text of traditional rules.
func mustPosition(t *testing.T, text string) game.Position {
	t.Helper()
	rules := traditional()
	p, err := game.ParsePosition(text, &rules)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func traditional() game.Rules { return game.DefaultRuleSet().Rules }

// shuffled returns the 32 pieces in an order that follows from the seed.
func shuffled(seed uint64) (pieces [game.SquareCount]game.Piece) {
	n := 0
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		for range piece.Kind().Count() {
			pieces[n] = piece
			n++
		}
	}
	stream := splitMix(seed)
	for i := len(pieces) - 1; i > 0; i-- {
		j := stream.below(i + 1)
		pieces[i], pieces[j] = pieces[j], pieces[i]
	}
	return pieces
}

// shown returns what an action turns up in a deal.
func shown(p *game.Position, a game.Action, dealt *[game.SquareCount]game.Piece) game.Piece {
	if !a.IsStop() && p.NeedsReveal(a) {
		return dealt[a.To]
	}
	return game.Empty
}

// randomGame plays random actions, captures and flips more often than moves, and calls visit at every position with known colours.
func randomGame(t *testing.T, rules *game.Rules, seed uint64, plies int, visit func(p *game.Position, dealt *[game.SquareCount]game.Piece)) {
	t.Helper()
	dealt, stream := shuffled(seed), splitMix(seed+1)
	p := game.Start()
	for range plies {
		if p.Result(rules).Over() {
			return
		}
		actions := p.Actions(rules, nil)
		a := actions[stream.below(len(actions))]
		if stream.below(3) == 0 {
			a = GreedyAction(p, *rules, stream.next())
		}
		next, err := p.Apply(rules, a, shown(&p, a, &dealt))
		if err != nil {
			t.Fatalf("%v in %s: %v", a, p.Text(), err)
		}
		p = next
		if p.Turn != game.NoColour && p.Chain == game.NoSquare {
			visit(&p, &dealt)
		}
	}
}

func think(t *testing.T, request SearchRequest) Analysis {
	t.Helper()
	a, err := Think(context.Background(), request, nil)
	if err != nil {
		t.Fatalf("%s: %v", request.Position.Text(), err)
	}
	return a
}

// fastPresets are the rules of the presets that the fast search serves.
func fastPresets() (list []game.Preset) {
	for _, preset := range game.Presets() {
		if servesFast(&preset.RuleSet.Rules) {
			list = append(list, preset)
		}
	}
	return list
}

// games returns how many random games a property test plays: fewer of them where tests are slow.
func games(n uint64) uint64 {
	if testing.Short() {
		return max(1, n/6)
	}
	return n
}

func middleGame(t *testing.T, rules *game.Rules) (middle game.Position) {
	t.Helper()
	randomGame(t, rules, 3, 14, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
		if !p.Result(rules).Over() {
			middle = *p
		}
	})
	return middle
}
