package ui

import (
	"math"
	"math/rand"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"anqi/assets/fonts"
	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
	"anqi/save"
)

// Everything that is written on the play screen can be read, at the sizes of windows that people have and in every state of a game: nothing
// is cut off, nothing is smaller than 12 pixels (numbers beside pieces and counts 11), and no name breaks. The widths are those of the
// typeface that is painted.

// legibleWindows are the sizes that it is held to, in CSS pixels; moreWindows those that it is held to while names are not longer than the
// game's own.
var (
	legibleWindows = [][2]float64{{320, 568}, {360, 640}, {640, 360}, {820, 1180}, {1440, 900}}
	moreWindows    = [][2]float64{{320, 480}, {375, 667}, {390, 664}, {412, 915}, {667, 375}, {740, 360}, {844, 390}, {768, 1024}, {1024, 768},
		{1280, 720}, {600, 600}}
)

// ruler measures with the typeface of the canvas.
type ruler struct{ face font.Face }

func newRuler(t *testing.T) ruler {
	t.Helper()
	parsed, err := opentype.Parse(fonts.Canvas())
	if err != nil {
		t.Fatal(err)
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: 64, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		t.Fatal(err)
	}
	return ruler{face}
}

func (r ruler) TextWidth(text string, size float64) float64 {
	width := 0.0
	for _, character := range text {
		if advance, known := r.face.GlyphAdvance(character); known {
			width += float64(advance) / 64 / 64
		} else {
			width++
		}
	}
	return width * size
}

// legible starts a game that is measured with the typeface of the canvas.
func legible(t *testing.T, change func(*save.Settings), more ...func(*Environment)) *playing {
	t.Helper()
	return newTable(t, func(e *Environment) {
		e.Measurer, e.Match.Random = newRuler(t), rand.New(rand.NewSource(5))
		withSettings(t, change)(e)
		for _, f := range more {
			f(e)
		}
	})
}

// called gives the players of a game names of their own.
func (x *playing) called(one, two string) {
	table := *x.Texts()
	table.Names.Players = [2]string{one, two}
	x.App.t = &table
	x.changed()
}

// legibleStates are the states of a game that show something else.
func legibleStates(t *testing.T) map[string]*playing {
	alone := func(level match.Level) func(*save.Settings) { return func(s *save.Settings) { s.Level = level } }
	variant := func(name string, two bool) func(*save.Settings) {
		return func(s *save.Settings) {
			preset, _ := game.PresetByName(name)
			s.RuleSet, s.First, s.TwoPlayers = preset.RuleSet, game.FirstMoveFirst, two
		}
	}
	states := map[string]*playing{
		"fresh":              legible(t, alone(match.LevelExpert)),
		"middle":             legible(t, alone(match.LevelMedium)),
		"thinking":           legible(t, alone(match.LevelEasy), withComputer(slow{make(chan struct{}, 9)})),
		"after the end":      legible(t, alone(match.LevelHard)),
		"clock":              legible(t, variant("teahouse", false)),
		"clock of two":       legible(t, variant("teahouse", true)),
		"chain":              legible(t, variant("chain", true)),
		"chase":              legible(t, variant("tournament", true)),
		"two players":        legible(t, twoPlayers),
		"a question":         legible(t, twoPlayers),
		"long names":         legible(t, twoPlayers),
		"a question by name": legible(t, twoPlayers),
		"the end by name":    legible(t, twoPlayers),
		"elsewhere":          legible(t, alone(match.LevelEasy)),
		"left-handed":        legible(t, func(s *save.Settings) { s.TwoPlayers, s.LeftHanded, s.Coordinates = true, true, false }),
	}
	for _, name := range []string{"long names", "a question by name", "the end by name"} {
		states[name].called("春天的小貓咪", "愛吃魚的大熊")
	}
	for name, x := range states {
		switch name {
		case "fresh":
		case "thinking":
			x.do("square b3")
		default:
			playOn(x, rand.New(rand.NewSource(4)), 40)
		}
	}
	states["chain"].playUntil(func() bool { return states["chain"].Session().Match().InChain() })
	states["clock"].wait(16 * time.Second)
	states["a question"].do("undo")
	states["a question by name"].do("draw", "draw-yes")
	for _, name := range []string{"after the end", "the end by name"} {
		states[name].do("resign", "resign-yes")
	}
	states["elsewhere"].SetElsewhere()
	return states
}

