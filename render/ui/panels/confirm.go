package panels

import (
	"anqi/assets/texts"
	"anqi/render/ui/tree"
)

// Question is something to ask before it is done.
type Question struct {
	ID    string // of the panel: "resign"
	Title string
	Text  string
	Yes   string // what the button says that does it
	No    string // what the button says that does not
	Ask   Request
	Else  Panel // shown again after a no; nil closes

	StopsTime bool // it is about the game itself: the clock stands still while it is open
}

// Confirm asks a question. Its state is the question alone.
type Confirm struct{ Question Question }

// NewConfirmPanel asks whether to do what cannot be taken back.
func NewConfirmPanel(question Question) Panel { return Confirm{question} }

// NewResignPanel asks before giving up; name is who gives up among two players, "" against the computer.
func NewResignPanel(t *texts.Table, name string) Panel {
	text := t.Ask.ResignText
	if name != "" {
		text = t.Ask.ResignTextTwo.With(texts.Is("player", name))
	}
	return NewConfirmPanel(Question{
		ID: "resign", Title: t.Ask.ResignTitle, Text: text, Yes: t.Ask.ResignYes, No: t.Ask.KeepPlaying, Ask: ResignGame{}, StopsTime: true,
	})
}

// NewDrawPanel asks before a draw is offered.
func NewDrawPanel(t *texts.Table) Panel {
	return NewConfirmPanel(Question{
		ID: "draw", Title: t.Ask.DrawTitle, Text: t.Ask.DrawText, Yes: t.Ask.DrawYes, No: t.Ask.KeepPlaying, Ask: OfferDraw{}, StopsTime: true,
	})
}

// NewClaimPanel says, in a text, that the game goes on in another tab or window, and asks whether to go on here.
func NewClaimPanel(t *texts.Table, text string) Panel {
	return NewConfirmPanel(Question{
		ID: "claim", Title: t.Ask.SecondTabTitle, Text: text, Yes: t.Buttons.ContinueHere, No: t.Buttons.StayAway,
		Ask: DoCommand{tree.Command{Name: tree.CommandClaim}},
	})
}

// Node builds the question, its two answers below it.
func (p Confirm) Node() *tree.Node {
	q := p.Question
	return panelNode(q.ID+"-panel", q.Title, []*tree.Node{paragraph(q.ID+"-text", q.Text)},
		ownButton(q.ID+"-yes", q.Yes),
		primaryButton(q.ID+"-no", q.No, tree.Command{Name: q.ID + "-no"}))
}

// Do asks for what the question is about, or goes where its No leads.
func (p Confirm) Do(command tree.Command) (Panel, Request) {
	switch command.Name {
	case p.Question.ID + "-yes":
		return nil, p.Question.Ask
	case p.Question.ID + "-no":
		return p.Question.Else, nil
	}
	return p, nil
}
