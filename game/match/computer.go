package match

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"time"

	"anqi/game"
)

// Computer chooses actions. It is called in a goroutine of its own with copies, sees public information only, and returns
// soon after the context is cancelled. It calls pause (never nil) every thousand nodes or so.
type Computer interface {
	Choose(ctx context.Context, position game.Position, rules game.Rules, request Request, pause func()) (Answer, error)
}

// Purpose is what an answer is for.
type Purpose uint8

// The purposes of a request.
const (
	PurposeTurn  Purpose = iota // the computer's own action
	PurposeHint                 // an action for the person to consider
	PurposeJudge                // a person has offered a draw; only Agrees is wanted, the same for the same position
)

// Request says how to think.
type Request struct {
	Level   Level
	Purpose Purpose
	Seed    uint64        // of the computer's own randomness; 0 with PurposeJudge
	ToMove  bool          // with PurposeJudge: the computer, which is asked, is to move; else the person is
	Within  time.Duration // answer by then, because a turn clock runs; 0: no limit
}

// Answer is what the computer thinks of the position. Agrees is wanted with PurposeJudge only, Offers and Lost with PurposeTurn.
type Answer struct {
	Action game.Action
	Chance float64 // of the side to move winning, 0 to 1, a draw counting half
	Agrees bool    // takes the draw, because the game is not young and the computer does not stand better
	Offers bool    // offers a draw, because nothing can come of the game
	Lost   bool    // an endgame is solved as lost: nothing it does can help
}

// hintLevel is the level at which hints and judgements are thought out.
const hintLevel = LevelExpert

// HintComing reports whether a hint is being thought out.
func (s *Session) HintComing() bool { return s.job != nil && s.job.purpose == PurposeHint }

// HintShown returns the hint for the position on the table, if one was given.
func (s *Session) HintShown() (game.Action, bool) {
	if s.hint == nil {
		return game.Action{}, false
	}
	return s.hint.Action, true
}

// Hint asks for an action for the person to move: the same call as the computer's, with the same public information. It
// comes through Tick, and the game counts as one with help from then on.
func (s *Session) Hint() ([]Event, error) {
	if err := s.personMayAct(); err != nil {
		return nil, err
	}
	if s.job != nil {
		return nil, ErrBusy
	}
	s.failed = false
	return s.think(PurposeHint), nil
}

// giveHint shows what was thought out for the person.
func (s *Session) giveHint(answer Answer) []Event {
	s.hint = &answer
	s.help = true
	event := Event{
		Kind: EventHint, Player: s.match.ToMove(), Colour: s.match.Colour(s.match.ToMove()), Action: answer.Action,
		From: answer.Action.From, To: answer.Action.To, Chance: answer.Chance,
	}
	return append([]Event{event}, s.keep()...)
}

// judge answers a draw offer for the computer.
func (s *Session) judge(agrees bool, now time.Time) []Event {
	events, err := s.match.answerDraw(s.match.Offered().Other(), agrees)
	if err != nil {
		return nil
	}
	return s.commit(events, now)
}

// reply makes the computer's action; before it, a lost game is given up if the person wished that, or a draw offered.
func (s *Session) reply(answer Answer, now time.Time) []Event {
	computer := s.match.ToMove()
	var events []Event
	if s.AgainstComputer() {
		if answer.Lost && s.resigns {
			if resigned, err := s.match.Resign(computer); err == nil {
				return s.commit(resigned, now)
			}
		}
		if answer.Offers && !s.match.InChain() {
			if offered, err := s.match.OfferDraw(computer); err == nil {
				events = offered
			}
		}
	}
	played, err := s.match.Play(answer.Action)
	if err != nil {
		s.failed = true
		return append(events, Event{Kind: EventComputerFailed, Player: computer, Err: err})
	}
	return s.commit(append(events, played...), now)
}

// replyShare is which part of what is left on a turn clock the computer may think; the rest is for showing its action.
const replyShare = 0.6

// job is one computation of the computer, running in its own goroutine.
type job struct {
	purpose Purpose
	cancel  context.CancelFunc
	done    chan struct{} // closed when answer and err stand
	answer  Answer
	err     error
}

