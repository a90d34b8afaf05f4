package bench

import "anqi/ai"

// Positions that several searches share.
const (
	opening = "mp??/P???/????/????/????/????/?R1?/???? b KGGMMRNNCCPPPPkggmrrnnccppp 0 -"
	middle  = "ppr?/m1??/?N??/?R??/?P??/?g??/?R1K/??M? b GGMNCCPPPkgmrnnccpp 0 -"
	late    = "2N1/3?/K2G/1?RM/r1?1/1n1g/PG2/k?1g b CPrp 0 -"
	ending  = "2M1/2P1/Gk2/2G1/3m/4/4/M1p1 b - 0 -"
	hunt    = "2K1/1P2/1G2/4/4/2p1/gk1g/4 b - 7 c5-b5,b4-b3,b5-b6,b3-c3,d8-c8,b1-b2,c7-b7"
	fading  = "P3/2K1/2G1/4/1k1g/g1p1/4/4 r - 16 c5-b5,b4-b3,b5-b6,b3-c3,d8-c8,b1-b2,c7-b7,d2-d3,b7-a7,d3-d4,c8-c7,b2-b3,b6-c6,a2-a3,a7-a8,b3-b4"
	six     = "2N1/4/k3/4/4/1GR1/3g/P3 r - 0 -"
	five    = "2N1/4/k3/4/4/1GR1/3g/4 r - 0 -"
	four    = "4/4/1gM1/4/4/2K1/1k2/4 r - 0 -"
)

// The rule sets of most searches.
const (
	traditional = "traditional"
	everything  = "custom ChaseLimit=3 DarkCapture=true ChainAfterOpen=open+dark ChainAfterDark=dark+open ChainIgnoresRank=true " +
		"HorseLeaps=true ChariotSlides=true CannonVaults=true DiagonalCourt=true"
)

// Searches lists the searches of the signature: the fast search over the course of a game and under every rule that it serves, each of
// its parts and each term of the evaluation switched off once, the variant search under every variant, every level with its handicap,
// endings with exact tables and without, and searches that time management ends.
func Searches() []Search {
	var list []Search
	for _, part := range [][]Search{fastSearches(), withoutTerms(), variantSearches(), levelSearches(), endingSearches(), budgetSearches()} {
		list = append(list, part...)
	}
	return list
}

// fastSearches are those of the fast search under the rules that it serves.
func fastSearches() []Search {
	const (
		noLimit     = "custom NoProgressLimit=0 ChaseLimit=3 Repetition=3"
		oneChase    = "custom ChaseLimit=1"
		tally       = "custom NoProgressLimit=20 ThreePieceTally=true"
		twoCycles   = "custom Repetition=2"
		chased      = "4/1R2/4/2n1/4/1k2/p3/2P1 r - 0 -"
		fewLeft     = "2N1/3M/4/2RG/4/1pG1/4/Pr2 r - 6 c5-c6,d4-c4,d3-c3,c4-b4,c6-c5,b4-b3"
		cycling     = "1?mR/K3/4/2rN/3G/4/p3/2kR r c 8 d1-d2,c1-c2,d2-d1,c2-c1,d1-d2,c1-c2,d2-d1,c2-c1"
		threePieces = "P3/4/2K1/4/4/4/4/3m r - 12 a8-a7,d1-d2,a7-a8,d2-d1,a8-a7,d1-d2,a7-a8,d2-d1,a8-a7,d1-d2,a7-a8,d2-d1"
	)
	return []Search{
		{Name: "first replies", Rules: traditional, Position: Positions()[0], Level: ai.Expert, Depth: 9},
		{Name: "opening", Rules: traditional, Position: opening, Level: ai.Expert, Depth: 9},
		{Name: "middle game", Rules: traditional, Position: middle, Level: ai.Expert, Depth: 8},
		{Name: "late middle game", Rules: traditional, Position: late, Level: ai.Expert, Depth: 8},
		{Name: "ending", Rules: traditional, Position: ending, Level: ai.Expert, Depth: 11, Off: "endgames"},
		{Name: "ending after quiet moves", Rules: traditional, Position: hunt, Level: ai.Expert, Depth: 10, Off: "endgames"},
		{Name: "fading ending", Rules: traditional, Position: fading, Level: ai.Expert, Depth: 9},
		{Name: "tournament", Rules: "tournament", Position: late, Level: ai.Expert, Depth: 7},
		{Name: "tcga", Rules: "tcga", Position: hunt, Level: ai.Expert, Depth: 8},
		{Name: "one chase allowed", Rules: oneChase, Position: chased, Level: ai.Expert, Depth: 9},
		{Name: "chases without a limit of progress", Rules: noLimit, Position: hunt, Level: ai.Expert, Depth: 8},
		{Name: "repetition", Rules: twoCycles, Position: hunt, Level: ai.Expert, Depth: 8},
		{Name: "repetition about to be a draw", Rules: "custom Repetition=3", Position: cycling, Level: ai.Expert, Depth: 8},
		{Name: "tally", Rules: tally, Position: fewLeft, Level: ai.Expert, Depth: 8},
		{Name: "tally of three pieces", Rules: tally, Position: threePieces, Level: ai.Expert, Depth: 8, Off: "endgames"},
		{Name: "street", Rules: "street", Position: middle, Level: ai.Expert, Depth: 6},
	}
}

