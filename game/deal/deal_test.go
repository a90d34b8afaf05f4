package deal_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/gametest"
)

const letters = "MrPpngMcpCmcprPNpCnkGRmNpPRKgPPG"

func TestParseAndString(t *testing.T) {
	d, err := deal.Parse(letters)
	if err != nil || d.String() != letters {
		t.Fatalf("%s: %v", d, err)
	}
	for s, want := range map[string]byte{"a1": 'M', "d1": 'p', "a2": 'n', "d8": 'G'} {
		square, _ := game.ParseSquare(s)
		if got := d.At(square).Letter(); got != want {
			t.Errorf("%s holds %c, want %c", s, got, want)
		}
	}
	if d.At(game.NoSquare) != game.Empty {
		t.Error("a piece off the board")
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "not 0",
		letters[1:]:                           "not 31",
		letters + "P":                         "not 33",
		strings.Replace(letters, "k", "K", 1): "more than 1 of K",
		strings.Replace(letters, "k", "?", 1): "no piece",
		strings.Replace(letters, "k", ".", 1): "no piece",
	} {
		if _, err := deal.Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestNewHasEveryPiece(t *testing.T) {
	for seed := range uint64(200) {
		d := gametest.Deal(gametest.Random(seed))
		if read, err := deal.Parse(d.String()); err != nil || read != d {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// TestShuffleIsUniform counts which of the 32 single pieces lands where: with pieces told apart by square alone, every letter must
// appear on every square in proportion to its count. Chi-square over 32 squares and 14 letters has 31 × 13 degrees of freedom; the
// stream is seeded, so the test repeats.
func TestShuffleIsUniform(t *testing.T) {
	const deals = 40_000
	var seen [game.SquareCount][game.PieceCount]int
	random := gametest.Random(20)
	for range deals {
		d := gametest.Deal(random)
		for s := range seen {
			seen[s][d.At(game.Square(s))]++
		}
	}
	chiSquare := 0.0
	for s := range seen {
		for i := range game.PieceLetters {
			piece, _ := game.ParsePiece(game.PieceLetters[i])
			want := float64(deals*piece.Kind().Count()) / game.SquareCount
			difference := float64(seen[s][piece]) - want
			chiSquare += difference * difference / want
		}
	}
	// Mean 403, standard deviation √(2·403) ≈ 28.4: the bounds are five deviations wide on both sides.
	if chiSquare < 260 || chiSquare > 545 {
		t.Errorf("chi-square %.1f is far from 403", chiSquare)
	}
}

func TestBelowIsFairAndRejects(t *testing.T) {
	var counts [3]int
	bytesOfAll := make([]byte, 256)
	for i := range bytesOfAll {
		bytesOfAll[i] = byte(i)
	}
	reader := bytes.NewReader(bytesOfAll)
	for {
		n, err := deal.Below(reader, 3)
		if err != nil {
			break
		}
		counts[n]++
	}
	if counts != [3]int{85, 85, 85} {
		t.Errorf("of all bytes: %v", counts)
	}
}

type brokenReader struct{}

var errBroken = errors.New("no randomness")

func (brokenReader) Read([]byte) (int, error) { return 0, errBroken }

func TestReaderErrorsAreReturned(t *testing.T) {
	if _, err := deal.New(brokenReader{}); !errors.Is(err, errBroken) {
		t.Errorf("New: %v", err)
	}
	if _, err := deal.NewSalt(brokenReader{}); !errors.Is(err, errBroken) {
		t.Errorf("NewSalt: %v", err)
	}
}

func TestFingerprintIsTheHashOfDealColonSalt(t *testing.T) {
	d, _ := deal.Parse(letters)
	salt, err := deal.ParseSalt("000102030405060708090a0b0c0d0e0f")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256([]byte(letters + ":000102030405060708090a0b0c0d0e0f"))
	if got := d.Fingerprint(salt); got != hex.EncodeToString(sum[:]) {
		t.Errorf("fingerprint %s", got)
	}
	if deal.CheckFingerprint(d.Fingerprint(salt)) != nil {
		t.Error("its own fingerprint is refused")
	}
	for _, bad := range []string{"", "00", strings.Repeat("A", 64), strings.Repeat("g", 64)} {
		if deal.CheckFingerprint(bad) == nil {
			t.Errorf("%q is a fingerprint", bad)
		}
		if _, err := deal.ParseSalt(bad); err == nil {
			t.Errorf("%q is a salt", bad)
		}
	}
}

func TestSaltsDiffer(t *testing.T) {
	random := gametest.Bytes(gametest.Random(1))
	one, _ := deal.NewSalt(random)
	other, _ := deal.NewSalt(random)
	if one == other || len(one.String()) != 32 {
		t.Errorf("salts %s and %s", one, other)
	}
}
