package texts

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"anqi/game"
)

// pages are the texts that stand in files of their own, since they are read before the game has loaded.
func pages(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, name := range []string{"index.html", "play.html", "web/boot.js", "web/page.js", "web/manifest.webmanifest"} {
		text, err := os.ReadFile(filepath.Join("../..", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	return texts
}

// promised are words on the pages that would promise what nothing makes true.
var promised = []string{"離線"}

// The pages say the words of the game, and promise nothing that it does not do.
func TestPagesUseTheTermsOfTheGame(t *testing.T) {
	for name, text := range pages(t) {
		for old, now := range discarded {
			if strings.Contains(text, old) {
				t.Errorf("%s says %q; the word is %q", name, old, now)
			}
		}
		for _, word := range promised {
			if strings.Contains(text, word) {
				t.Errorf("%s promises %s, which needs something that does it", name, word)
			}
		}
	}
}

// What page and game both tell is one text: the levels, the presets with their limits, and what the shortcuts do.
func TestPageTellsWhatTheGameTells(t *testing.T) {
	page, texts := pages(t)["index.html"], TraditionalChinese()
	wanted := []string{texts.Help.Capture.TableCaption}
	for i, name := range texts.Levels.Name {
		wanted = append(wanted, fmt.Sprintf("<dt>%s</dt><dd>%s</dd>", name, texts.Levels.Line[i]))
	}
	for _, preset := range game.Presets() {
		name := texts.Presets.Get(preset.Name).Text
		wanted = append(wanted, fmt.Sprintf(`<th scope="row">%s</th><td>%d 手</td>`, name, preset.RuleSet.Rules.NoProgressLimit))
	}
	for _, line := range texts.Keys.Board {
		if len(line.Keys) == 1 {
			wanted = append(wanted, "<kbd>"+line.Keys+"</kbd>", strings.TrimPrefix(strings.Split(line.Does, "：")[0], "到"))
		}
	}
	for _, text := range wanted {
		if !strings.Contains(page, text) {
			t.Errorf("index.html does not say %q", text)
		}
	}
}
