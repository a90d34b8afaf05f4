package texts

import (
	"slices"

	"anqi/game"
)

var zhHantLevels = Levels{
	Name: [4]string{"簡單", "中等", "困難", "專家"},
	Line: [4]string{
		"憑直覺下棋，只看眼前，遠處的炮常漏看。",
		"懂得子的輕重，看得見能吃的子，也會躲開眼前的威脅。",
		"走之前先想你會怎麼回應，很少白白送子。",
		"想得又深又遠，連翻子的機率都算進去。",
	},
}

var zhHantPresets = Presets{
	{"traditional", "傳統", "家裡最常見的下法：不計時、可悔棋，連續 40 手沒有進展就和棋。"},
	{"tournament", "競賽", "抽子決定先後、落子無悔；同一子長捉最多 5 次，勝負按倍數計分。"},
	{"teahouse", "茶館", "每手限時 20 秒、落子無悔、隨機先後，每局以 1,000 分輸贏。"},
	{"street", "街頭", "50 手沒有進展時，若全盤只剩三子以下，比大小分勝負。"},
	{"chain", "連吃", "可以暗吃，也可以一手連吃好幾子，從第二子起不論大小。"},
	{"mainland", "大陸", "大小改成將、車、馬、炮、士、象、兵，炮不隔子，一步一吃。"},
	{"tcga", "電腦賽", "電腦對局競賽的規則：180 手沒有進展，或同樣的走法循環 3 次，就和棋。"},
	{"custom", "自訂", "每一條規則都自己決定。"},
}

var zhHantRules = Rules{
	Groups: [game.FieldGroups]string{game.EndingGroup: "終局與禁手", game.VariantGroup: "變體", game.OptionGroup: "對局方式"},
	On:     "開", Off: "關",
	Range:       "{low} 到 {high} {unit}",
	RangeOrZero: "{low} 到 {high} {unit}，0 是{zero}",
	Chosen:      "{line}（{choice}）",

	OutOfRange:       "請填 {low} 到 {high} 之間的整數。",
	OutOfRangeOrZero: "請填 0，或 {low} 到 {high} 之間的整數。",
	NotANumber:       "請填整數。",
	Contradictions: []Contradiction{
		{"NothingEnds", "「無進展和棋」和「循環和棋」不能同時為 0，否則來回走就永遠下不完。"},
		{"DarkChainNeedsDark", "這一項含有暗子的連吃，要先開啟「暗吃」。"},
		{"ContactAndVaults", "「炮近吃」的炮不跳，不能和「炮翻山」同時開啟。"},
		{"MainlandAndContact", "大陸大小的炮本來就是一步一吃，不能再開「炮近吃」。"},
		{"MainlandAndVaults", "大陸大小的炮不跳，不能開「炮翻山」。"},
	},
	OtherProblem: "「{field}」的設定不能成立。",
	TwoProblems:  "{first}{second}",

	Fields: slices.Concat(zhHantEndingFields, zhHantVariantFields, zhHantOptionFields),
}

var zhHantEndingFields = []Field{
	{Name: "NoProgressLimit", Text: "無進展和棋", Zero: "不限", Unit: "手",
		Line: "雙方合計連續這麼多手都只走動，沒有翻子也沒有吃子，就是和棋。"},
	{Name: "ChaseLimit", Text: "長捉禁手", Zero: "不限制", Unit: "次",
		Line: "同一子連續捉同一子，最多只能捉這麼多次，再捉就不能走；吃子和翻子不受限。"},
	{Name: "Repetition", Text: "循環和棋", Zero: "不計", Unit: "次",
		Line: "同樣的一串走法接連重複這麼多次，就是和棋。"},
	{Name: "ThreePieceTally", Text: "三子比大小",
		Line: "無進展手數已滿時，若全盤只剩三子以下，大小合計較高的一方贏；一樣大才和棋。"},
}

