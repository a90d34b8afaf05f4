package web

import (
	"fmt"
	"sort"
	"strings"
	"syscall/js"

	"anqi/platform"
)

// storage is the browser's localStorage. It is asked for at every call: a browser may refuse it at any time by throwing.
//
// Where the tabs cannot agree who of them writes, none does.
type storage struct {
	refused func() bool // nil: they can
}

func (storage) local() (area js.Value, err error) {
	err = try(func() { area = property(js.Global(), "localStorage") })
	if err == nil && !area.Truthy() {
		err = platform.ErrUnsupported
	}
	if err != nil {
		return area, fmt.Errorf("%w: %v", platform.ErrRefused, err)
	}
	return area, nil
}

// Get returns the value under the key. What is stored but cannot be read back counts as found: whoever checks the value
// sees that it is damaged.
func (s storage) Get(key string) (value []byte, found bool, err error) {
	if err := platform.CheckKey(key); err != nil {
		return nil, false, err
	}
	area, err := s.local()
	if err != nil {
		return nil, false, err
	}
	var item js.Value
	if err := try(func() { item = area.Call("getItem", key) }); err != nil {
		return nil, false, fmt.Errorf("%w: %v", platform.ErrRefused, err)
	}
	if item.IsNull() {
		return nil, false, nil
	}
	text := item.String()
	value, err = decode(text)
	if err != nil {
		return []byte(text), true, nil
	}
	return value, true, nil
}

// Set stores a value; the browser replaces it in one piece.
func (s storage) Set(key string, value []byte) error {
	if err := platform.CheckKey(key); err != nil {
		return err
	}
	area, err := s.local()
	if err == nil && s.refused != nil && s.refused() {
		err = fmt.Errorf("%w: the tabs cannot agree who writes", platform.ErrRefused)
	}
	if err != nil {
		return err
	}
	err = try(func() { area.Call("setItem", key, encode(value)) })
	switch {
	case err == nil:
		return nil
	case named(err, "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"):
		return fmt.Errorf("%w: %v", platform.ErrFull, err)
	}
	return fmt.Errorf("%w: %v", platform.ErrRefused, err)
}

// Delete removes a key.
func (s storage) Delete(key string) error {
	if err := platform.CheckKey(key); err != nil {
		return err
	}
	area, err := s.local()
	if err != nil {
		return err
	}
	if err := try(func() { area.Call("removeItem", key) }); err != nil {
		return fmt.Errorf("%w: %v", platform.ErrRefused, err)
	}
	return nil
}

// Keys returns the keys with the prefix, sorted; other keys of the origin are somebody else's.
func (s storage) Keys(prefix string) ([]string, error) {
	area, err := s.local()
	if err != nil {
		return nil, err
	}
	var keys []string
	err = try(func() {
		for i := range area.Get("length").Int() {
			if key := area.Call("key", i); !key.IsNull() && strings.HasPrefix(key.String(), prefix) {
				keys = append(keys, key.String())
			}
		}
	})
	if err != nil {
		return nil, fmt.Errorf("%w: %v", platform.ErrRefused, err)
	}
	sort.Strings(keys)
	return keys, nil
}

// KeepStorage asks the browser not to throw away by itself what the site stores, and tells whether it promises that. It may put
// the question to the person; one that knows no such promise gives none.
func (p *Platform) KeepStorage(done func(kept bool)) {
	manager := feature(navigator(), "storage")
	if !can(manager, "persist") {
		done(false)
		return
	}
	promised(func() js.Value { return manager.Call("persist") }, func(kept js.Value, err error) { done(err == nil && kept.Truthy()) })
}