// terms are the parts of the search and the terms of the evaluation that the signature sees switched off; some only together.
var terms = []string{
	"reductions", "null-move", "futility", "star-two", "networks", "approach", "history", "class-priors", "hanging-first", "hanging-second",
	"trapped", "second-attacker", "cornered", "no-attacker one-attacker", "mobility freedom", "face-down-beside", "stuck", "tempo", "fade-turns",
	"flip-safety", "flip-threat", "flip-width", "flip-cost", "delta-margin", "isolated-root-flips", "scale-hidden",
}

// withoutTerms are those of the fast search with one term switched off, after the same with all of them.
func withoutTerms() (list []Search) {
	for _, term := range append([]string{""}, terms...) {
		name := "with every term"
		if term != "" {
			name = "without " + term
		}
		list = append(list,
			Search{Name: "middle game " + name, Rules: traditional, Position: middle, Level: ai.Expert, Depth: 6, Off: term},
			Search{Name: "late middle game " + name, Rules: traditional, Position: late, Level: ai.Expert, Depth: 6, Off: term},
			Search{Name: "fading ending " + name, Rules: traditional, Position: fading, Level: ai.Expert, Depth: 6, Off: term},
			Search{Name: "six pieces " + name, Rules: traditional, Position: six, Level: ai.Expert, Depth: 6, Off: term + " endgames"})
	}
	return list
}

