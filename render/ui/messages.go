package ui

import (
	"time"

	"anqi/game/match"
	"anqi/save"
)

// briefly is how long a refusal or another word in passing stands before the last turn's sentence comes back.
const briefly = 4 * time.Second

// messages is the line below the board: the last turn's sentence, a notice over it that
// stays, and a word in passing over both.
type messages struct {
	turn    string
	passing string
	until   time.Time // when the word in passing goes
	tone    Tone
	notice  string // stays until it is dismissed or the game goes on
}

func (m *messages) dismiss() { m.notice, m.passing = "", "" }

// tell shows a word in passing and speaks it.
func (a *App) tell(text string) { a.pass(text, ToneNormal, false) }

// refuse is tell for what cannot be done.
func (a *App) refuse(text string) {
	a.pass(text, ToneWarning, true)
	a.sound(SoundRefused)
}

func (a *App) pass(text string, tone Tone, assertive bool) {
	if text == "" {
		return
	}
	a.messages.passing, a.messages.tone, a.messages.until = text, tone, a.now.Add(briefly)
	a.say(text, assertive)
	a.changed()
}

// say speaks a line.
func (a *App) say(line string, assertive bool) {
	if line != "" {
		a.emit(Say{line, assertive})
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
func (a *App) message() message {
	words := &a.t.Buttons
	dismiss := control{id: "dismiss", icon: "close", label: words.Close, command: Command{Name: CommandDismiss}}
	switch m := &a.messages; {
	case a.elsewhere:
		claim := control{id: "claim", label: words.ContinueHere, command: Command{Name: CommandClaim}, primary: true}
		return message{a.elsewhereText(), ToneWarning, []control{claim}}
	case a.session.Match().Outcome().Over():
		return a.endMessage()
	case m.passing != "":
		return message{m.passing, m.tone, a.actButtons()}
	case a.computerOffers():
		return message{a.t.Play.DrawOffered, ToneWarning, a.actButtons()}
	case m.notice != "":
		return message{m.notice, ToneWarning, append(a.actButtons(), dismiss)}
	}
	return message{a.messages.turn, ToneNormal, a.actButtons()}
}

// endMessage tells the result, with the way back to the end's panel and to the next game.
func (a *App) endMessage() message {
	v, words := a.voice(), &a.t.Buttons
	text := v.ending(a.session.Match().Outcome()).reason()
	if a.messages.passing != "" {
		text = a.messages.passing
	}
	return message{text, ToneNormal, []control{
		{id: "open-end", label: a.t.Board.SeeResult, command: Command{Name: CommandEnd}},
		{id: "rematch", label: words.Rematch, command: Command{Name: CommandRematch}, primary: true},
	}}
}

// computerOffers reports whether the computer has offered a draw. The person may also play on, and the offer lapses.
func (a *App) computerOffers() bool {
	return a.session.AgainstComputer() && a.session.DrawToAnswer() != match.Nobody
}

// actButtons are the answers to the computer's offer of a draw, and the stop while the person to move is in the middle of a chain.
func (a *App) actButtons() []control {
	words := &a.t.Buttons
	if a.computerOffers() {
		return answers(words)
	}
	if !a.chainOpen() {
		return nil
	}
	return []control{{id: "stop", label: words.StopChain, hint: words.StopHint, command: Command{Name: CommandStop}, primary: true}}
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
