package panels

import (
	"anqi/assets/texts"
	"strings"
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
)

// helpWords returns everything that the help of a rule set says.
func helpWords(set game.RuleSet) string {
	var all strings.Builder
	NewHelpPanel(uitest.Words, set).Node().Walk(func(n *tree.Node) bool {
		all.WriteString(n.Label + n.Hint + "\n")
		return true
	})
	return all.String()
}

func TestCaptureTableIsThatOfTheRules(t *testing.T) {
	for _, set := range uitest.RuleSets(30) {
		table := NewHelpPanel(uitest.Words, set).Node().Find("help-captures-table")
		kinds := kindsByRank(&set.Rules)
		if len(kinds) != 7 || len(table.Children) != 8 {
			t.Fatalf("%s: %d kinds, %d rows", set.Text(), len(kinds), len(table.Children))
		}
		for i, attacker := range kinds {
			row := table.Children[i+1]
			if !strings.HasPrefix(row.Children[0].Label, uitest.Words.Names.Kinds[attacker]) || row.Children[0].Role != tree.RoleRowHeader {
				t.Errorf("%s: row %d is headed %q", set.Text(), i, row.Children[0].Label)
			}
			for j, target := range kinds {
				want, sign := uitest.Words.Help.Capture.Cannot, uitest.Words.Help.Capture.CannotSign
				if set.Rules.Captures(attacker, target) {
					want, sign = uitest.Words.Help.Capture.Can, uitest.Words.Help.Capture.CanSign
				}
				if cell := row.Children[j+1]; cell.Label != want || cell.Text != sign {
					t.Errorf("%s: %s takes %s: %q", set.Text(), uitest.Words.Names.Kinds[attacker], uitest.Words.Names.Kinds[target], cell.Label)
				}
			}
		}
	}
}

func TestKindsByRankFollowTheOrder(t *testing.T) {
	taiwan := []game.Kind{game.General, game.Advisor, game.Elephant, game.Chariot, game.Horse, game.Cannon, game.Soldier}
	mainland := []game.Kind{game.General, game.Chariot, game.Horse, game.Cannon, game.Advisor, game.Elephant, game.Soldier}
	for name, want := range map[string][]game.Kind{"traditional": taiwan, "mainland": mainland} {
		set := uitest.PresetSet(name)
		for i, kind := range kindsByRank(&set.Rules) {
			if kind != want[i] {
				t.Errorf("%s: place %d is %s", name, i+1, uitest.Words.Names.KindWords[kind])
			}
		}
	}
}

// TestHelpTellsWhatIsOnAndNothingElse looks for the name of each rule in the whole help.
func TestHelpTellsWhatIsOnAndNothingElse(t *testing.T) {
	for _, set := range uitest.RuleSets(60) {
		said, rules := helpWords(set), &set.Rules
		for phrase, want := range map[string]bool{
			"暗吃": rules.DarkCapture, "明棋連吃": rules.ChainAfterOpen == game.ChainOpenOnly,
			"明暗連吃": rules.ChainAfterOpen == game.ChainOpenThenDark, "暗棋連吃": rules.ChainAfterDark == game.ChainDarkOnly,
			"暗明連吃": rules.ChainAfterDark == game.ChainDarkThenOpen, "連吃": chains(rules),
			"連吃不論大小": chainsIgnoreRank(rules), "馬走日": rules.HorseLeaps, "車走直": rules.ChariotSlides,
			"炮翻山": rules.CannonVaults, "炮近吃": rules.CannonContact, "將士象走斜": rules.DiagonalCourt,
			"大陸大小": rules.Order == game.MainlandOrder, "炮架": rules.CannonJumps(),
			"三子比大小": rules.ThreePieceTally && rules.NoProgressLimit > 0, "循環": rules.Repetition > 0,
			"長捉": rules.ChaseLimit > 0, "逾時": set.TurnSeconds > 0, "落子無悔": !set.Undo, "悔棋": set.Undo,
			"抽子": set.FirstMove == game.FirstMoveLot, "基本分": set.Score == game.ScoreMultiplier, "手續費": set.Score == game.ScoreStake,
			"暗子不能吃": !rules.DarkCapture, uitest.Words.Help.Ending.NoProgressNever: rules.NoProgressLimit == 0,
		} {
			if strings.Contains(said, phrase) != want {
				t.Errorf("%s: help says %q: %v", set.Text(), phrase, !want)
			}
		}
	}
}

func TestHelpTellsTheNumbersOfTheSet(t *testing.T) {
	set := game.DefaultRuleSet()
	set.NoProgressLimit, set.ChaseLimit, set.Repetition, set.TurnSeconds = 73, 6, 4, 37
	set.Score, set.Stake, set.FeePercent = game.ScoreStake, 10000, 7
	said := helpWords(set)
	ending, option := &uitest.Words.Help.Ending, &uitest.Words.Help.Option
	for _, sentence := range []string{
		ending.NoProgress.With(uitest.Words.Amount("turns", 73)), ending.Chase.With(uitest.Words.Amount("limit", 6), uitest.Words.Amount("next", 7)), ending.Repetition.With(uitest.Words.Amount("times", 4)), ending.Time.With(uitest.Words.Amount("seconds", 37)),
		option.Clock.With(uitest.Words.Amount("seconds", 37)), option.Stake.With(texts.Is("stake", "10,000"), texts.Is("fee", "700"), texts.Is("prize", "19,300")),
	} {
		if !strings.Contains(said, sentence) {
			t.Errorf("help does not say %q", sentence)
		}
	}
}

