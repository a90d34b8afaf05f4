//go:build !js

package platform

import "strings"

// languages reads the variables in which systems name languages, the most specific first.
func languages(variable func(string) string) []string {
	var tags []string
	for _, name := range [...]string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		for word := range strings.SplitSeq(variable(name), ":") {
			if tag := languageTag(word); tag != "" {
				tags = append(tags, tag)
			}
		}
	}
	return tags
}

// languageTag turns zh_TW.UTF-8 into zh-TW; "" for no language.
func languageTag(word string) string {
	word, _, _ = strings.Cut(word, ".")
	word, _, _ = strings.Cut(word, "@")
	if word == "C" || word == "POSIX" {
		return ""
	}
	return strings.ReplaceAll(word, "_", "-")
}
