package save

import (
	"errors"
	"strconv"
)

// errLocked refuses to write over data that could be neither read nor set aside.
var errLocked = errors.New("unreadable data is in the way and could not be set aside")

// setAside moves what lies under a key out of the way, or locks the key if that cannot be done now.
func (s *Store) setAside(key string, code NoticeCode) {
	aside, err := "", ErrElsewhere
	if s.guard() {
		aside, err = s.moveAside(key)
	}
	if err != nil {
		s.locked[key] = true
	}
	s.notices = append(s.notices, Notice{Code: code, Key: key, Aside: aside})
}

// mostAside is how many values of one kind are set aside; more than that are kept where they are.
const mostAside = 1000

// moveAside copies the bytes under a key to the first free number, then deletes the key.
func (s *Store) moveAside(key string) (string, error) {
	data, found, err := s.storage.Get(key)
	if err != nil || !found {
		return "", err
	}
	prefix := AsidePrefix + key[len(signature)+1:] + "."
	for i := 1; i <= mostAside; i++ {
		aside := prefix + strconv.Itoa(i)
		_, taken, err := s.storage.Get(aside)
		if err != nil {
			return "", err
		}
		if taken {
			continue
		}
		if err := s.storage.Set(aside, data); err != nil {
			return "", err
		}
		err = s.storage.Delete(key)
		if err == nil {
			delete(s.stored, key)
		}
		return aside, err
	}
	return "", errLocked
}

// mayWrite returns nil if a key may be written. Data that could not be set aside is tried again first.
func (s *Store) mayWrite(key string) error {
	if !s.guard() {
		return ErrElsewhere
	}
	if s.locked[key] {
		if _, err := s.moveAside(key); err != nil {
			return errLocked
		}
		delete(s.locked, key)
	}
	return nil
}
