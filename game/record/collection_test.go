package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"anqi/game/record"
	"anqi/game/record/recordtest"
)

func TestManyRecordsAreWrittenAndReadBack(t *testing.T) {
	var records []*record.Record
	for seed := range uint64(40) {
		records = append(records, recordtest.Random(seed, 60))
	}
	data, err := record.EncodeAll(records)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string][]byte{
		"as written":      data,
		"CRLF":            bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n")),
		"byte-order mark": append([]byte("\ufeff"), data...),
		"closer together": bytes.ReplaceAll(data, []byte("\n\n[Game"), []byte(" [Game")),
		"further apart":   bytes.ReplaceAll(data, []byte("\n\n[Game"), []byte("\n\n\n\n [Game")),
	} {
		var read []*record.Record
		for r, err := range record.DecodeAll(text) {
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			read = append(read, r)
		}
		again, err := record.EncodeAll(read)
		if err != nil || !bytes.Equal(again, data) {
			t.Errorf("%s: %d of %d records are read, or differ: %v", name, len(read), len(records), err)
		}
	}
}

func TestABadRecordLeavesTheOthers(t *testing.T) {
	const good = "[Game \"Dark chess\"]\n\n1. a1(M) b1(r) *\n\n"
	for bad, want := range map[string]string{
		"[Game \"Dark chess\"]\n\n1. a1(M) a1(r) *\n":                      "turn 1: a1: the piece is face up already",
		"[Game \"Dark chess\"]\n\n1. a1(M) b1(r)\n":                        "without a result",
		"[Game \"Dark chess\"]\n[Date \"2026]\n\n1. a1(M) b1(r) *\n":       "value goes on",
		"[Game \"Dark chess\"]\n\n1. a1(M) {a thought b1(r) *\n":           "turn 1: a comment is not closed",
		"[Game \"Chess\"]\n\n1. a1(M) b1(r) *\n":                           "Dark chess",
		"[Game \"Dark chess\"]\n\n1. a1(M) \xff *\n":                       "UTF-8",
		"[Game \"Dark chess\"]\n\n" + strings.Repeat("a1 ", 400_000) + "*": "bytes",
	} {
		var told []string
		for r, err := range record.DecodeAll([]byte(good + bad + "\n" + good)) {
			var numbered *record.NumberedError
			switch {
			case err == nil:
				told = append(told, fmt.Sprint(len(r.Turns)))
			case errors.As(err, &numbered) && strings.Contains(err.Error(), want):
				told = append(told, fmt.Sprintf("game %d", numbered.Number))
			default:
				t.Errorf("%.60q: %v, want %q", bad, err, want)
			}
		}
		if !slices.Equal(told, []string{"2", "game 2", "2"}) {
			t.Errorf("%.60q: read as %v", bad, told)
		}
	}
}

func TestTextsThatHoldNoRecords(t *testing.T) {
	for text, want := range map[string]string{
		"":      "the record ends without a result",
		" \n\n": "the record ends without a result",
		"hello": "turn 1: \"hello\" is no turn",
		strings.Repeat(" ", record.MaxFileBytes+1): "the file has more than",
	} {
		told := 0
		for r, err := range record.DecodeAll([]byte(text)) {
			if told++; r != nil || err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%.20q: %v, want %q", text, err, want)
			}
		}
		if told != 1 {
			t.Errorf("%.20q: %d records", text, told)
		}
	}
	if _, err := record.EncodeAll([]*record.Record{recordtest.Random(1, 5), {Turns: make([]record.Turn, 1)}}); err == nil || !strings.Contains(err.Error(), "game 2: ") {
		t.Errorf("a record that cannot be replayed: %v", err)
	}
}

func TestReadingManyRecordsCanStop(t *testing.T) {
	count := 0
	for range record.DecodeAll([]byte("* * *")) {
		if count++; count == 2 {
			break
		}
	}
	if count != 2 {
		t.Errorf("%d records", count)
	}
}

func FuzzDecodeAll(f *testing.F) {
	data, err := record.EncodeAll([]*record.Record{recordtest.Random(1, 5), recordtest.Random(2, 5)})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte("* [x \"\n[Game \"{\n[Game }"))
	f.Fuzz(func(t *testing.T, data []byte) {
		var records []*record.Record
		for r, err := range record.DecodeAll(data) {
			if err == nil {
				records = append(records, r)
			}
		}
		written, err := record.EncodeAll(records)
		if err != nil {
			t.Fatal(err)
		}
		count := 0
		for _, err := range record.DecodeAll(written) {
			if count++; err != nil && len(records) > 0 {
				t.Fatalf("%q is written as %q: %v", data, written, err)
			}
		}
		if count != len(records) && len(records) > 0 {
			t.Fatalf("%q: %d records, then %d", data, len(records), count)
		}
	})
}
