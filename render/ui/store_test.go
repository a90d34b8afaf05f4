package ui

import (
	"testing"

	"anqi/platform"
	"anqi/save"
)

// newTestStore keeps everything in memory.
func newTestStore(t *testing.T) *save.Store {
	t.Helper()
	return save.Open(platform.NewMemoryStorage(), nil)
}
