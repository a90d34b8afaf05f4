package texts

import "anqi/game"

var zhHantNames = Names{
	Game:      "暗棋",
	FullTitle: "暗棋：翻開三十二子",
	Colours:   [3]string{"未定", "紅", "黑"},
	Sides:     [3]string{"未定", "紅方", "黑方"},
	Pieces: [game.PieceCount]string{
		game.Empty: "空格", game.FaceDown: "暗子",
		1: "紅兵", 2: "紅炮", 3: "紅傌", 4: "紅俥", 5: "紅相", 6: "紅仕", 7: "紅帥",
		9: "黑卒", 10: "黑包", 11: "黑馬", 12: "黑車", 13: "黑象", 14: "黑士", 15: "黑將",
	},
	Glyphs: [game.PieceCount]string{
		1: "兵", 2: "炮", 3: "傌", 4: "俥", 5: "相", 6: "仕", 7: "帥",
		9: "卒", 10: "包", 11: "馬", 12: "車", 13: "象", 14: "士", 15: "將",
	},
	Kinds: [game.KindCount]string{
		game.NoKind: "空", game.Soldier: "兵／卒", game.Cannon: "炮／包", game.Horse: "傌／馬", game.Chariot: "俥／車",
		game.Elephant: "相／象", game.Advisor: "仕／士", game.General: "帥／將",
	},
	KindPairs: [game.KindCount]string{
		game.NoKind: "空", game.Soldier: "兵卒", game.Cannon: "炮包", game.Horse: "傌馬", game.Chariot: "俥車",
		game.Elephant: "相象", game.Advisor: "仕士", game.General: "帥將",
	},
	KindWords: [game.KindCount]string{
		game.NoKind: "空", game.Soldier: "兵", game.Cannon: "炮", game.Horse: "馬", game.Chariot: "車",
		game.Elephant: "象", game.Advisor: "士", game.General: "將",
	},
	You:           "你",
	Opponent:      "對手",
	Computer:      "電腦",
	ComputerLevel: "電腦（{level}）",
	Players:       [2]string{"玩家一", "玩家二"},
	Labelled:      "{label}：{value}",
}

var zhHantButtons = Buttons{
	NewGame: "新局", Undo: "悔棋", Redo: "重做", Hint: "提示", StopChain: "停手",
	OfferDraw: "求和", Resign: "認輸",
	Settings: "設定", Standings: "戰績", Help: "說明", Fair: "公平驗證", Pieces: "棋子統計",
	Keys: "鍵盤操作", Menu: "選單",
	FullScreen: "全螢幕", LeaveFullScreen: "離開全螢幕",
	Mute: "靜音", Unmute: "開啟音效",
	Start: "開始", Rematch: "再來一局", ShowBoard: "看棋盤",
	Yes: "是", No: "否", Cancel: "取消", Close: "關閉", Back: "返回",
	Accept: "同意", Decline: "不同意", Copy: "複製", Reset: "重設",
	ContinueHere: "在這裡繼續", StayAway: "留在另一邊",
	MuteHint: "關閉所有音效，再按一次恢復", UndoHint: "回到你上一次做決定的時候", RedoHint: "把悔掉的棋再走回來",
	HintHint: "請電腦建議一手；用過提示的對局另外計入戰績", DrawHint: "向對手提議和棋", ResignHint: "這一局就此認輸",
	StopHint: "停在這裡，結束這一手連吃", HelpHint: "這一局的規則與操作方法",
}
