package platform

// Windows' clip.exe takes its input in the console's old code page, so that PowerShell does both, in UTF-8.
func clipboardPrograms() []clipboardProgram {
	shell := func(script string) []string {
		return []string{"powershell.exe", "-NoProfile", "-NonInteractive", "-Command", script}
	}
	return []clipboardProgram{{
		shell("[Console]::InputEncoding=[Text.Encoding]::UTF8; Set-Clipboard -Value ([Console]::In.ReadToEnd())"),
		shell("[Console]::OutputEncoding=[Text.Encoding]::UTF8; Get-Clipboard -Raw"),
	}}
}
