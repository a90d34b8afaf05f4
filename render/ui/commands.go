package ui

import (
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
)

// Do carries out a command, whatever input it came from. Commands that make no sense now say why or do nothing.
func (a *App) Do(command tree.Command) {
	switch command.Name {
	case "":
		return
	case tree.CommandFocus:
		a.takeFocus(command.Value)
		return
	case tree.CommandFullScreen:
		if a.environment.FullScreen {
			a.emit(effect.FullScreen{})
		}
		return
	case tree.CommandClose:
		a.closePanel()
		return
	}
	switch {
	case a.panel != nil:
		a.doPanel(command)
	case a.elsewhere && !allowedElsewhere(command.Name):
		a.refuse(a.elsewhereText())
	case !a.doPlay(command):
		a.doOpen(command)
	}
}

// doPlay does the commands of the game itself.
func (a *App) doPlay(command tree.Command) bool {
	switch command.Name {
	case tree.CommandSquare:
		a.tapSquare(command.Value)
	case tree.CommandMove:
		a.dragPiece(command.Value)
	case tree.CommandRelease:
		a.release()
	case tree.CommandStop:
		a.stop()
	case tree.CommandUndo:
		a.handle(a.session.Undo(a.now))
	case tree.CommandRedo:
		a.handle(a.session.Redo(a.now))
	case tree.CommandHint:
		a.askHint()
	case tree.CommandAccept, tree.CommandDecline:
		a.answer(command.Name == tree.CommandAccept)
	case tree.CommandRematch:
		a.rematch()
	case tree.CommandSound:
		a.toggleSound()
	case tree.CommandClaim:
		a.claim()
	case tree.CommandDismiss:
		a.messages.dismiss()
		a.changed()
	case tree.CommandSay:
		a.sayAgain(command.Value)
	default:
		return false
	}
	return true
}

// answer agrees or declines to what the other side asks.
func (a *App) answer(agree bool) {
	switch {
	case a.question().Asked == match.Nobody && !a.computerOffers():
		return
	case a.session.UndoAsked() != match.Nobody:
		a.handle(a.session.AnswerUndo(agree, a.now))
	default:
		a.handle(a.session.AnswerDraw(agree, a.now))
	}
}

// doOpen opens the panel that a command names.
func (a *App) doOpen(command tree.Command) {
	switch command.Name {
	case tree.CommandNew:
		a.open(panels.NewGamePanel(a.t, a.choice(), a.turnsAtStake()))
	case tree.CommandDraw:
		a.openDraw()
	case tree.CommandResign:
		a.openResign()
	case tree.CommandSettings:
		a.open(panels.NewSettingsPanel(a.t, a.settings))
	case tree.CommandStandings:
		a.openStandings()
	case tree.CommandHelp:
		a.open(panels.NewHelpPanel(a.t, a.session.Match().RuleSet()))
	case tree.CommandKeys:
		a.open(panels.NewKeysPanel(a.t))
	case tree.CommandPieces:
		a.open(panels.NewPiecesPanel(a.t, a.session.Match().Position()))
	case tree.CommandFair:
		a.open(panels.NewFairPanel(a.t, a.fairState()))
	case tree.CommandEnd:
		a.openEnd()
	case tree.CommandMenu:
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
	a.open(panels.NewDrawPanel(a.t))
}

// drawRefusal says why no draw can be offered now.
func (a *App) drawRefusal(err error) string {
	if text := a.voiceNow().Failure(err); text != a.t.Refusals.NotYourTurn {
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
		name = a.voice().Names[a.session.Match().ToMove()]
	}
	a.open(panels.NewResignPanel(a.t, name))
}

// resigner is the seat that gives the game up: the person's, or the one to move of two.
func (a *App) resigner() int {
	if a.session.AgainstComputer() {
		return a.personSeat()
	}
	return a.session.SeatOf(a.session.Match().ToMove())
}

func (a *App) fairState() panels.FairState {
	m := a.session.Match()
	state := panels.FairState{Fingerprint: m.Fingerprint()}
	state.Deal, state.Salt, state.Over = m.Reveal()
	return state
}

func (a *App) openEnd() {
	m := a.session.Match()
	if !m.Outcome().Over() {
		return
	}
	names := a.voice().Names
	a.open(panels.NewEndPanel(a.t, panels.EndState{
		Outcome: m.Outcome(), You: a.you(), Names: [2]string{names[match.One], names[match.Two]}, Turns: m.Turns(),
		Used: a.used(), RuleSet: m.RuleSet(),
		Score: m.Score(), Fair: a.fairState(), Help: a.session.Help() && a.session.AgainstComputer(),
	}))
}
