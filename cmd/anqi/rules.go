package main

import (
	"fmt"
	"io"

	"anqi/game"
)

const rulesMeaning = `Prints the presets, each as the fields in which it differs from the first, and then every field of a rule set with its
range and what it cannot stand with. With TEXT (a preset's name, or "custom Field=value ...") it prints every field of that rule set, or what is wrong
with it.`

func runRules(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("rules", "[TEXT]", rulesMeaning, errors)
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	switch flags.NArg() {
	case 0:
		printPresets(out)
		printFields(out)
		return statusOK
	case 1:
		set, err := game.ParseRuleSet(flags.Arg(0))
		if err != nil {
			return fail(errors, "rules", err)
		}
		fmt.Fprintf(out, "%s\n", set.Text())
		for _, field := range game.Fields() {
			fmt.Fprintf(out, "  %s=%s\n", field.Name, field.Format(field.Get(&set)))
		}
		return statusOK
	}
	flags.Usage()
	return statusUsage
}

func printPresets(out io.Writer) {
	fmt.Fprintln(out, "Presets:")
	standard := game.DefaultRuleSet()
	for _, preset := range game.Presets() {
		fmt.Fprintf(out, "  %s\n", preset.Name)
		for _, field := range game.Fields() {
			if value := field.Get(&preset.RuleSet); value != field.Get(&standard) || preset.RuleSet == standard {
				fmt.Fprintf(out, "    %s=%s\n", field.Name, field.Format(value))
			}
		}
	}
}

func printFields(out io.Writer) {
	group := game.FieldGroups
	for _, field := range game.Fields() {
		if field.Group != group {
			group = field.Group
			fmt.Fprintf(out, "Fields, %s:\n", group)
		}
		fmt.Fprintf(out, "  %-17s %s%s\n", field.Name, field.Range(), zero(&field))
		for _, contradiction := range field.Contradictions {
			fmt.Fprintf(out, "  %-17s   %s\n", "", contradiction.Problem)
		}
	}
}

// zero says of a number that 0 turns the rule off.
func zero(field *game.Field) string {
	if field.ZeroOff {
		return ", 0 is off"
	}
	return ""
}