func TestEverythingCanBeRead(t *testing.T) {
	for name, x := range legibleStates(t) {
		windows := legibleWindows
		if !strings.HasSuffix(name, "name") && !strings.HasSuffix(name, "names") {
			windows = slices.Concat(windows, moreWindows)
		}
		for _, size := range windows {
			x.Resize(size[0], size[1], tree.Insets{})
			checkLegible(t, x, name)
		}
	}
}

// Whatever the line under the board says can be read: refusals, notices and remarks with the longest names and the longest turns, alone
// and beside the buttons that it may have.
func TestEveryMessageCanBeRead(t *testing.T) {
	words := legible(t, twoPlayers).Texts()
	sentences := append(sentencesOf(words.Refusals), sentencesOf(words.Notices)...)
	sentences = append(sentences, sentencesOf(words.Say)...)
	for _, name := range []string{"", "春天的小貓咪"} {
		x := legible(t, twoPlayers)
		if name != "" {
			x.called(name, name)
		}
		playOn(x, rand.New(rand.NewSource(4)), 20)
		for _, size := range legibleWindows {
			x.Resize(size[0], size[1], tree.Insets{})
			for _, sentence := range sentences {
				x.refuse(sentence)
				checkLegible(t, x, sentence)
				x.messages.dismiss()
				x.notify(sentence) // which can be dismissed
				checkLegible(t, x, sentence)
				x.messages.dismiss()
				x.drain()
			}
		}
	}
}

// sentencesOf returns the texts of a group, with what may stand in their gaps.
func sentencesOf(group any) []string {
	var list []string
	value := reflect.ValueOf(group)
	for i := range value.NumField() {
		switch text := value.Field(i).Interface().(type) {
		case string:
			list = append(list, text)
		case texts.Pattern:
			list = append(list, filled(text))
		}
	}
	return list
}

// filled is a pattern with something usual at each of its places.
func filled(text texts.Pattern) string {
	usual := map[string]string{"player": "玩家一", "square": "b3", "from": "b3", "to": "b4", "victim": "黑馬"}
	var values []texts.Value
	for _, place := range regexp.MustCompile(`\{(\w+)`).FindAllStringSubmatch(string(text), -1) {
		value, known := usual[place[1]]
		if !known {
			value = "紅俥"
		}
		values = append(values, texts.Is(place[1], value))
	}
	return text.With(values...)
}

// Every way to end a game can be read beside the buttons for the result and the next game.
func TestEveryEndCanBeRead(t *testing.T) {
	for name, two := range map[string]bool{"against the computer": false, "of two": true} {
		x := legible(t, func(s *save.Settings) { s.TwoPlayers = two })
		playOn(x, rand.New(rand.NewSource(4)), 20)
		x.do("resign", "resign-yes")
		for _, size := range legibleWindows {
			x.Resize(size[0], size[1], tree.Insets{})
			for reason := game.ReasonPieces; reason <= game.ReasonTime; reason++ {
				for winner := match.Nobody; winner <= match.Two; winner++ {
					s := x.newScene()
					s.Outcome = match.Outcome{Reason: reason, Winner: winner}
					s.Message.Text = s.Voice.Ending(s.Outcome).Reason()
					checkTreeLegible(t, x, s.Tree(), name+": "+s.Message.Text)
				}
			}
		}
	}
}

