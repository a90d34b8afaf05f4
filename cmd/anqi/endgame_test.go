package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestEndgameCommand(t *testing.T) {
	for _, c := range []struct {
		arguments string
		out       string
	}{
		{"Gm --limit 0", "pieces: Gm\nlimit: 0\nplacements: 992\nred to move: won 512 drawn 480 lost 0\nblack to move: won 0 drawn 512 lost 480\nlongest win: 18\n"},
		{"G --limit 0 m", "pieces: Gm\nlimit: 0\nplacements: 992\nred to move: won 512 drawn 480 lost 0\nblack to move: won 0 drawn 512 lost 480\nlongest win: 18\n"},
		{"--limit 0 GGm", "pieces: GGm\nlimit: 0\nplacements: 29760\nred to move: won 29760 drawn 0 lost 0\nblack to move: won 0 drawn 0 lost 29760\nlongest win: 18\n"},
		{"GNm --limit 60", "pieces: GNm\nlimit: 60\nplacements: 29760\nred to move: won 29752 drawn 8 lost 0\nblack to move: won 0 drawn 1576 lost 28184\nlongest win: 24\n"},
		{"Cp --rules teahouse", "pieces: Cp\nlimit: 60\nplacements: 992\nred to move: won 0 drawn 992 lost 0\nblack to move: won 0 drawn 992 lost 0\nlongest win: 0\n"},
		{"--classes 2", "5\n"}, {"--class-priors 2", "Pp -1 -1\nPc 0 0\nPn -5 5\nCc 0 0\nCn -5 5\n"}, {"--classes 3", "20\n"}, {"--classes=4", "75\n"}, {"--classes 5", "233\n"},
	} {
		var out, errors bytes.Buffer
		if status := runEndgame(strings.Fields(c.arguments), nil, &out, &errors); status != 0 || out.String() != c.out {
			t.Errorf("endgame %s: status %d, errors %q, output\n%swant\n%s", c.arguments, status, errors.String(), out.String(), c.out)
		}
	}
}

func TestEndgameCommandRefuses(t *testing.T) {
	for _, c := range []struct {
		arguments []string
		status    int
		words     string
	}{
		{[]string{"Kg", "--rules", "tournament"}, 1, "ChaseLimit 5"},
		{[]string{"Kg", "--rules", "tcga"}, 1, "Repetition 3"},
		{[]string{"KXk"}, 2, `'X' is not a piece`},
		{[]string{"KKk"}, 2, "only 1 of K"},
		{[]string{"KG"}, 2, "both colours"},
		{[]string{"KGMkgm"}, 2, "2 to 5 pieces"},
		{[]string{"Kg", "--limit", "255"}, 2, "--limit 255"},
		{[]string{"Kg", "--rules", "nonsense"}, 2, "nonsense"},
		{[]string{"--classes", "9"}, 2, "2 to 8"},
		{[]string{"--classes", "3", "Kk"}, 2, "either"},
		{[]string{"--classes", "3", "--class-priors", "3"}, 2, "either"},
		{[]string{"--class-priors", "6"}, 2, "between 2 and 5"},
		{[]string{"KKK", "k", "--limit"}, 2, "needs an argument"},
		{[]string{"--nothing"}, 2, "not defined"},
		{nil, 2, "either"},
	} {
		var out, errors bytes.Buffer
		status := runEndgame(c.arguments, nil, &out, &errors)
		if status != c.status || out.Len() > 0 || !strings.Contains(errors.String(), c.words) {
			t.Errorf("endgame %q: status %d, output %q, errors %q; want status %d and %q", c.arguments, status, out.String(), errors.String(), c.status, c.words)
		}
	}
}
