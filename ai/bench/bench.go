// Package bench holds the fixed positions on which the engine is measured: those for its speed, and those for the signature of its
// search. The signature is the number of nodes that searches of fixed depths take over positions of several rule sets; as in other
// engines it tells a change of behaviour from a mere change of code: whoever changes what the search does must change the file with
// the signature, too, on purpose.
//
// It imports ai and game only and has no clock; whoever measures speed brings one (anqi bench).
package bench

import (
	"context"
	"fmt"
	"strings"

	"anqi/ai"
	"anqi/game"
)

// Positions are those for measuring speed, under the default rules: opening, middle games, an ending with little face down, one with
// nothing.
func Positions() []string {
	return []string{
		"m???/????/????/????/????/????/??R?/???? b KGGMMRNNCCPPPPPkggmrrnnccppppp 0 -",
		opening,
		middle,
		"ppr?/1m??/NN??/?R??/gk1?/ng?P/nRK1/M2? b GGMCCPPmrcp 0 -",
		"1p1M/2?c/3C/?2?/RmP?/1k?P/4/M2? b GGPmrp 0 -",
		"2M1/pG?C/4/?3/1k1?/1m1m/4/M2p b GPr 0 -",
		ending,
	}
}

// Search is one search of the signature.
type Search struct {
	Name     string
	Rules    string // as records write them
	Position string
	Level    ai.Level
	Depth    int    // plies, 0 for a search that a budget of nodes ends
	Nodes    int    // 0 for the level's own budget, then the level also checks its choice for blunders
	Off      string // the terms that are switched off, separated by spaces
}

// SearchResult is what a search of the signature found.
type SearchResult struct {
	Search
	Found ai.Analysis
}

// String returns the result in one line: nodes, depth, action, winning chance of the side to move, and the name of the search.
func (r SearchResult) String() string {
	return fmt.Sprintf("%d %d %s %.6f %s", r.Found.Nodes, r.Found.Depth, r.Found.Action, r.Found.Chance, r.Name)
}

// endless is a budget that the searches of a fixed depth do not use up.
const endless = 1 << 30

// run carries the search out with a new engine of the shipped parameters, so that no other search has a part in the result.
func (s *Search) run(ctx context.Context) (ai.Analysis, error) {
	set, err := game.ParseRuleSet(s.Rules)
	if err != nil {
		return ai.Analysis{}, err
	}
	p, err := game.ParsePosition(s.Position, &set.Rules)
	if err != nil {
		return ai.Analysis{}, err
	}
	parameters := ai.DefaultParameters()
	parameters.HashBytes = 1 << 20
	for _, term := range strings.Fields(s.Off) {
		if err := parameters.Set("off", term); err != nil {
			return ai.Analysis{}, err
		}
	}
	request := ai.SearchRequest{Position: p, Rules: set.Rules, Level: s.Level, Depth: s.Depth, Nodes: s.Nodes, Seed: 1}
	if s.Depth > 0 {
		request.Nodes = endless
	}
	return ai.NewEngine(parameters).Think(ctx, request, nil)
}

// Signature carries out every search of Searches and returns what each found and the number of nodes of all, which follow from the
// code alone: every machine gives the same. The error is the context's.
func Signature(ctx context.Context) (results []SearchResult, nodes int, err error) {
	for _, s := range Searches() {
		found, err := s.run(ctx)
		if err != nil {
			return nil, 0, fmt.Errorf("bench: %s: %w", s.Name, err)
		}
		results = append(results, SearchResult{s, found})
		nodes += found.Nodes
	}
	return results, nodes, nil
}

// Text writes what Signature found as the file with the signature has it: a line for each search, at last the signature.
func Text(results []SearchResult, nodes int) string {
	var text strings.Builder
	for _, r := range results {
		fmt.Fprintln(&text, r)
	}
	fmt.Fprintf(&text, "signature %d\n", nodes)
	return text.String()
}
