package platform

import (
	"errors"
	"syscall"
)

// Errors of the system that mean that the other end of a pipe is closed.
const (
	errorBrokenPipe syscall.Errno = 109
	errorNoData     syscall.Errno = 232
)

// IsClosedPipe reports whether a write failed because the reader at the other end of a pipe has closed it.
func IsClosedPipe(err error) bool {
	return errors.Is(err, errorBrokenPipe) || errors.Is(err, errorNoData) || errors.Is(err, syscall.EPIPE)
}
