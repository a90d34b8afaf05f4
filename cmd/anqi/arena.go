package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"anqi/cmd/anqi/internal/arena"
	"anqi/game"
)

// arenaOptions is what the arguments of "anqi arena" ask for.
type arenaOptions struct {
	match         arena.Match
	moveTime      int // milliseconds
	rules, from   string
	asJSON, quiet bool
}

// runArena plays a match: anqi arena --a SPEC --b SPEC --pairs N.
func runArena(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("arena", "--a SPEC --b SPEC --pairs N",
		"Plays N deals twice with the seats swapped. A SPEC is level=NAME, depth=N, random or greedy, engine parameters after commas\n"+
			"(nodes=N, movetime=MS, off=TERM, NAME=NUMBER), or cmd:PROGRAM ARGUMENTS for a program that speaks the engine protocol.\n"+
			"The last line is: A-wins draws B-wins score% Elo ±interval verdict.", errors)
	r := arenaOptions{}
	r.define(flags)
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	rules, err := game.ParseRuleSet(r.rules)
	if err != nil {
		fmt.Fprintf(errors, "anqi arena: %v\n", err)
		return statusUsage
	}
	r.match.Rules = rules.Rules
	if r.match.Starts, err = startsOf(r.from, r.match.Rules); err != nil {
		return fail(errors, "arena", err)
	}
	r.match.Budget.MoveTime = time.Duration(r.moveTime) * time.Millisecond
	if !r.quiet {
		r.match.Report = func(s arena.Score, pairs int) {
			if pairs%10 == 0 {
				fmt.Fprintf(errors, "%d pairs: %s\n", pairs, arenaLine(&s, r.match.Test))
			}
		}
	}
	score, err := r.match.Run()
	if err != nil {
		return fail(errors, "arena", err)
	}
	if err := printScore(&score, r.match.Test, r.asJSON, out); err != nil {
		return fail(errors, "arena", err)
	}
	return statusOK
}

func (r *arenaOptions) define(flags *flag.FlagSet) {
	flags.StringVar(&r.match.A, "a", "level=expert", "player A")
	flags.StringVar(&r.match.B, "b", "level=hard", "player B")
	flags.IntVar(&r.match.Pairs, "pairs", 100, "deals, each played twice")
	flags.IntVar(&r.match.Budget.Nodes, "nodes", 0, "nodes an action for players that do not say otherwise")
	flags.IntVar(&r.moveTime, "movetime", 0, "milliseconds an action for players that do not say otherwise")
	flags.StringVar(&r.rules, "rules", "traditional", "a preset's name, or rules as records write them")
	flags.StringVar(&r.from, "from", "", "a file of positions to start from instead of deals, one a line; those with face-down pieces are left out")
	flags.Uint64Var(&r.match.Seed, "seed", 1, "of the deals and of what players leave to chance")
	flags.IntVar(&r.match.Shard, "shard", 0, "play only the pairs whose number leaves this remainder")
	flags.IntVar(&r.match.Shards, "shards", 1, "when divided by this")
	flags.IntVar(&r.match.Workers, "workers", 1, "games at a time")
	flags.Float64Var(&r.match.Test.Low, "elo0", 0, "the sequential test's lower hypothesis")
	flags.Float64Var(&r.match.Test.High, "elo1", 20, "the sequential test's upper hypothesis")
	flags.BoolVar(&r.match.Stop, "stop", false, "end as soon as the test is decided")
	flags.BoolVar(&r.asJSON, "json", false, "print the result as JSON, too")
	flags.BoolVar(&r.quiet, "quiet", false, "no progress on standard error")
}

// startsOf reads the positions that games start from, none without a file.
func startsOf(name string, rules game.Rules) ([]game.Position, error) {
	if name == "" {
		return nil, nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	starts, err := arena.ReadStarts(file, rules)
	if err == nil && len(starts) == 0 {
		err = fmt.Errorf("%s has no position with everything face up", name)
	}
	return starts, err
}

// arenaLine writes the result in one line.
func arenaLine(s *arena.Score, test arena.Test) string {
	elo, interval := s.Elo()
	return fmt.Sprintf("%d %d %d %.1f%% %+.0f ±%.0f %s", s.Wins, s.Draws, s.Losses, 100*s.Share(), elo, interval, test.Verdict(s))
}

// printScore prints the result, in one line last.
func printScore(s *arena.Score, test arena.Test, asJSON bool, out io.Writer) error {
	games := max(1, s.Games())
	fmt.Fprintf(out, "pairs by half points of A: %v; draws of won positions: A %d, B %d; turns a game: %.0f\n", s.Pairs, s.WonDraws[0], s.WonDraws[1],
		float64(s.Turns)/float64(games))
	fmt.Fprintf(out, "milliseconds an action: A %.2f, B %.2f\n", 1000*s.Seconds[0]/float64(max(1, s.Actions[0])), 1000*s.Seconds[1]/float64(max(1, s.Actions[1])))
	if s.Forfeits != [2]int{} {
		fmt.Fprintf(out, "games lost by an illegal action: A %d, B %d\n", s.Forfeits[0], s.Forfeits[1])
	}
	if asJSON {
		elo, interval := s.Elo()
		line, err := json.Marshal(map[string]any{
			"wins": s.Wins, "draws": s.Draws, "losses": s.Losses, "score": s.Share(), "elo": elo, "interval": interval, "verdict": test.Verdict(s),
			"pairs": s.Pairs, "wonDraws": s.WonDraws, "actions": s.Actions, "seconds": s.Seconds,
		})
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s\n", line)
	}
	_, err := fmt.Fprintln(out, arenaLine(s, test))
	return err
}