// think starts a computation for the position on the table. It replaces the one before it.
func (s *Session) think(purpose Purpose) []Event {
	player := s.match.ToMove()
	if player == Nobody || purpose == PurposeTurn && s.failed {
		return nil
	}
	s.cancelJob()
	request, err := s.request(purpose, player)
	if err == nil && s.env.Computer == nil {
		err = ErrNoComputer
	}
	if err != nil {
		s.failed = true
		return []Event{{Kind: EventComputerFailed, Player: player, Err: err}}
	}
	ctx, cancel := context.WithCancel(context.Background())
	j := &job{purpose: purpose, cancel: cancel, done: make(chan struct{})}
	s.job = j
	computer, pause := s.env.Computer, s.env.NewPause()
	position, rules := s.match.Position(), s.match.RuleSet().Rules
	s.running.Add(1)
	go func() {
		defer s.running.Done()
		defer close(j.done)
		j.answer, j.err = computer.Choose(ctx, position, rules, request, pause)
	}()
	return []Event{{Kind: EventThinking, Player: player, Colour: s.match.Colour(player)}}
}

func (s *Session) request(purpose Purpose, player Player) (Request, error) {
	if purpose == PurposeJudge {
		// Neither chance nor a clock: the same position gets the same answer, however often it is asked.
		return Request{Level: hintLevel, Purpose: purpose, ToMove: !s.isPerson(player)}, nil
	}
	var seed [8]byte
	if _, err := io.ReadFull(s.env.Seeds, seed[:]); err != nil {
		return Request{}, err
	}
	request := Request{Level: hintLevel, Purpose: purpose, Seed: binary.LittleEndian.Uint64(seed[:])}
	if purpose == PurposeTurn {
		request.Level = s.seats[s.SeatOf(player)].Level
	}
	if left, limit := s.Clock(); limit > 0 {
		request.Within = max(time.Duration(float64(left)*replyShare), time.Millisecond)
	}
	return request, nil
}

// cancel forgets everything that was thought about the position.
func (s *Session) cancel() {
	s.cancelJob()
	s.hint = nil
	s.failed = false
}

func (s *Session) cancelJob() {
	if s.job != nil {
		s.job.cancel()
		s.job = nil
	}
}

// wanted is what the computer to move has to think about first: an offer that the person left open by playing on, or its turn.
func (s *Session) wanted() Purpose {
	if p := s.match.ToMove(); p != Nobody && s.match.Offered() == p.Other() && s.isPerson(p.Other()) {
		return PurposeJudge
	}
	return PurposeTurn
}

// Thinking reports whether the computer thinks about its own turn, or in it about a draw offer.
func (s *Session) Thinking() bool {
	return s.job != nil && s.job.purpose != PurposeHint && !s.PersonToMove()
}

// Judging reports whether the computer considers a draw offer.
func (s *Session) Judging() bool { return s.job != nil && s.job.purpose == PurposeJudge }

// collect takes a finished computation off the table and acts on it.
func (s *Session) collect(now time.Time) []Event {
	j := s.job
	if j == nil {
		return nil
	}
	select {
	case <-j.done:
	default:
		return nil
	}
	if j.purpose == PurposeTurn && s.clock.waiting < s.pace {
		return nil
	}
	s.cancelJob()
	if j.err != nil {
		return s.fail(j, now)
	}
	switch j.purpose {
	case PurposeHint:
		return s.giveHint(j.answer)
	case PurposeJudge:
		return s.judge(j.answer.Agrees, now)
	}
	return s.reply(j.answer, now)
}

// fail tells that the computer gave no answer. A draw offer that it could not judge is declined.
func (s *Session) fail(j *job, now time.Time) []Event {
	if errors.Is(j.err, context.Canceled) {
		return nil
	}
	s.failed = j.purpose == PurposeTurn
	events := []Event{{Kind: EventComputerFailed, Player: s.match.ToMove(), Err: j.err}}
	if j.purpose == PurposeJudge {
		events = append(events, s.judge(false, now)...)
	}
	return events
}
