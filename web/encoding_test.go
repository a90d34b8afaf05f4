package web

import (
	"bytes"
	"testing"
)

func TestStoredBytesComeBack(t *testing.T) {
	for _, value := range []string{"", "anqi 1\n[Rules \"traditional\"]\n", "暗棋", "base64:", "base64:AA==", "\xff\x00\xfe", "\x00"} {
		stored := encode([]byte(value))
		back, err := decode(stored)
		if err != nil || !bytes.Equal(back, []byte(value)) {
			t.Errorf("%q is stored as %q and comes back as %q, %v", value, stored, back, err)
		}
	}
}

func TestTextIsStoredAsItIs(t *testing.T) {
	if got := encode([]byte("局面 1")); got != "局面 1" {
		t.Errorf("stored as %q", got)
	}
}

func TestDamagedEncodingIsAnError(t *testing.T) {
	if _, err := decode("base64:不是"); err == nil {
		t.Error("no error")
	}
}
