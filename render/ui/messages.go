package ui

import (
	"time"
	"unicode/utf8"

	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/screen"
	"anqi/render/ui/tree"
	"anqi/save"
)

// A refusal or another word in passing stands for so long before the last turn's sentence comes back, and longer for every character
// that it has to be read.
const (
	briefly     = 4 * time.Second
	readingTime = time.Second / 12
)

// messages is the line below the board: the last turn's sentence, a notice over it that
// stays, and a word in passing over both.
type messages struct {
	turn    string
	passing string
	short   string    // painted in place of passing where that has no room, "" for nothing shorter
	until   time.Time // when the word in passing goes
	tone    tree.Tone
	notice  string // stays until it is dismissed or the game goes on
}

func (m *messages) dismiss() { m.notice, m.passing = "", "" }

// tell shows a word in passing and speaks it.
func (a *App) tell(text string) { a.pass(text, tree.ToneNormal, false) }

// tellLong is tell with a shorter text to paint where the line has no room for the whole.
func (a *App) tellLong(text, short string) {
	a.tell(text)
	a.messages.short = short
}

// refuse is tell for what cannot be done.
func (a *App) refuse(text string) {
	a.pass(text, tree.ToneWarning, true)
	a.sound(effect.SoundRefused)
}

func (a *App) pass(text string, tone tree.Tone, assertive bool) {
	if text == "" {
		return
	}
	a.messages.passing, a.messages.short, a.messages.tone = text, "", tone
	a.messages.until = a.now.Add(max(briefly, time.Duration(utf8.RuneCountInString(text))*readingTime))
	a.say(text, assertive)
	a.changed()
}

// say speaks a line.
func (a *App) say(line string, assertive bool) {
	if line != "" {
		a.emit(effect.Say{Line: line, Assertive: assertive})
	}
}

// notify shows a notice until it is dismissed, and speaks it.
func (a *App) notify(text string) {
	if text == "" {
		return
	}
	a.messages.notice = text
	a.say(text, true)
	a.changed()
}

// message returns what the line shows now.
func (a *App) message() screen.Message {
	words := &a.t.Buttons
	dismiss := tree.Control{ID: "dismiss", Icon: "close", Label: words.Close, Command: tree.Command{Name: tree.CommandDismiss}}
	switch m := &a.messages; {
	case a.elsewhere:
		claim := tree.Control{ID: "claim", Label: words.ContinueHere, Command: tree.Command{Name: tree.CommandClaim}, Primary: true}
		return a.passingOr(screen.Message{Text: a.elsewhereText(), Tone: tree.ToneWarning, Buttons: []tree.Control{claim}})
	case a.session.Match().Outcome().Over():
		return a.endMessage()
	case m.passing != "":
		return a.passingOr(screen.Message{Buttons: a.actButtons()})
	case a.computerOffers():
		return screen.Message{Text: a.t.Play.DrawOffered, Tone: tree.ToneWarning, Buttons: a.actButtons()}
	case m.notice != "":
		return screen.Message{Text: m.notice, Tone: tree.ToneWarning, Buttons: append(a.actButtons(), dismiss)}
	}
	return screen.Message{Text: a.messages.turn, Buttons: a.actButtons()}
}

// passingOr puts the word in passing, if there is one, in place of a message; the message's buttons stay.
func (a *App) passingOr(other screen.Message) screen.Message {
	if m := &a.messages; m.passing != "" {
		other.Text, other.Short, other.Tone = m.passing, m.short, m.tone
	}
	return other
}

// endMessage tells the result, with the way back to the end's panel and to the next game.
func (a *App) endMessage() screen.Message {
	v, words := a.voice(), &a.t.Buttons
	return a.passingOr(screen.Message{Text: v.Ending(a.session.Match().Outcome()).Reason(), Buttons: []tree.Control{
		{ID: "open-end", Label: a.t.Board.SeeResult, Command: tree.Command{Name: tree.CommandEnd}},
		{ID: "rematch", Label: words.Rematch, Command: tree.Command{Name: tree.CommandRematch}, Primary: true},
	}})
}

// computerOffers reports whether the computer has offered a draw. The person may also play on, and the offer lapses.
func (a *App) computerOffers() bool {
	return a.session.AgainstComputer() && a.session.DrawToAnswer() != match.Nobody
}

// actButtons are the answers to the computer's offer of a draw, and the stop while the person to move is in the middle of a chain.
func (a *App) actButtons() []tree.Control {
	words := &a.t.Buttons
	if a.computerOffers() {
		return screen.Answers(words)
	}
	if !a.chainOpen() {
		return nil
	}
	return []tree.Control{{ID: "stop", Label: words.StopChain, Hint: words.StopHint, Command: tree.Command{Name: tree.CommandStop}, Primary: true}}
}

func (a *App) chainOpen() bool { return a.session.Match().InChain() && a.mayAct() }

// storeNotices shows what the store has to say about what it keeps.
func (a *App) storeNotices() {
	for _, notice := range a.environment.Store.Notices() {
		a.notify(a.noticeText(notice))
	}
}

// noticeText puts a notice of the store into words; "" for what has a place of its own on the screen.
func (a *App) noticeText(notice save.Notice) string {
	words := &a.t.Notices
	switch notice.Code {
	case save.NoticeDamaged, save.NoticeForeign:
		switch notice.Key {
		case save.KeySettings:
			return words.SettingsLost
		case save.KeyStandings:
			return words.StandingsLost
		}
		return words.Damaged
	case save.NoticeNewer:
		return words.Newer
	case save.NoticeRefused:
		return words.StorageRefused
	case save.NoticeFull:
		return words.StorageFull
	}
	return ""
}
