package link

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/record"
)

// game codes a record. Tags that this program gives no meaning to and comments are left out, since they have no bounds.
func (c *coder) game(r *record.Record) error {
	if err := c.ruleSet(&r.RuleSet); err != nil {
		return err
	}
	if err := c.players(r); err != nil {
		return err
	}
	told := c.choose(whatIsTold(r), toldKinds)
	state, err := c.turns(r)
	if err != nil {
		return err
	}
	if err := c.termination(r, &state); err != nil {
		return err
	}
	return c.secret(r, told, &state)
}

// What a record tells of its deal.
const (
	toldNothing          = iota
	toldFingerprint      // alone
	toldDeal             // without a salt
	toldDealFingerprint  // without a salt, which the fingerprint would follow from
	toldDealSalt         // without a fingerprint
	toldEverything       // and the fingerprint fits, so it is not written
	toldFalseFingerprint // one that deal and salt do not give
	toldKinds            // how many there are
)

func whatIsTold(r *record.Record) int {
	given := r.Fingerprint != ""
	switch fits, _ := r.FingerprintFits(); {
	case r.Deal == nil && given:
		return toldFingerprint
	case r.Deal == nil:
		return toldNothing
	case r.Salt == nil && given:
		return toldDealFingerprint
	case r.Salt == nil:
		return toldDeal
	case !given:
		return toldDealSalt
	case fits:
		return toldEverything
	}
	return toldFalseFingerprint
}

// turns codes how many actions there are and each of them; reading, it makes the turns.
func (c *coder) turns(r *record.Record) (record.State, error) {
	played, err := c.actionCount(r)
	if err != nil {
		return record.State{}, err
	}
	state := record.NewState()
	begun, turns := 0, 0
	var timeouts [2]int
	for i := range played {
		player := state.Player().Index()
		if err := c.action(&r.RuleSet, &state, &played[i]); err != nil {
			return state, &Error{Problem: Invalid, Pair: turns/2 + 1, Err: err}
		}
		open := state.Position.Chain != game.NoSquare
		if open && i < len(played)-1 {
			continue
		}
		if c.decoding {
			r.Turns = append(r.Turns, record.Turn{Actions: played[begun : i+1 : i+1]})
		}
		if !open && r.RuleSet.TurnSeconds > 0 {
			c.clock(&r.Turns[turns], &timeouts[player])
		}
		begun = i + 1
		turns++
	}
	return state, nil
}

// clock codes whether the clock played a turn, given how many of that player's it has played in a row; it cannot play one more than
// the rules allow.
func (c *coder) clock(turn *record.Turn, timeouts *int) {
	if *timeouts < record.LosingTimeOut-1 {
		turn.Clock = c.flag(turn.Clock, 15)
	}
	if *timeouts++; !turn.Clock {
		*timeouts = 0
	}
}

// actionCount codes how many actions there are and returns them, or room for them.
func (c *coder) actionCount(r *record.Record) ([]record.Played, error) {
	var played []record.Played
	for _, turn := range r.Turns {
		played = append(played, turn.Actions...)
	}
	if len(played) > MaxActions {
		return nil, tooLong()
	}
	count := c.choose(len(played), MaxActions+1)
	if c.decoding {
		played = make([]record.Played, count)
	}
	return played, nil
}

// action codes an action by its place among the legal ones, and what it turns up among what is face down.
func (c *coder) action(set *game.RuleSet, state *record.State, played *record.Played) error {
	if state.Result.Over() {
		return errors.New("an action after the end of the game")
	}
	var room [game.MaxActions]game.Action
	legal := state.Position.Actions(&set.Rules, room[:0])
	slices.SortFunc(legal, compareActions)
	played.Action = legal[c.choose(slices.Index(legal, played.Action), len(legal))]
	if state.Position.NeedsReveal(played.Action) {
		played.Shown = c.piece(played.Shown, &state.Position.Unseen)
	}
	return state.Act(set, *played, nil)
}

// compareActions orders actions by their first square and then by their second one; a stop, which has none, comes last.
func compareActions(a, b game.Action) int {
	if a.From != b.From {
		return int(a.From) - int(b.From)
	}
	return int(a.To) - int(b.To)
}

// piece codes a piece among those left, of which there is at least one; each single one is equally likely.
func (c *coder) piece(piece game.Piece, left *[game.PieceCount]uint8) game.Piece {
	var weights [len(game.PieceLetters)]int
	var pieces [len(game.PieceLetters)]game.Piece
	index := 0
	for i := range game.PieceLetters {
		pieces[i], _ = game.ParsePiece(game.PieceLetters[i])
		weights[i] = int(left[pieces[i]])
		if pieces[i] == piece {
			index = i
		}
	}
	return pieces[c.chooseWeighted(index, weights[:])]
}

// terminations are the ways in which a game ends other than by its turns, the first being that it goes on.
var terminations = [...]record.Outcome{
	{},
	{Reason: game.ReasonAgreement},
	{Reason: game.ReasonResign, Winner: record.One},
	{Reason: game.ReasonResign, Winner: record.Two},
	{Reason: game.ReasonTime, Winner: record.One},
	{Reason: game.ReasonTime, Winner: record.Two},
}

// termination codes how a game that its turns leave open stands.
func (c *coder) termination(r *record.Record, state *record.State) error {
	if state.Result.Over() {
		return nil
	}
	index := slices.Index(terminations[:], r.Termination)
	if index < 0 {
		return errors.New("the game ended in a way that records do not know")
	}
	r.Termination = terminations[c.choose(index, len(terminations))]
	return nil
}

// secret codes what is told of the deal and does not follow from the turns: the pieces still face down, the salt, a fingerprint.
func (c *coder) secret(r *record.Record, told int, state *record.State) error {
	if told >= toldDeal {
		if err := c.deal(r, state); err != nil {
			return err
		}
	}
	if told >= toldDealSalt {
		if c.decoding {
			r.Salt = new(deal.Salt)
		}
		c.bytes(r.Salt[:])
	}
	switch told {
	case toldFingerprint, toldDealFingerprint, toldFalseFingerprint:
		return c.fingerprint(&r.Fingerprint)
	case toldEverything:
		r.Fingerprint = r.Deal.Fingerprint(*r.Salt)
	}
	return nil
}

func (c *coder) fingerprint(text *string) error {
	var sum [sha256.Size]byte
	if !c.decoding {
		if err := deal.CheckFingerprint(*text); err != nil {
			return err
		}
		if _, err := hex.Decode(sum[:], []byte(*text)); err != nil {
			return err
		}
	}
	c.bytes(sum[:])
	*text = hex.EncodeToString(sum[:])
	return nil
}

// deal codes the pieces that no turn has turned up, from a1 to d8. A square that is not face down any more had its piece shown.
func (c *coder) deal(r *record.Record, state *record.State) error {
	var letters [game.SquareCount]byte
	for _, turn := range r.Turns {
		for _, played := range turn.Actions {
			if played.Shown != game.Empty {
				letters[played.Action.To] = played.Shown.Letter()
			}
		}
	}
	left := state.Position.Unseen
	for square, stands := range state.Position.Board {
		if stands != game.FaceDown {
			continue
		}
		piece := game.Empty
		if !c.decoding {
			piece = r.Deal.At(game.Square(square))
		}
		piece = c.piece(piece, &left)
		left[piece]--
		letters[square] = piece.Letter()
	}
	dealt, err := deal.Parse(string(letters[:]))
	r.Deal = &dealt
	return err
}

func (c *coder) bytes(list []byte) {
	for i := range list {
		list[i] = byte(c.choose(int(list[i]), 256))
	}
}
