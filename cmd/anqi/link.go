package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"anqi/game"
	"anqi/game/interchange"
	"anqi/game/link"
	"anqi/game/record"
)

const linkMeaning = `Prints a link that carries a game: FILE is a record, a record of the tournament client or a link, - for standard input. The
link is to go on with elsewhere and carries the deal, if the record tells it; with --look it is to look on, without the deal.
With --position it carries a position instead. The link is an address of the game with everything behind the #, which is
sent to no server.`

// runLink makes a link: anqi link FILE [--look].
func runLink(arguments []string, in io.Reader, out, complaints io.Writer) int {
	flags := newFlags("link", "FILE [--look] [--site ADDRESS] | --position TEXT [--rules TEXT] [--site ADDRESS]", linkMeaning, complaints)
	look := flags.Bool("look", false, "a link to look on, without the deal")
	site := flags.String("site", "play.html", "the address of the game's page")
	position := flags.String("position", "", "position text, BOARD TURN UNSEEN QUIET MOVES")
	rules := flags.String("rules", "traditional", "rule set of the position, as in the Rules tag of a record")
	words, status, ok := parseMixed(flags, arguments)
	if !ok {
		return status
	}
	if (len(words) == 1) == (*position != "") || len(words) > 1 || *look && *position != "" {
		flags.Usage()
		return statusUsage
	}
	var code string
	var err error
	if *position != "" {
		code, err = positionLink(*position, *rules)
	} else {
		code, err = gameLink(words[0], in, *look)
	}
	if err == nil {
		_, err = fmt.Fprintf(out, "%s#%s\n", *site, link.Fragment(code))
	}
	if err != nil {
		return fail(complaints, "link", err)
	}
	return statusOK
}

func positionLink(text, rules string) (string, error) {
	set, err := game.ParseRuleSet(rules)
	if err != nil {
		return "", err
	}
	position, err := game.ParsePosition(text, &set.Rules)
	if err != nil {
		return "", err
	}
	return link.EncodePosition(&set, &position)
}

func gameLink(name string, in io.Reader, look bool) (string, error) {
	data, err := readGames(name, in)
	if err != nil {
		return "", err
	}
	r, err := onlyRecord(data)
	if err != nil {
		return "", err
	}
	if look {
		return link.EncodeToLookOn(r)
	}
	return link.Encode(r)
}

const recordMeaning = `Prints the record of a game as this program writes it. FILE is a link, a record of the tournament client, or a file of one or
many records, - for standard input. Of a position it prints the position text and the rules. A game that cannot be read is told
with its number, the others are printed all the same, and the exit status is 1.`

// runRecord prints whatever form a game has as a record: anqi record FILE.
func runRecord(arguments []string, in io.Reader, out, complaints io.Writer) int {
	flags := newFlags("record", "FILE", recordMeaning, complaints)
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	if flags.NArg() != 1 {
		flags.Usage()
		return statusUsage
	}
	data, err := readGames(flags.Arg(0), in)
	if err != nil {
		return fail(complaints, "record", err)
	}
	return printGames(data, out, complaints)
}

func printGames(data []byte, out, complaints io.Writer) (status int) {
	rules := game.DefaultRuleSet()
	between := ""
	for content, err := range interchange.Read(data, &rules) {
		var text string
		if err == nil {
			text, err = contentText(&content)
		}
		if err != nil {
			status = fail(complaints, "record", err)
			continue
		}
		if _, err := io.WriteString(out, between+text); err != nil {
			return fail(complaints, "record", err)
		}
		between = "\n"
	}
	return status
}

// contentText writes a game as its record, a position as two lines.
func contentText(content *link.Content) (string, error) {
	if content.Record == nil {
		return fmt.Sprintf("Position %s\nRules %s\n", content.Position.Text(), content.RuleSet.Text()), nil
	}
	data, err := content.Record.Encode()
	return string(data), err
}

// readGames returns the text of an argument: the argument itself if it is a link, otherwise what the file of that name holds, or
// standard input for "-", up to what is read of games.
func readGames(name string, in io.Reader) ([]byte, error) {
	if _, found := link.Find(name); found {
		return []byte(name), nil
	}
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		in = file
	}
	return io.ReadAll(io.LimitReader(in, interchange.MaxBytes+1))
}

// readRecord returns the text of the one record that an argument of readGames stands for. What is a record already is returned as it
// is, right or wrong; of other forms the record is made.
func readRecord(name string, in io.Reader) ([]byte, error) {
	data, err := readGames(name, in)
	if err != nil || interchange.FormOf(data) == interchange.Records {
		return data, err
	}
	r, err := onlyRecord(data)
	if err != nil {
		return nil, err
	}
	return r.Encode()
}

func onlyRecord(data []byte) (*record.Record, error) {
	rules := game.DefaultRuleSet()
	content, err := interchange.ReadOne(data, &rules)
	if err == nil && content.Record == nil {
		err = errors.New("a game is wanted, and this is a position")
	}
	return content.Record, err
}
