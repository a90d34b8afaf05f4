//go:build !js

package platform

import (
	"strings"
	"testing"
)

func TestLanguages(t *testing.T) {
	variables := map[string]string{"LANGUAGE": "zh_TW:en", "LC_ALL": "", "LC_MESSAGES": "C.UTF-8", "LANG": "ja_JP.UTF-8@x"}
	got := languages(func(name string) string { return variables[name] })
	if strings.Join(got, " ") != "zh-TW en ja-JP" {
		t.Fatalf("%v", got)
	}
	if none := languages(func(string) string { return "" }); len(none) != 0 {
		t.Fatalf("%v", none)
	}
}
