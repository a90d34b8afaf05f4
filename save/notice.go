package save

import (
	"errors"

	"anqi/platform"
)

// NoticeCode says what a notice tells; the screen has a sentence for each.
type NoticeCode uint8

// The notices.
const (
	NoticeDamaged   NoticeCode = iota + 1 // Key could not be read and was set aside
	NoticeNewer                           // Key is from a newer version and was set aside
	NoticeForeign                         // Key holds something that is not ours; it was set aside
	NoticeRefused                         // nothing can be stored: the game goes on in memory
	NoticeFull                            // no room: the game goes on in memory
	NoticeElsewhere                       // another tab or window has the game: nothing is written here
)

// Notice is something that a person should know about what is kept.
type Notice struct {
	Code  NoticeCode
	Key   string // KeyGame, KeyStandings or KeySettings; "" when it concerns everything
	Aside string // the key under which the data lies now, "" if it could not be moved
}

// Notices returns what has come up since the last call.
func (s *Store) Notices() []Notice {
	notices := s.notices
	s.notices = nil
	return notices
}

// troubled notes why something could not be stored or read.
func (s *Store) troubled(err error) {
	code := NoticeRefused
	switch {
	case errors.Is(err, ErrElsewhere):
		code = NoticeElsewhere
	case errors.Is(err, platform.ErrFull):
		code = NoticeFull
	}
	if s.trouble != code {
		s.trouble = code
		s.notices = append(s.notices, Notice{Code: code})
	}
}
