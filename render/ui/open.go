package ui

import "anqi/game/match"

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
		a.openStandings()
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
		Used: a.used(), RuleSet: m.RuleSet(),
		Score: m.Score(), Fair: a.fairState(), Help: a.session.Help() && a.session.AgainstComputer(),
	}))
}