var zhHantVariantFields = []Field{
	{Name: "DarkCapture", Text: "暗吃",
		Line: "可以攻擊吃得到的位置上的暗子：翻開後是吃得下的敵子就吃掉，是吃不下的敵子，自己陣亡；是自己的子就留著。"},
	{Name: "ChainAfterOpen", Text: "明子起頭的連吃", Line: "這一手先吃了明子之後，同一子還能接著吃什麼。", Words: []Word{
		{"none", "不連吃", "吃一子就換人。"},
		{"open", "明棋連吃", "接著只能再吃明子。"},
		{"open+dark", "明暗連吃", "接著明子、暗子都能吃。"},
	}},
	{Name: "ChainAfterDark", Text: "暗子起頭的連吃", Line: "這一手先吃了暗子之後，同一子還能接著吃什麼。", Words: []Word{
		{"none", "不連吃", "吃一子就換人。"},
		{"dark", "暗棋連吃", "接著只能再吃暗子，而且一定要比大小。"},
		{"dark+open", "暗明連吃", "接著暗子、明子都能吃。"},
	}},
	{Name: "ChainIgnoresRank", Text: "連吃不論大小",
		Line: "連吃從第二子起不比大小，將帥也能吃兵卒；暗棋連吃除外。"},
	{Name: "HorseLeaps", Text: "馬走日",
		Line: "馬除了走一格，也能先直走一格（那格要空）再斜走一格，這樣吃子不論大小；貼身吃仍比大小。"},
	{Name: "ChariotSlides", Text: "車走直",
		Line: "車可以沿直線走任意格，隔兩格以上吃子不論大小；貼身吃仍比大小。"},
	{Name: "CannonVaults", Text: "炮翻山",
		Line: "炮可以跳過緊鄰的一子，落在同一直線後方的空格，中間不能再有別的子。"},
	{Name: "CannonContact", Text: "炮近吃",
		Line: "炮不再隔子吃，改和別的子一樣貼身比大小，只能吃炮和兵卒。"},
	{Name: "DiagonalCourt", Text: "將士象走斜",
		Line: "將帥、士、象也能斜走一格，斜吃同樣比大小。"},
	{Name: "Order", Text: "大小順序", Line: "七種子誰大誰小。", Words: []Word{
		{"taiwan", "台灣大小", "將、士、象、車、馬、炮、兵；炮隔子吃，不論大小。"},
		{"mainland", "大陸大小", "將、車、馬、炮、士、象、兵；炮也是貼身比大小。"},
	}},
}

var zhHantOptionFields = []Field{
	{Name: "TurnSeconds", Text: "每手限時", Zero: "不計時", Unit: "秒",
		Line: "時間到了由系統代走一手；同一方連續三次逾時，這局就輸了。"},
	{Name: "Undo", Text: "可以悔棋", Line: "關閉就是落子無悔。"},
	{Name: "FirstMove", Text: "先手", Line: "誰翻第一子。", Words: []Word{
		{"first", "我先", "玩家一先翻。"},
		{"second", "對手先", "玩家二或電腦先翻。"},
		{"random", "隨機", "由系統隨機決定。"},
		{"lot", "抽子", "將、士、象、車、馬五子蓋著各抽一子，大的先。"},
	}},
	{Name: "Score", Text: "計分", Line: "一局下來怎麼算分。只是計分，和金錢無關。", Words: []Word{
		{"none", "不計分", "只分勝負。"},
		{"multiplier", "倍數", "輸家吃的子越少，分數倍數越高：0 到 5 子五倍，6 到 12 子三倍，13 子以上一倍。"},
		{"stake", "底分", "雙方各出一份底分，贏家全拿，扣掉手續費。"},
	}},
	{Name: "ScoreBase", Text: "基本分", Unit: "分", Line: "倍數計分時，一倍是多少分。"},
	{Name: "Stake", Text: "底分", Unit: "分", Line: "底分計分時，每一方先拿出多少分。"},
	{Name: "FeePercent", Text: "手續費", Unit: "%", Zero: "不收", Line: "底分計分時，從贏家那裡扣掉一份底分的百分之幾。"},
}
