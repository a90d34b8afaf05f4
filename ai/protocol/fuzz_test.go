package protocol

import (
	"strings"
	"testing"

	"anqi/ai"
)

// Whatever comes in, every line that is not empty gets an answer that begins with = or ?, a refusal is one line, and nothing panics.
func FuzzServer(f *testing.F) {
	f.Add("0 protocol_version\n11 flip a1 K\n12 genmove black\n10 move a1 a2\n5 quit\n")
	f.Add("12 genmove unknown\n11 f b2 C\n11 f b3 p\n11 f b4 k\n10 m b2 b4\n17 s\n")
	f.Add("9 x 20\n8 x 2\n16 time_left red 99999999999\n15 t 0\n\r\n4\n")
	f.Add("-0 x\n 12  genmove  red \n10 move zz a1\n11 flip a1 \xff\n")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 400 {
			return
		}
		s := NewServer(Config{Level: ai.Easy, Nodes: 20, Parameters: ai.DefaultParameters()})
		for _, line := range strings.Split(text, "\n") {
			if line == "" {
				continue
			}
			if answer := s.Answer(line); answer == "" || answer[0] != '=' && answer[0] != '?' {
				t.Fatalf("%q: answer %q", line, answer)
			} else if answer[0] == '?' && strings.Contains(answer, "\n") {
				t.Fatalf("%q: answer of more than one line %q", line, answer)
			}
		}
	})
}