// A turn of many captures is told by its last ones where all of them have no room, never by a part of a sentence.
func TestALongTurnIsToldInWholeSentences(t *testing.T) {
	x := legible(t, twoPlayers)
	playOn(x, rand.New(rand.NewSource(4)), 20)
	x.messages = messages{turn: strings.Repeat("玩家一的紅俥在 b3 吃掉黑馬。", 9) + "玩家一停手。"}
	x.changed()
	for _, size := range legibleWindows {
		x.Resize(size[0], size[1], tree.Insets{})
		n := x.node("message")
		if n.Label != x.messages.turn || !strings.HasSuffix(n.Label, n.Written()) || !strings.HasPrefix(n.Written(), "玩家一") || len(n.Written()) < 40 {
			t.Errorf("%v: paints %q of %q", size, n.Written(), n.Label)
		}
		checkLegible(t, x, "a long turn")
	}
}

func checkLegible(t *testing.T, x *playing, state string) {
	t.Helper()
	checkTreeLegible(t, x, x.Tree(), state)
}

func checkTreeLegible(t *testing.T, x *playing, root *tree.Node, state string) {
	t.Helper()
	wrong := func(n *tree.Node, format string, arguments ...any) {
		t.Helper()
		t.Errorf("%v × %v, %s: %s "+format, append([]any{x.width, x.height, state, n.ID}, arguments...)...)
	}
	root.Walk(func(n *tree.Node) bool {
		if n.Role == tree.RoleDialog {
			return false
		}
		if !n.Visible {
			if n.Role != tree.RoleGroup && n.Role != tree.RoleRow && n.Role != tree.RoleToolbar && n.Role != tree.RoleCell {
				wrong(n, "is not painted")
			}
			return true
		}
		if n.Size > 0 {
			checkWritten(x, n, wrong)
		}
		for _, piece := range n.Tray {
			number := x.environment.Measurer.TextWidth(piece.Number(), math.Min(piece.Rect.H*0.62, 18))
			if piece.Rect.H < 18-0.01 || piece.Rect.W >= piece.Rect.H*1.25 && piece.Rect.W-piece.Rect.H-3 < number {
				wrong(n, "has a small piece of %.1f × %.1f", piece.Rect.W, piece.Rect.H)
				break
			}
		}
		return true
	})
	if b := x.Board(); b.Coordinates && b.Rim < 13 {
		t.Errorf("%v × %v, %s: the frame has %.1f pixels for its letters", x.width, x.height, state, b.Rim)
	}
}

// checkWritten looks at the text of one node: all of it, large enough, inside of its place, and no name in two lines.
func checkWritten(x *playing, n *tree.Node, wrong func(*tree.Node, string, ...any)) {
	least, width := 12.0, n.Rect.W
	if strings.HasPrefix(n.ID, "counter-") {
		least = 11
	}
	lines := n.Lines
	if lines == nil {
		lines = []string{n.Written()}
	}
	switch {
	case n.Role == tree.RoleButton && n.Icon != "" && n.Rect.W >= 2.6*n.Rect.H:
		width -= math.Min(n.Rect.H*0.5, 22) + 10
	case n.Role == tree.RoleButton:
		width -= 4
	}
	if n.Size < least-0.01 {
		wrong(n, "is %.1f pixels high: %q", n.Size, lines)
	}
	for _, line := range lines {
		if wide := x.environment.Measurer.TextWidth(line, n.Size); wide > width+0.5 {
			wrong(n, "is %.0f wide in %.0f: %q", wide, width, line)
		}
	}
	if joined := strings.Join(lines, ""); strings.ReplaceAll(joined, " ", "") != strings.ReplaceAll(n.Written(), " ", "") {
		wrong(n, "is cut: %q of %q", lines, n.Written())
	}
	if high := float64(len(lines)) * n.Size; high > n.Rect.H+0.5 || len(lines) > 1 && high*tree.LineHeight > n.Rect.H+0.2*n.Size {
		wrong(n, "is %d lines of %.1f in %.0f: %q", len(lines), n.Size, n.Rect.H, lines)
	}
	scene := x.newScene()
	for _, name := range append(scene.Plates[:], scene.Voice.Names[:]...) {
		whole := 0
		for _, line := range lines {
			whole += strings.Count(line, name)
		}
		if name != "" && whole != strings.Count(n.Written(), name) {
			wrong(n, "breaks %s: %q", name, lines)
		}
	}
}
