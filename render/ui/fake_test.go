package ui

import (
	"math/rand"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

// playing is an App under test with a clock of its own.
type playing struct {
	*App
	t       *testing.T
	now     time.Time
	said    []string
	sounds  []effect.SoundName
	effects []effect.Effect
}

var testStart = time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)

func newTable(t *testing.T, change func(*Environment)) *playing {
	t.Helper()
	e := Environment{
		Measurer: uitest.FakeMeasurer{}, Store: newTestStore(t), Now: testStart, FullScreen: true,
		Match: match.Environment{Random: rand.New(rand.NewSource(1)), Seeds: rand.New(rand.NewSource(2)), Computer: greedy{}},
	}
	if change != nil {
		change(&e)
	}
	x := &playing{App: NewApp(e), t: t, now: testStart}
	x.Resize(1024, 768, tree.Insets{})
	t.Cleanup(x.Close)
	x.drain()
	return x
}

// seeded makes games differ from test to test.
func seeded(seed int64) func(*Environment) {
	return func(e *Environment) {
		e.Match.Random = rand.New(rand.NewSource(seed))
		e.Match.Seeds = rand.New(rand.NewSource(seed + 1000))
	}
}

// withSettings changes the settings that the store had kept.
func withSettings(t *testing.T, change func(*save.Settings)) func(*Environment) {
	return func(e *Environment) {
		settings := e.Store.Settings()
		change(&settings)
		if err := e.Store.KeepSettings(settings); err != nil {
			t.Fatal(err)
		}
	}
}

func twoPlayers(s *save.Settings) { s.TwoPlayers = true }

// drain takes in what has to be done outside of the tree.
func (x *playing) drain() {
	for _, e := range x.App.Effects() {
		x.effects = append(x.effects, e)
		switch e := e.(type) {
		case effect.Say:
			x.said = append(x.said, e.Line)
		case effect.Sound:
			x.sounds = append(x.sounds, e.Name)
		}
	}
}

// do carries out commands as they are written: "square b3".
func (x *playing) do(commands ...string) {
	x.t.Helper()
	for _, text := range commands {
		command, ok := tree.ParseCommand(text)
		if !ok {
			x.t.Fatalf("%q is no command", text)
		}
		x.Do(command)
		x.drain()
	}
}

// wait lets time pass in small steps.
func (x *playing) wait(d time.Duration) {
	for end := x.now.Add(d); x.now.Before(end); {
		x.now = x.now.Add(50 * time.Millisecond)
		x.Tick(x.now)
		x.drain()
	}
}

// waitFor lets time pass until a condition holds; the computer thinks in a goroutine, so a little real time passes too.
func (x *playing) waitFor(what string, condition func() bool) {
	x.t.Helper()
	for i := 0; i < 20000; i++ {
		if condition() {
			return
		}
		x.wait(50 * time.Millisecond)
		if x.Session().Thinking() || x.Session().HintComing() || x.Session().Judging() {
			time.Sleep(50 * time.Microsecond)
		}
	}
	x.t.Fatalf("waited in vain for %s", what)
}

func (x *playing) over() bool { return x.Session().Match().Outcome().Over() }

func (x *playing) position() game.Position { return x.Session().Match().Position() }

// heard returns the last line said.
func (x *playing) heard() string {
	if len(x.said) == 0 {
		return ""
	}
	return x.said[len(x.said)-1]
}

// node returns the node of an ID, which must exist.
func (x *playing) node(id string) *tree.Node {
	x.t.Helper()
	n := x.Tree().Find(id)
	if n == nil {
		x.t.Fatalf("there is no %q", id)
	}
	return n
}
