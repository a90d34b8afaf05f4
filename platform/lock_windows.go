package platform

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lockFile locks an open file for as long as it stays open, by this process or not at all: the system gives the lock up when the
// process ends, however it ends. A file that somebody else has locked is not waited for.
func lockFile(file *os.File) (locked bool, err error) {
	const once = windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY
	err = windows.LockFileEx(windows.Handle(file.Fd()), once, 0, 1, 0, new(windows.Overlapped))
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return false, nil
	}
	return err == nil, err
}
