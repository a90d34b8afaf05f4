package texts

var zhHantBoard = Board{
	Sentence:      "{label}。",
	Unseen:        "未翻的子",
	KeysShort:     "鍵盤",
	LeaveShort:    "離開",
	FairShort:     "驗證",
	UndoDeclined:  "{player}不同意悔棋。",
	TapAgain:      "再點一次翻開 {square}。",
	Chosen:        "選取{piece} {square}。",
	ChosenStuck:   "選取{piece} {square}，現在動不了。點旁邊的子看原因。",
	Released:      "已放下。",
	HintHere:      "建議翻開這一子",
	FlippedHere:   "上一手翻開的子",
	ForbiddenHere: "長捉已 {count} 次，不能走",
	LastChase:     "可走到這裡，是最後一次捉",
	SeeResult:     "看結果",
	MenuTitle:     "選單",
	PlayerOf:      "{player}，{side}",
	PlayerToMove:  "{player}，{side}，輪到這一方",
	Hunted:        "被捉 {count}／{limit} 次",
	ClockMinutes:  "{minutes}:{seconds}",
}
