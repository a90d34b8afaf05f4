//go:build !js && !windows

package platform

import (
	"errors"
	"os"
	"syscall"
)

func isDiskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// isRunning reports whether a process of that number exists.
func isRunning(process int) bool {
	found, err := os.FindProcess(process)
	if err != nil {
		return false
	}
	err = found.Signal(syscall.Signal(0))
	return err == nil || errors.Is(err, os.ErrPermission)
}
