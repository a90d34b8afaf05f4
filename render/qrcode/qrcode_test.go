package qrcode

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func checkReadsBack(t *testing.T, text string) *Code {
	t.Helper()
	code, err := Encode(text)
	if err != nil {
		t.Fatalf("%d bytes: %v", len(text), err)
	}
	if got, err := read(code); err != nil || got != text {
		t.Errorf("%d bytes, %d modules: read as %.80q: %v", len(text), code.Size, got, err)
	}
	return code
}

// TestEveryVersionReadsBack has the shortest and the longest text of every size of code.
func TestEveryVersionReadsBack(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	letters := func(length int) string {
		var text strings.Builder
		for range length {
			text.WriteByte("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[random.IntN(62)])
		}
		return text.String()
	}
	sizes := map[int]bool{}
	capacity := 0
	for version := 1; version <= 40; version++ {
		shortest := capacity + 1
		capacity = dataBytes(version) - 2
		if version >= 10 {
			capacity--
		}
		for _, length := range []int{shortest, capacity} {
			code := checkReadsBack(t, letters(length))
			if code.Size != 17+4*version {
				t.Errorf("%d bytes take %d modules, not %d", length, code.Size, 17+4*version)
			}
			sizes[code.Size] = true
		}
	}
	if capacity != MaxLength || len(sizes) != 40 {
		t.Errorf("the largest code holds %d bytes; %d sizes", capacity, len(sizes))
	}
}

// dataBytes is how many bytes of data a version has at level L: all modules but the fixed ones, without the error correction.
func dataBytes(version int) int {
	size := 17 + 4*version
	modules := size*size - 3*64 - 2*(size-16) - 31
	if version > 1 {
		n := version/7 + 2
		modules -= (n*n-3)*25 - (n-2)*10
	}
	if version >= 7 {
		modules -= 36
	}
	return modules/8 - correctionBytes[version-1]*blockCounts[version-1]
}

func TestLinksReadBack(t *testing.T) {
	code := checkReadsBack(t, "https://example.org/anqi/play.html#game=1"+strings.Repeat("Zz09", 40))
	if code.Dark(-1, 0) || code.Dark(0, -1) || code.Dark(code.Size, 0) || code.Dark(0, code.Size) || !code.Dark(0, 0) {
		t.Error("modules outside the code are dark, or its corner is light")
	}
	checkReadsBack(t, "暗棋")
}

func TestTooLongForACode(t *testing.T) {
	if _, err := Encode(strings.Repeat("x", MaxLength+1)); err == nil || !strings.Contains(err.Error(), "2953") {
		t.Errorf("%v", err)
	}
}

// TestTheReaderNotices turns every module of a code around, one at a time: a reader that sees no damage would prove nothing.
func TestTheReaderNotices(t *testing.T) {
	code, err := Encode(strings.Repeat("damage", 9))
	if err != nil {
		t.Fatal(err)
	}
	unnoticed := 0
	for i := range code.dark {
		code.dark[i] = !code.dark[i]
		if _, err := read(code); err == nil {
			unnoticed++ // the bits that are left over behind the last byte mean nothing
		}
		code.dark[i] = !code.dark[i]
	}
	if unnoticed > 7 {
		t.Errorf("%d of %d damaged modules are not noticed", unnoticed, len(code.dark))
	}
}