// TestSmallBoardsShowWhatTheRulesAllow knows a few boards by heart; their words are read off the legal actions.
func TestSmallBoardsShowWhatTheRulesAllow(t *testing.T) {
	all := game.DefaultRuleSet()
	all.DarkCapture, all.HorseLeaps, all.ChariotSlides, all.CannonVaults, all.DiagonalCourt = true, true, true, true, true
	all.ChainAfterOpen, all.ChainAfterDark, all.ChainIgnoresRank = game.ChainOpenThenDark, game.ChainDarkThenOpen, true
	strict := all
	strict.ChainIgnoresRank = false
	contact := game.DefaultRuleSet()
	contact.CannonContact = true
	for _, test := range []struct {
		name string
		set  game.RuleSet
		id   string
		want string
	}{
		{"step", game.DefaultRuleSet(), "help-aim-step", "紅兵可走四格。"},
		{"rank", game.DefaultRuleSet(), "help-captures-rank", "紅俥可吃黑卒、黑馬，吃不到黑士、黑將。"},
		{"rank", uitest.PresetSet("mainland"), "help-captures-rank", "紅俥可吃黑士、黑卒、黑馬，吃不到黑將。"},
		{"cannon", game.DefaultRuleSet(), "help-captures-cannon", "紅炮可走三格，可吃黑將，吃不到黑卒。"},
		{"contact", contact, "help-captures-cannon", "紅炮可吃黑包、黑卒，吃不到黑車、黑將。"},
		{"soldier", game.DefaultRuleSet(), "help-captures-soldier", "紅兵可走兩格，可吃黑將，吃不到黑士。"},
		{"general", game.DefaultRuleSet(), "help-captures-general", "紅帥可走兩格，可吃黑士，吃不到黑卒。"},
		{"dark", all, "help-variant-DarkCapture-board", "可攻擊兩個暗子"},
		{"horse", all, "help-variant-HorseLeaps-board", "可吃黑將"},
		{"chariot", all, "help-variant-ChariotSlides-board", "紅俥可走五格，可吃黑將，吃不到黑士。"},
		{"vault", all, "help-variant-CannonVaults-board", "紅炮可走五格，可吃黑將。"},
		{"diagonal", all, "help-variant-DiagonalCourt-board", "可吃黑車，吃不到黑將。"},
		{"chain", all, "help-variant-ChainAfterOpen-board", "紅俥吃了黑馬之後，紅俥可吃黑士、黑包，可攻擊一個暗子。"},
		{"chain", strict, "help-variant-ChainAfterOpen-board", "紅俥可吃黑包，可攻擊一個暗子，吃不到黑士。"},
		{"dark chain", strict, "help-variant-ChainAfterDark-board", "紅俥吃了黑卒之後，紅俥可吃黑包，可攻擊一個暗子，吃不到黑士。"},
	} {
		board := NewHelpPanel(uitest.Words, test.set).Node().Find(test.id + "-words")
		if board == nil {
			t.Errorf("%s: no board %s", test.name, test.id)
			continue
		}
		if !strings.Contains(board.Label, test.want) {
			t.Errorf("%s: %q, want %q in it", test.name, board.Label, test.want)
		}
	}
}

// TestEveryVariantWithABoardShowsIt: a position that the rules refuse would leave a section without its board.
func TestEveryVariantWithABoardShowsIt(t *testing.T) {
	for _, set := range uitest.RuleSets(60) {
		node := NewHelpPanel(uitest.Words, set).Node()
		for _, v := range variantsOn(&uitest.Words.Help.Variant, &set.Rules) {
			board := node.Find("help-variant-" + v.id + "-board")
			if (board != nil) != (v.example != nil) {
				t.Errorf("%s: board of %s: %v", set.Text(), v.id, board != nil)
			}
			if said := node.Find("help-variant-" + v.id + "-board-words"); said != nil && strings.Contains(said.Label, uitest.Words.Help.Diagram.Nothing) {
				t.Errorf("%s: %s shows nothing: %s", set.Text(), v.id, said.Label)
			}
		}
	}
}

func TestSmallBoardsAreNamedByWhatStandsWhere(t *testing.T) {
	set := game.DefaultRuleSet()
	board := NewHelpPanel(uitest.Words, set).Node().Find("help-captures-cannon")
	want := "小棋盤：紅炮在 b2、黑卒在 c2、暗子在 b4、黑將在 b6，可走 b1、a2、b3。"
	if board.Label != want {
		t.Errorf("named %q, want %q", board.Label, want)
	}
}
