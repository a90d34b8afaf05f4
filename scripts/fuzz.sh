#!/bin/sh
# Runs every fuzz target of the module for a while, one after the other.
# Usage: scripts/fuzz.sh TIME   (such as 30s or 5m, for each target)
set -eu
cd "$(dirname "$0")/.."
time=${1:-30s}
for package in $(scripts/packages.sh windowless); do
	targets=$(go test -list '^Fuzz' "$package" | grep '^Fuzz' || true)
	for target in $targets; do
		scripts/step.sh "Fuzzing $package $target" go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" "$package"
	done
done
