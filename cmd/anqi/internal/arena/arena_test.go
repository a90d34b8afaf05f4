package arena

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"anqi/ai"
	"anqi/ai/protocol"
	"anqi/game"
)

// engineVariable makes the test binary an engine that speaks the protocol, for tests of external programs: its value is a level and nodes.
const engineVariable = "ANQI_ARENA_TEST_ENGINE"

func TestMain(m *testing.M) {
	if text := os.Getenv(engineVariable); text != "" {
		os.Exit(serveEngine(text))
	}
	os.Exit(m.Run())
}

func serveEngine(text string) int {
	var name string
	var nodes int
	if _, err := fmt.Sscan(text, &name, &nodes); err != nil {
		return 2
	}
	level, _ := ai.ParseLevel(name)
	server := protocol.NewServer(protocol.Config{Level: level, Nodes: nodes, Seed: 7, Parameters: ai.DefaultParameters()})
	// An engine may talk before it answers, and as long as it likes.
	fmt.Println(strings.Repeat("thinking ", 30_000))
	if server.Serve(os.Stdin, os.Stdout) != nil {
		return 1
	}
	return 0
}

func traditional() game.Rules { return game.DefaultRuleSet().Rules }
