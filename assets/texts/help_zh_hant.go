package texts

var zhHantHelp = Help{
	Title:        "說明",
	RulesInForce: "這一局的規則：{rules}",
	OtherRules:   "以下依照這一局實際採用的規則寫成；開新局時可以換別的規則。",
	Diagram: HelpDiagram{
		Board: "小棋盤：", Piece: "{piece}在 {square}", MovesTo: "可走 {squares}",
		After: "{attacker}吃了{victim}之後，", Moves: "可走{count}格", Takes: "可吃{pieces}", Dark: "可攻擊{count}個暗子",
		Leaves: "吃不到{pieces}", Nothing: "動不了", Join: "，", Also: "、", End: "。",
	},
	Aim:      zhHantHelpAim,
	Capture:  zhHantHelpCapture,
	Variant:  zhHantHelpVariant,
	Ending:   zhHantHelpEnding,
	Option:   zhHantHelpOption,
	Handling: zhHantHelpHandling,
}

var zhHantHelpAim = HelpAim{
	Title:   "怎麼下",
	Setup:   "棋盤是 4 欄 8 列、三十二格，紅黑各十六子全部蓋著，打散放在格子裡。把對方的子吃光，或讓對方無棋可走，就贏了。",
	Colours: "第一手一定是翻子：翻出什麼顏色，翻的人就執那一色，對手執另一色。誰先手和誰執紅是兩回事。",
	Turn:    "之後輪流，一手做一件事：翻開任何一個暗子、把自己的明子走一步，或吃對方的明子。不能不走。翻出來的是誰的子都一樣，翻完就換人。",
	Step:    "每一種子平常都是上下左右走一格，走到空格上。",
	Deal:    "排列在開局時就定了，每一格蓋著什麼，從頭到尾不會變。",
}

var zhHantHelpCapture = HelpCapture{
	Title:          "吃子",
	OrderTaiwan:    "大小是：將帥、士、象、車、馬、炮、兵卒。",
	OrderMainland:  "大小是：將帥、車、馬、炮、士、象、兵卒。",
	ByRank:         "吃上下左右緊鄰的敵方明子，要一樣大或比較小才吃得下，吃了就站到那一格。",
	SoldierGeneral: "只有兩個例外：兵卒吃得了將帥，將帥吃不了兵卒。",
	CannonJumps:    "炮不比大小：同一直線上隔著正好一子（炮架），就能吃後面的第一個敵方明子，前後空幾格都可以。",
	CannonScreen:   "炮架可以是任何一方的明子，也可以是暗子。貼身的子炮吃不到；不吃的時候，炮和別的子一樣走一格。",
	CannonPrey:     "別的子吃炮照樣比大小：兵卒以外都能吃炮，炮吃炮則要隔一子。",
	CannonByRank:   "炮在這裡和別的子一樣，貼身比大小，不隔子吃。",
	FaceDown:       "暗子不能吃，也不能移動。",
	TableCaption:   "左欄是進攻的棋，上列是被攻的棋",
	TableJumps:     "（炮要隔一子）",
	TableCorner:    "吃的一方",
	CornerSign:     "吃",
	Can:            "能吃",
	Cannot:         "不能吃",
	CanSign:        "✓",
	CannotSign:     "–",
	CannonRow:      "{piece}（隔一子）",
}

var zhHantHelpVariant = HelpVariant{
	Title: "這一局的變體",
	Fields: []VariantSection{
		{"DarkCapture", "true", Section{"暗吃", "吃得到的位置上如果是暗子，也可以攻擊：翻出吃得下的敵子就吃掉；翻出吃不下的敵子，自己陣亡，那一子留著；翻出自己的子，雙方都不動。三種都算一手。顏色未定時不能暗吃。"}},
		{"ChainAfterOpen", "open", Section{"明棋連吃", "這一手先吃了明子，同一子還可以接著吃別的明子。"}},
		{"ChainAfterOpen", "open+dark", Section{"明暗連吃", "這一手先吃了明子，同一子還可以接著吃明子或暗子。"}},
		{"ChainAfterDark", "dark", Section{"暗棋連吃", "這一手先吃了暗子，同一子還可以接著吃別的暗子，一定要比大小。"}},
		{"ChainAfterDark", "dark+open", Section{"暗明連吃", "這一手先吃了暗子，同一子還可以接著吃暗子或明子。"}},
		{"ChainIgnoresRank", "true", Section{"連吃不論大小", "從這一手的第二子起不比大小，將帥也能吃兵卒；吃的走法不變。"}},
		{"HorseLeaps", "true", Section{"馬走日", "馬還可以先直走一格，再往前斜走一格；直走的那一格要空著，不然就是拐馬腳。這樣吃子不論大小，貼身吃仍比大小。"}},
		{"ChariotSlides", "true", Section{"車走直", "車沿直線可以走任意個空格；隔兩格以上的敵子不論大小都能吃，緊鄰的仍比大小。"}},
		{"CannonVaults", "true", Section{"炮翻山", "炮可以翻過緊鄰的一子（誰的都行，暗子也行），落在同一直線後方的空格，途中不能再有別的子。"}},
		{"CannonContact", "true", Section{"炮近吃", "炮不再隔子吃，改成貼身比大小：吃得了炮和兵卒。"}},
		{"DiagonalCourt", "true", Section{"將士象走斜", "將帥、士、象也能斜走一格，斜著吃一樣比大小。"}},
		{"Order", "mainland", Section{"大陸大小", "車、馬、炮排到士、象前面；炮不隔子，和別的子一樣走一格、吃一格。兵卒吃將帥、將帥不吃兵卒，仍然照舊。"}},
	},
	ChainRules:     Section{"連吃怎麼停", "想停就停，停在最後吃子的那一格。沒有子可以再吃、對方的子全沒了、翻出自己的子，或自己陣亡，這一手就結束。"},
	ChainKeepsRank: Section{"連吃要比大小", "連吃的每一子都照平常的大小吃。"},
	None:           "這一局沒有加變體。",
}

