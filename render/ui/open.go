package ui

import (
	"anqi/game/match"
	"anqi/save"
)

// doOpen opens the panel that a command names.
func (a *App) doOpen(command Command) {
	switch command.Name {
	case CommandNew:
		a.open(NewGamePanel(a.t, a.choice(), a.turnsAtStake()))
	case CommandDraw:
		a.openDraw()
	case CommandResign:
		a.openResign()
	case CommandSettings:
		a.open(NewSettingsPanel(a.t, a.settings))
	case CommandStandings:
		a.open(NewStandingsPanel(a.t, a.environment.Store.Standings()))
	case CommandHelp:
		a.open(NewHelpPanel(a.t, a.session.Match().RuleSet()))
	case CommandKeys:
		a.open(NewKeysPanel(a.t))
	case CommandPieces:
		a.open(NewPiecesPanel(a.t, a.session.Match().Position()))
	case CommandFair:
		a.open(NewFairPanel(a.t, a.fairState()))
	case CommandEnd:
		a.openEnd()
	case CommandMenu:
		a.openMenu()
	}
}

// turnsAtStake is how many turns a new game would throw away.
func (a *App) turnsAtStake() int {
	if a.session.Match().Outcome().Over() {
		return 0
	}
	return a.session.Match().Turns()
}

func (a *App) openDraw() {
	if err := a.session.CanOfferDraw(); err != nil {
		a.refuse(a.drawRefusal(err))
		return
	}
	a.open(NewDrawPanel(a.t))
}

// drawRefusal says why no draw can be offered now.
func (a *App) drawRefusal(err error) string {
	if text := a.voiceNow().failure(err); text != a.t.Refusals.NotYourTurn {
		return text
	}
	return a.t.Refusals.DrawNotNow
}

func (a *App) openResign() {
	if a.session.Match().Outcome().Over() {
		a.refuse(a.t.Refusals.GameOver)
		return
	}
	name := ""
	if !a.session.AgainstComputer() {
		name = a.voice().names[a.session.Match().ToMove()]
	}
	a.open(NewResignPanel(a.t, name))
}

// resigner is the seat that gives the game up: the person's, or the one to move of two.
func (a *App) resigner() int {
	if a.session.AgainstComputer() {
		return a.personSeat()
	}
	return a.session.SeatOf(a.session.Match().ToMove())
}

func (a *App) fairState() FairState {
	m := a.session.Match()
	state := FairState{Fingerprint: m.Fingerprint()}
	state.Deal, state.Salt, state.Over = m.Reveal()
	return state
}

func (a *App) openEnd() {
	m := a.session.Match()
	if !m.Outcome().Over() {
		return
	}
	names := a.voice().names
	a.open(NewEndPanel(a.t, EndState{
		Outcome: m.Outcome(), You: a.you(), Names: [2]string{names[match.One], names[match.Two]}, Turns: m.Turns(),
		Used: a.session.Used(0) + a.session.Used(1), RuleSet: m.RuleSet(),
		Score: m.Score(), Fair: a.fairState(), Help: a.session.Help() && a.session.AgainstComputer(),
	}))
}

func (a *App) openClaim() {
	a.say(a.elsewhereText(), true)
	a.open(NewClaimPanel(a.t, a.elsewhereText()))
}

// elsewhereText says that the game goes on in another tab or window: that it has left this one, or that it was there before.
func (a *App) elsewhereText() string {
	if a.takenOver {
		return a.t.Notices.TakenOver
	}
	return a.t.Notices.SecondTab
}

// open shows a panel: the focus goes into it, and time stands still.
func (a *App) open(p Panel) {
	if p == nil {
		return
	}
	if a.panel == nil {
		a.focus.remember()
	}
	a.panel = p
	a.pointer.cancel()
	a.pause()
	a.changed()
	a.focusPanel()
}

// closePanel closes the open panel; the focus returns to where it was.
func (a *App) closePanel() {
	if a.panel == nil {
		return
	}
	a.panel = nil
	a.pause()
	a.changed()
	a.returnFocus()
}

// doPanel hands a command to the open panel and does what it asks for.
func (a *App) doPanel(command Command) {
	next, request := a.panel.Do(command)
	if next == nil {
		a.closePanel()
	} else {
		a.panel = next
		a.changed()
	}
	if request != nil {
		a.grant(request)
	}
}

// grant does what a panel asks for.
func (a *App) grant(request Request) {
	switch r := request.(type) {
	case OpenPanel:
		a.open(r.Panel)
	case DoCommand:
		a.closePanel()
		a.Do(r.Command)
	case DoEffect:
		a.emit(r.Effect)
		if _, copied := r.Effect.(Copy); copied {
			a.say(a.t.Say.Copied, false)
		}
	case StartGame:
		a.closePanel()
		a.start(r)
	case PickLot:
		a.pickLot(r.Index)
	case ResignGame:
		a.closePanel()
		a.handle(a.session.Resign(a.resigner(), a.now))
	case OfferDraw:
		a.closePanel()
		a.handle(a.session.OfferDraw(a.now))
	case ChangeSettings:
		a.changeSettings(r.Settings)
	case ResetStandings:
		if err := a.environment.Store.ResetStandings(); err != nil {
			a.storeNotices()
		}
		a.open(NewStandingsPanel(a.t, a.environment.Store.Standings()))
	}
}

// changeSettings puts new settings in force and keeps them.
func (a *App) changeSettings(settings save.Settings) {
	if settings == a.settings {
		return
	}
	a.settings = settings
	if err := a.environment.Store.KeepSettings(settings); err != nil {
		a.storeNotices()
	}
	a.applySettings()
	a.emit(SettingsChanged{})
	a.changed()
}

// applySettings hands on what others need of the settings.
func (a *App) applySettings() {
	a.session.SetPace(a.settings.Pace.Duration())
	a.session.SetResigns(a.settings.Resigns)
}
