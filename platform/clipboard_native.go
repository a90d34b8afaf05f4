//go:build !js

package platform

import (
	"context"
	"fmt"
	"os/exec"
	"strings"
	"time"
)

// clipboardWait is how long a clipboard program may take.
const clipboardWait = 2 * time.Second

// clipboardProgram is one of the system's own programs for the clipboard: how it copies from its input, and pastes to its output.
type clipboardProgram struct{ copy, paste []string }

func copyText(text string) error {
	for _, program := range clipboardPrograms() {
		if _, err := exec.LookPath(program.copy[0]); err != nil {
			continue
		}
		ctx, cancel := context.WithTimeout(context.Background(), clipboardWait)
		command := exec.CommandContext(ctx, program.copy[0], program.copy[1:]...)
		command.Stdin = strings.NewReader(text)
		err := command.Run()
		cancel()
		if err == nil {
			return nil
		}
	}
	return fmt.Errorf("clipboard: %w", ErrUnsupported)
}

func pasteText() (string, error) {
	for _, program := range clipboardPrograms() {
		if _, err := exec.LookPath(program.paste[0]); err != nil {
			continue
		}
		ctx, cancel := context.WithTimeout(context.Background(), clipboardWait)
		text, err := exec.CommandContext(ctx, program.paste[0], program.paste[1:]...).Output()
		cancel()
		if err == nil {
			return string(text), nil
		}
	}
	return "", fmt.Errorf("clipboard: %w", ErrUnsupported)
}
