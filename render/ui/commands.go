package ui

import "anqi/game/match"

// Do carries out a command, whatever input it came from. Commands that make no sense now say why or do nothing.
func (a *App) Do(command Command) {
	switch command.Name {
	case "":
		return
	case CommandFocus:
		a.takeFocus(command.Value)
		return
	case CommandFullScreen:
		if a.environment.FullScreen {
			a.emit(FullScreen{})
		}
		return
	case CommandClose:
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
func (a *App) doPlay(command Command) bool {
	switch command.Name {
	case CommandSquare:
		a.tapSquare(command.Value)
	case CommandMove:
		a.dragPiece(command.Value)
	case CommandRelease:
		a.release()
	case CommandStop:
		a.stop()
	case CommandUndo:
		a.handle(a.session.Undo(a.now))
	case CommandRedo:
		a.handle(a.session.Redo(a.now))
	case CommandHint:
		a.askHint()
	case CommandAccept, CommandDecline:
		a.answer(command.Name == CommandAccept)
	case CommandRematch:
		a.rematch()
	case CommandSound:
		a.toggleSound()
	case CommandClaim:
		a.claim()
	case CommandDismiss:
		a.messages.dismiss()
		a.changed()
	case CommandSay:
		a.sayAgain(command.Value)
	default:
		return false
	}
	return true
}

// answer agrees or declines to what the other side asks.
func (a *App) answer(agree bool) {
	switch {
	case a.question().asked == match.Nobody && !a.computerOffers():
		return
	case a.session.UndoAsked() != match.Nobody:
		a.handle(a.session.AnswerUndo(agree, a.now))
	default:
		a.handle(a.session.AnswerDraw(agree, a.now))
	}
}