// variantSearches are those of the search through game.Position, one for each variant and one for all together.
func variantSearches() []Search {
	return []Search{
		{Name: "dark capture", Rules: "custom DarkCapture=true", Position: "???N/????/1?R?/n?1g/?r?1/?ngp/k1?1/2GP b KGMRNCPPPmmcpp 0 -", Level: ai.Expert, Depth: 3},
		{Name: "chains", Rules: "custom DarkCapture=true ChainAfterOpen=open+dark ChainAfterDark=dark+open",
			Position: "???N/c???/g3/4/P3/?1??/p1?1/?1pp r KMNCPPkgmmp 0 -", Level: ai.Expert, Depth: 3},
		{Name: "open chains of any rank", Rules: "custom ChainAfterOpen=open ChainIgnoresRank=true",
			Position: "1?1n/?1G1/1M2/4/g3/?3/2?P/2p1 r KPmp 6 d7-c7,c8-d8,c7-d7,d8-c8,d7-c7,c8-d8", Level: ai.Expert, Depth: 4},
		{Name: "leaping horses", Rules: "custom HorseLeaps=true", Position: "1?mN/K2G/3M/1R?1/3g/k1g1/p3/1r1M b Cm 1 b6-b5", Level: ai.Expert, Depth: 4},
		{Name: "sliding chariots", Rules: "custom ChariotSlides=true", Position: "3?/?1K1/1G2/r1R1/1pg1/1M1p/r3/2p1 r mn 0 -", Level: ai.Expert, Depth: 4},
		{Name: "vaulting cannons", Rules: "custom CannonVaults=true", Position: "K?N1/?3/n2M/2?1/G2?/n1g1/1?1M/1r2 b GCgmc 3 b5-b4,a4-a3,b4-a4", Level: ai.Expert, Depth: 3},
		{Name: "cannons by contact", Rules: "custom CannonContact=true", Position: "2c1/K?1n/?1C1/2g1/r3/1p1n/g1pk/1Mpc r Nm 0 -", Level: ai.Expert, Depth: 4},
		{Name: "diagonal court", Rules: "custom DiagonalCourt=true", Position: "2p1/cm1?/n1RG/rM2/p2?/2g1/1?2/1k1p b GCg 2 d3-c3,b6-c6", Level: ai.Expert, Depth: 4},
		{Name: "mainland order", Rules: "custom Order=mainland", Position: "2?R/K?2/1N2/3?/?3/1?1k/n3/1G1R r Mmrcp 0 -", Level: ai.Expert, Depth: 5},
		{Name: "everything", Rules: everything, Position: "2NN/M3/4/4/1g2/4/2G1/?3 b k 0 -", Level: ai.Expert, Depth: 3},
		{Name: "everything with much face down", Rules: everything, Position: "P???/????/??C?/p??1/r3/3k/n1?1/1M1? r KGRNNPgmmrnccp 0 -", Level: ai.Expert, Depth: 2},
		{Name: "variant ending", Rules: "custom ChariotSlides=true", Position: "3?/m3/2G1/r3/4/4/2Mp/1p2 r n 6 b3-b2,d3-d2,b6-c6,c5-a5,b2-c2,c1-b1", Level: ai.Hard, Depth: 4},
	}
}

// levelSearches are those with a level's own budget, handicap, noise and check for blunders.
func levelSearches() (list []Search) {
	for _, level := range []ai.Level{ai.Easy, ai.Medium, ai.Hard} {
		for _, p := range []struct{ name, rules, position string }{
			{"opening", traditional, opening}, {"middle game", traditional, middle}, {"ending after quiet moves", traditional, hunt},
			{"dark capture", "custom DarkCapture=true", "P?G?/?2N/N3/G2M/2nP/4/p2R/2p1 r Kmn 0 -"},
		} {
			list = append(list, Search{Name: level.String() + ", " + p.name, Rules: p.rules, Position: p.position, Level: level})
		}
	}
	return list
}

// endingSearches are those that exact tables have a part in.
func endingSearches() []Search {
	return []Search{
		{Name: "won ending", Rules: traditional, Position: "G2G/4/4/4/4/4/4/m3 r - 0 -", Level: ai.Expert, Depth: 9},
		{Name: "drawn ending", Rules: traditional, Position: four, Level: ai.Expert, Depth: 7},
		{Name: "ending by tables from five pieces on", Rules: traditional, Position: five, Level: ai.Expert, Depth: 6},
		{Name: "ending with one piece face down", Rules: traditional, Position: "G2?/4/4/4/4/4/4/m3 r G 0 -", Level: ai.Expert, Depth: 6},
		{Name: "lost ending of a variant", Rules: "custom ChariotSlides=true", Position: "4/4/2K1/4/2M1/2r1/4/4 b - 0 -", Level: ai.Expert, Depth: 4},
	}
}

// budgetSearches are those that time management ends before the budget of nodes is used up, or the budget does.
func budgetSearches() []Search {
	return []Search{
		{Name: "budget, a choice soon settled", Rules: traditional, Position: "????/????/R2?/1k2/1P2/4/3N/1c1K r CPPPPcppp 0 -", Level: ai.Expert, Nodes: 60_000},
		{Name: "budget, middle game", Rules: traditional, Position: middle, Level: ai.Expert, Nodes: 60_000},
		{Name: "budget, late middle game", Rules: traditional, Position: late, Level: ai.Expert, Nodes: 60_000},
		{Name: "budget, ending", Rules: traditional, Position: ending, Level: ai.Expert, Nodes: 60_000},
		{Name: "budget, everything", Rules: everything, Position: "2NN/M3/4/4/1g2/4/2G1/?3 b k 0 -", Level: ai.Expert, Nodes: 10_000},
	}
}
