//go:build !js

package platform

import (
	"errors"
	"path/filepath"
	"testing"
)

func TestWriteBeside(t *testing.T) {
	folder := t.TempDir()
	for _, test := range [...][2]string{
		{"game.txt", "game.txt"}, {"game.txt", "game-2.txt"}, {"game.txt", "game-3.txt"}, {"../../etc/x", "-..-etc-x"},
		{`a\b:c*.txt`, "a-b-c-.txt"}, {"...", "anqi"}, {"暗棋\n.txt", "暗棋-.txt"},
	} {
		path, err := writeBeside(folder, test[0], []byte("x"))
		if err != nil || path != filepath.Join(folder, test[1]) {
			t.Errorf("%q: %s, %v", test[0], path, err)
		}
	}
	if _, err := writeBeside(filepath.Join(folder, "game.txt"), "x", nil); !errors.Is(err, ErrRefused) {
		t.Errorf("a folder that is none: %v", err)
	}
}
