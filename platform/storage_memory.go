package platform

import (
	"bytes"
	"sort"
	"strings"
)

// MemoryStorage is storage that lasts as long as the program, and can be told to misbehave in tests.
type MemoryStorage struct {
	values map[string][]byte

	Refuse bool // every call fails with ErrRefused
	Room   int  // bytes of keys and values that fit, 0: no limit; what does not fit fails with ErrFull
	Writes int  // how many calls of Set and Delete have succeeded
}

// NewMemoryStorage returns empty storage.
func NewMemoryStorage() *MemoryStorage { return &MemoryStorage{values: map[string][]byte{}} }

// Get implements Storage.
func (m *MemoryStorage) Get(key string) ([]byte, bool, error) {
	if err := m.check(key); err != nil {
		return nil, false, err
	}
	value, found := m.values[key]
	return bytes.Clone(value), found, nil
}

// Set implements Storage.
func (m *MemoryStorage) Set(key string, value []byte) error {
	if err := m.check(key); err != nil {
		return err
	}
	if m.Room > 0 && m.size(key)+len(key)+len(value) > m.Room {
		return ErrFull
	}
	m.values[key] = bytes.Clone(value)
	m.Writes++
	return nil
}

// size counts what is stored under other keys than the one that is about to be replaced.
func (m *MemoryStorage) size(except string) int {
	size := 0
	for key, value := range m.values {
		if key != except {
			size += len(key) + len(value)
		}
	}
	return size
}

// Delete implements Storage.
func (m *MemoryStorage) Delete(key string) error {
	if err := m.check(key); err != nil {
		return err
	}
	delete(m.values, key)
	m.Writes++
	return nil
}

// Keys implements Storage.
func (m *MemoryStorage) Keys(prefix string) ([]string, error) {
	if m.Refuse {
		return nil, ErrRefused
	}
	var keys []string
	for key := range m.values {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	sort.Strings(keys)
	return keys, nil
}

func (m *MemoryStorage) check(key string) error {
	if m.Refuse {
		return ErrRefused
	}
	return CheckKey(key)
}
