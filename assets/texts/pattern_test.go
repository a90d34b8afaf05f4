package texts

import "testing"

func TestPatternsFill(t *testing.T) {
	for _, test := range []struct{ got, want string }{
		{Pattern1("剩 {1} 秒").WithNumber(7), "剩 7 秒"},
		{Pattern1("{1}、{1}").With("炮"), "炮、炮"},
		{Pattern2("{2} before {1}").With("a", "b"), "b before a"},
		{Pattern2("{1}／{2}").WithNumbers(3, 5), "3／5"},
		{Pattern3("{1}{2}{3}").With("{2}", "{3}", "x"), "{2}{3}x"},
		{Pattern4("{4}{3}{2}{1}").With("一", "二", "三", "四"), "四三二一"},
		{fill("{0}{9}{", "a"), "{0}{9}{"},
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
