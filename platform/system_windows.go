package platform

import (
	"errors"
	"os"
	"syscall"
)

// Errors of the system that mean that there is no room.
const (
	errorHandleDiskFull syscall.Errno = 39
	errorDiskFull       syscall.Errno = 112
)

func isDiskFull(err error) bool {
	return errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)
}

// isRunning reports whether a process of that number exists: the system hands out no handle to one that does not.
func isRunning(process int) bool {
	found, err := os.FindProcess(process)
	if err != nil {
		return false
	}
	return found.Release() == nil
}
