package main

import (
	"crypto/rand"
	"fmt"
	"io"

	"anqi/game/deal"
)

const dealMeaning = `Without arguments it makes a deal from the system's random source and prints it with a salt and the fingerprint. With the
letters of a deal and a salt it prints their fingerprint; with a fingerprint too it checks that they give it: exit status 0
when they do, 1 when they do not. The fingerprint is the SHA-256 of the 32 letters, a colon and the salt.`

func runDeal(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("deal", "[DEAL SALT [FINGERPRINT]]", dealMeaning, errors)
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	switch flags.NArg() {
	case 0:
		return makeDeal(out, errors)
	case 2, 3:
		return checkDeal(flags.Args(), out, errors)
	}
	flags.Usage()
	return statusUsage
}

func makeDeal(out, errors io.Writer) int {
	made, err := deal.New(rand.Reader)
	if err != nil {
		return fail(errors, "deal", err)
	}
	salt, err := deal.NewSalt(rand.Reader)
	if err != nil {
		return fail(errors, "deal", err)
	}
	fmt.Fprintf(out, "Deal %s\nSalt %s\nFingerprint %s\n", made, salt, made.Fingerprint(salt))
	return statusOK
}

func checkDeal(words []string, out, errors io.Writer) int {
	told, err := deal.Parse(words[0])
	if err != nil {
		return fail(errors, "deal", err)
	}
	salt, err := deal.ParseSalt(words[1])
	if err != nil {
		return fail(errors, "deal", err)
	}
	fingerprint := told.Fingerprint(salt)
	if len(words) == 2 {
		fmt.Fprintf(out, "Fingerprint %s\n", fingerprint)
		return statusOK
	}
	if err := deal.CheckFingerprint(words[2]); err != nil {
		return fail(errors, "deal", err)
	}
	if fingerprint != words[2] {
		return fail(errors, "deal", fmt.Errorf("deal and salt give the fingerprint %s, not the one told", fingerprint))
	}
	fmt.Fprintln(out, "The fingerprint fits the deal.")
	return statusOK
}
