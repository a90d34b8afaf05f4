//go:build !windows

package platform

import (
	"errors"
	"syscall"
)

// IsClosedPipe reports whether a write failed because the reader at the other end of a pipe has closed it, as head does when it has
// seen enough.
func IsClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
