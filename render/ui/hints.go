package ui

func (a *App) askHint() {
	if a.blocked() {
		return
	}
	events, err := a.session.Hint()
	if err == nil {
		a.tell(a.t.Say.HintThinking)
	}
	a.handle(events, err)
}
