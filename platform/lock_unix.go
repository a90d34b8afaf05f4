//go:build !js && !windows

package platform

import (
	"errors"
	"os"
	"syscall"
)

// lockFile locks an open file for as long as it stays open, by this process or not at all: the system gives the lock up when the
// process ends, however it ends. A file that somebody else has locked is not waited for.
func lockFile(file *os.File) (locked bool, err error) {
	for {
		err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) {
			break
		}
	}
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return false, nil
	}
	return err == nil, err
}
