//go:build !js && !windows && !darwin

package platform

func clipboardPrograms() []clipboardProgram {
	return []clipboardProgram{
		{[]string{"wl-copy"}, []string{"wl-paste", "--no-newline"}},
		{[]string{"xclip", "-selection", "clipboard"}, []string{"xclip", "-selection", "clipboard", "-o"}},
		{[]string{"xsel", "--clipboard", "--input"}, []string{"xsel", "--clipboard", "--output"}},
	}
}
