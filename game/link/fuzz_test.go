package link

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"anqi/game/record"
	"anqi/game/record/recordtest"
)

// checkDecodes reads a code as it is: nothing panics, and what is read is written the same again. (What reading allocates is held down
// by TestReadingAllocatesLittle, since the fuzzer allocates beside it.)
func checkDecodes(t *testing.T, code string) {
	content, err := Decode(code)
	if err != nil {
		return
	}
	var again string
	if content.Record != nil {
		again, err = Encode(content.Record)
	} else {
		again, err = EncodePosition(&content.RuleSet, &content.Position)
	}
	if err != nil || again != code {
		t.Errorf("%q is written as %q: %v", code, again, err)
	}
}

func FuzzDecode(f *testing.F) {
	for seed := range uint64(8) {
		code, err := Encode(recordtest.Random(seed, 30))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(code)
	}
	f.Add("")
	f.Add("1000")
	f.Fuzz(checkDecodes)
}

// FuzzDecodeContent makes version and checksum right, so that every number of bytes reaches the reader of the content.
func FuzzDecodeContent(f *testing.F) {
	for seed := range uint64(8) {
		for _, encode := range []func(*record.Record) (string, error){Encode, EncodeToLookOn} {
			code, err := encode(recordtest.Random(seed, 30))
			if err != nil {
				f.Fatal(err)
			}
			n, _ := parseNumber(code[1+checksumLength:])
			var data []byte
			for _, part := range n {
				data = binary.LittleEndian.AppendUint32(data, part)
			}
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > MaxLength {
			return
		}
		var n number
		for i := len(data) - 1; i >= 0; i-- {
			n.multiplyAdd(256, uint32(data[i]))
		}
		checkDecodes(t, framedBody(n.text()))
	})
}

// FuzzRecords makes links of every record that can be read, and compares the records.
func FuzzRecords(f *testing.F) {
	files, err := filepath.Glob("../../testdata/playthroughs/chain*.record")
	if err != nil || len(files) == 0 {
		f.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Decode(data)
		if err != nil {
			return
		}
		code, err := Encode(r)
		if err != nil {
			return // longer than a link, and said so
		}
		content, err := Decode(code)
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		r.Comments, r.Extra = nil, nil
		r.First, r.Second, r.Date = content.Record.First, content.Record.Second, content.Record.Date
		want, err := r.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if got, err := content.Record.Encode(); err != nil || string(got) != string(want) {
			t.Fatalf("%s is read as\n%s\nwant\n%s: %v", code, got, want, err)
		}
	})
}
