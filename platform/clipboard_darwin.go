package platform

func clipboardPrograms() []clipboardProgram {
	return []clipboardProgram{{[]string{"pbcopy"}, []string{"pbpaste"}}}
}
