package link

import (
	"errors"
	"slices"
	"strings"

	"anqi/game"
)

// position codes rules and position. The board coded is the one before the plain moves that are known, which are coded after it.
func (c *coder) position(set *game.RuleSet, p *game.Position) error {
	if err := c.ruleSet(set); err != nil {
		return err
	}
	quiet := c.choose(int(p.NoProgressCount), maxQuiet+1)
	moves := p.MovesSinceProgress(nil)
	known := quiet > 0 && c.choose(oneIf(len(moves) > 0), 2) == 1
	if known && quiet > MaxActions {
		return tooLong()
	}
	if c.decoding && known {
		moves = make([]game.Action, quiet)
	}
	if !c.decoding {
		takeBack(p, moves)
	}
	if err := c.pieces(p); err != nil {
		return err
	}
	c.turn(p)
	if err := c.moves(p, moves); err != nil {
		return err
	}
	if !c.decoding {
		return nil
	}
	p.Chain, p.NoProgressCount = game.NoSquare, uint16(quiet)
	read, err := game.ParsePosition(positionText(p, moves), &set.Rules)
	*p = read
	return err
}

// maxQuiet is the largest count of plain moves that a position text can have.
const maxQuiet = 1<<15 - 1

// takeBack makes the board the one before the moves; who is to move stays as it is after them.
func takeBack(p *game.Position, moves []game.Action) {
	for i := len(moves) - 1; i >= 0; i-- {
		p.Board[moves[i].From], p.Board[moves[i].To] = p.Board[moves[i].To], game.Empty
	}
}

// pieces codes the board, and after it how many of each piece are face down.
func (c *coder) pieces(p *game.Position) error {
	left := game.Start().Unseen
	faceDown := 0
	for square := range p.Board {
		stands, err := c.square(p.Board[square], &left)
		if err != nil {
			return err
		}
		if p.Board[square] = stands; stands == game.FaceDown {
			faceDown++
		}
	}
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		most := min(int(left[piece]), faceDown)
		p.Unseen[piece] = uint8(c.choose(int(p.Unseen[piece]), most+1))
		faceDown -= int(p.Unseen[piece])
	}
	if faceDown != 0 {
		return errors.New("fewer pieces are unseen than lie face down")
	}
	return nil
}

// square codes whether a square is empty, face down or face up, and then the piece among those that are not on the board yet.
func (c *coder) square(stands game.Piece, left *[game.PieceCount]uint8) (game.Piece, error) {
	const empty, faceDown, faceUp, kinds = 0, 1, 2, 3
	kind := faceUp
	switch stands {
	case game.Empty:
		kind = empty
	case game.FaceDown:
		kind = faceDown
	}
	switch c.choose(kind, kinds) {
	case empty:
		return game.Empty, nil
	case faceDown:
		return game.FaceDown, nil
	}
	if *left == [game.PieceCount]uint8{} {
		return game.Empty, errors.New("there are more pieces than a game has")
	}
	piece := c.piece(stands, left)
	left[piece]--
	return piece, nil
}

// turn codes whose turn it is after the moves; with everything face down it is nobody's.
func (c *coder) turn(p *game.Position) {
	if p.FaceDownCount() < game.SquareCount {
		p.Turn = game.Red + game.Colour(c.choose(int(p.Turn-game.Red), 2))
	}
}

// moves codes plain moves, each by its piece among those of the side to move and by its target among the empty squares, both from a1
// to d8, and makes them on the board.
func (c *coder) moves(p *game.Position, moves []game.Action) error {
	mover := p.Turn
	if len(moves)%2 == 1 {
		mover = mover.Opponent()
	}
	for i := range moves {
		var room [2][game.SquareCount]game.Square
		own, empty := room[0][:0], room[1][:0]
		for square, piece := range p.Board {
			switch {
			case piece == game.Empty:
				empty = append(empty, game.Square(square))
			case mover != game.NoColour && piece.Colour() == mover:
				own = append(own, game.Square(square))
			}
		}
		if len(own) == 0 || len(empty) == 0 {
			return errors.New("a move that no piece can have made")
		}
		moves[i].From = own[c.choose(slices.Index(own, moves[i].From), len(own))]
		moves[i].To = empty[c.choose(slices.Index(empty, moves[i].To), len(empty))]
		p.Board[moves[i].To], p.Board[moves[i].From] = p.Board[moves[i].From], game.Empty
		mover = mover.Opponent()
	}
	return nil
}

// positionText writes board, turn and counts as they stand in p, and the moves.
func positionText(p *game.Position, moves []game.Action) string {
	text := p.Text()
	if len(moves) == 0 {
		return text
	}
	words := make([]string, len(moves))
	for i, move := range moves {
		words[i] = move.String()
	}
	return strings.TrimSuffix(text, "-") + strings.Join(words, ",")
}
