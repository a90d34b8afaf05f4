package match

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"time"
)

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
