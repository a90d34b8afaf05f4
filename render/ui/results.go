package ui

import (
	"anqi/assets/texts"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
)

// What came of an effect that was asked of the machine. Nothing is told as done before the machine says that it is.

// Copied tells what came of Copy.
func (a *App) Copied(err error) {
	words := &a.t.Results
	switch {
	case err == nil:
		a.result(words.Copied, true)
	case a.environment.Page:
		a.result(words.NotCopiedPage, false)
	default:
		a.result(words.NotCopied, false)
	}
}

// FileSaved tells what came of SaveFile; where it went is "" if only the person knows.
func (a *App) FileSaved(where string, err error) {
	words := &a.t.Results
	switch {
	case err != nil:
		a.result(words.NotSaved, false)
	case where == "":
		a.result(words.Handed, true)
	default:
		a.result(words.Saved.With(texts.Is("path", where)), true)
	}
}

// FullScreenAnswered tells what came of FullScreen. That it was done is seen.
func (a *App) FullScreenAnswered(err error) {
	if err != nil {
		a.result(a.t.Results.NoFullScreen, false)
	}
}

// ClaimRefused tells that StealClaim got nothing.
func (a *App) ClaimRefused() {
	if a.elsewhere {
		a.result(a.t.Results.NotClaimed, false)
	}
}

// result says what came of an effect, and shows it in the open panel if that may have asked for it, else below the board.
func (a *App) result(line string, good bool) {
	tone := tree.ToneGood
	if !good {
		tone = tree.ToneWarning
	}
	if p, asks := a.panel.(panels.Asker); asks {
		a.panel = p.Answered(line, tone)
		a.say(line, !good)
		a.changed()
		return
	}
	a.pass(line, tone, !good)
}
