package texts

var zhHantBoard = Board{
	FullStop:      "。",
	Colon:         "：",
	Unseen:        "未翻的子",
	KeysShort:     "鍵盤",
	LeaveShort:    "離開",
	FairShort:     "驗證",
	UndoDeclined:  "{1}不同意悔棋。",
	TapAgain:      "再點一次翻開 {1}。",
	Chosen:        "選取{1} {2}。",
	Released:      "已放下。",
	HintHere:      "建議翻開這一子",
	FlippedHere:   "上一手翻開的子",
	ForbiddenHere: "長捉已 {1} 次，不能走",
	LastChase:     "可走到這裡，是最後一次捉",
	SeeResult:     "看結果",
	MenuTitle:     "選單",
	PlayerOf:      "{1}，{2}",
	PlayerToMove:  "{1}，{2}，輪到這一方",
	Hunted:        "被捉 {1}／{2} 次",
	ClockMinutes:  "{1}:{2}",
}