var zhHantHelpEnding = HelpEnding{
	Title:           "怎麼分勝負",
	NoPieces:        "棋子全滅：明子、暗子都沒有了的一方輸。",
	Blocked:         "無棋可走：輪到自己，沒有暗子可翻，也沒有子能走能吃，就輸了。",
	NoProgress:      "無進展：雙方合計連續 {turns} 手都沒有翻子、吃子，就是和棋。",
	NoProgressNever: "沒有無進展和棋的限制。",
	Tally:           "三子比大小：無進展手數已滿時，若全盤只剩三子以下，兩邊各把大小加起來，大的贏，一樣大才和棋。",
	Repetition:      "循環：同樣的一串走法接連走了 {times} 次，就是和棋。",
	Agreement:       "和棋：一方求和，另一方同意。",
	Resign:          "認輸：隨時可以認輸。",
	Time:            "逾時：每手 {seconds} 秒，同一方連續三次逾時就輸。",
	ChaseTitle:      "長捉禁手",
	Chase:           "同一子連續捉同一子，最多 {limit} 次，第 {next} 次不能走。",
	ChaseMeaning:    "走了一步，走的那一子下一手就吃得到對方某個明子，叫做捉；有沒有人保護、划不划算都不管，炮隔子也算。",
	ChaseClears:     "換走別的子，或走到捉不到的地方，就重新算起；任何一方翻子或吃子，雙方都重新算起。吃子和翻子永遠不受限制。",
	ChaseLoses:      "如果只剩下這種不能走的棋，就是無棋可走。",
}

var zhHantHelpOption = HelpOption{
	Title:       "對局方式",
	FirstPlayer: "由玩家一先翻子。",
	FirstOther:  "由對手先翻子。",
	FirstRandom: "誰先翻子由系統隨機決定。",
	ByLots:      "抽子決定先後：將、士、象、車、馬五子蓋著各抽一子，大的先翻。",
	Clock:       "每手限時 {seconds} 秒，時間到就由系統代走：還有暗子就隨便翻一子，不然隨便走一步。求和、認輸這類問話開著，或頁面看不到的時候不計時；重新載入頁面，時間不會補滿。",
	ClockChain:  "連吃到一半時間到了，就停手換人。",
	NoClock:     "不計時。",
	Undo:        "可以悔棋；悔棋之後再翻同一格，翻出來的還是同一子。",
	NoUndo:      "落子無悔。",
	Draws:       "輪到自己時可以求和；提過一次之後，要等有吃子、翻子，或再過 10 手才能再提。",
	Multiplier:  "贏家得分、輸家扣一樣的分：基本分 {base} 分，輸家只吃了 0 到 5 子是五倍，6 到 12 子三倍，13 子以上一倍。",
	Stake:       "雙方各出 {stake} 分，手續費 {fee} 分，贏家拿回 {prize} 分；和棋各自拿回。只是計分，和金錢無關。",
}

var zhHantHelpHandling = HelpHandling{
	Title:  "怎麼操作",
	Flip:   "點一下暗子就翻開。",
	Select: "點一下自己的明子選起來，再點要去的地方。",
	Marks:  "綠點是可以走的空格，紅框是可以吃的子。點了不能走的地方，會說明為什麼。",
	LetGo:  "再點一次同一子，或按 Esc，就放下。",
	Chain:  "連吃中會標出還能吃的子；不想再吃就按「停手」。",
	Keys:   "全部都能用鍵盤，見「鍵盤操作」。",
}
