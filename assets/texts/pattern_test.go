package texts

import "testing"

func TestPatternsFill(t *testing.T) {
	english := &Table{Plural: OneAndOther}
	pieces := Pattern("{count, plural, one {# piece} other {# pieces}} left for {player}")
	who := Pattern("{player, select, You {You flip} other {{player} flips}} {square}.")
	for _, test := range []struct{ got, want string }{
		{Pattern("剩 {seconds} 秒").With(TraditionalChinese().Amount("seconds", 7)), "剩 7 秒"},
		{Pattern("{piece}、{piece}").With(Is("piece", "炮")), "炮、炮"},
		{Pattern("{b} before {a}").With(Is("a", "1"), Is("b", "2")), "2 before 1"},
		{Pattern("{a}{b}").With(Is("a", "{b}"), Is("b", "#")), "{b}#"},
		{pieces.With(english.Amount("count", 1), Is("player", "You")), "1 piece left for You"},
		{pieces.With(english.Amount("count", 1200), Is("player", "You")), "1,200 pieces left for You"},
		{pieces.With(TraditionalChinese().Counted("count", 1), Is("player", "你")), "一 pieces left for 你"},
		{who.With(Is("player", "You"), Is("square", "b3")), "You flip b3."},
		{who.With(Is("player", "Computer"), Is("square", "b3")), "Computer flips b3."},
		{Pattern("{square} #1").With(Is("square", "b3")), "b3 #1"},
		{Pattern("{nobody} {a}").With(Is("a", "1")), "{nobody} 1"},
		{Pattern("{a").With(Is("a", "1")), "{a"},
		{Pattern("{a, plural, one {x}}").With(Is("a", "1")), ""},
		{Pattern("{a, odd, one {x}}").With(Is("a", "1")), "{a, odd, one {x}}"},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
}

func TestNumberGroupsThousands(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 20000: "20,000", 1234567: "1,234,567", -1950: "−1,950"} {
		if got := Number(n); got != want {
			t.Errorf("Number(%d) = %q, want %q", n, got, want)
		}
	}
}

func TestCountWritesSmallNumbersInWords(t *testing.T) {
	table := TraditionalChinese()
	for n, want := range map[int]string{0: "零", 1: "一", 2: "兩", 10: "十", 11: "11", -1: "−1"} {
		if got := table.Count(n); got != want {
			t.Errorf("Count(%d) = %q, want %q", n, got, want)
		}
	}
}

func TestForLanguageFallsBackToTraditionalChinese(t *testing.T) {
	for _, preferred := range [][]string{nil, {"fr-FR"}, {"zh"}, {"en-GB", "zh-TW"}, {"zh-Hant"}, {""}} {
		if got := ForLanguage(preferred); got != TraditionalChinese() {
			t.Errorf("ForLanguage(%q) = %s", preferred, got.Language)
		}
	}
}

func TestUnknownNamesAreTheirOwnLabels(t *testing.T) {
	table := TraditionalChinese()
	if got := table.Presets.Get("nobody").Text; got != "nobody" {
		t.Errorf("preset: %q", got)
	}
	if got := table.Rules.Field("Nothing").Text; got != "Nothing" {
		t.Errorf("field: %q", got)
	}
	if got := table.Rules.Field("Order").Word("german").Text; got != "german" {
		t.Errorf("word: %q", got)
	}
	if got := table.Rules.Field("Order").Word("mainland").Text; got != "大陸大小" {
		t.Errorf("word: %q", got)
	}
}
