#!/bin/sh
# Runs one step of the tests under a heading and says how long it took.
# Usage: scripts/step.sh NAME COMMAND...   one step
#        scripts/step.sh begin             starts the clock of the whole
#        scripts/step.sh end               the closing line of the whole
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
clock=build/test-began

case $1 in
begin)
	date +%s >"$clock"
	exit
	;;
end)
	whole=$(($(date +%s) - $(cat "$clock")))
	printf '\nmake test: everything passed in %d min %02d s\n' $((whole / 60)) $((whole % 60))
	exit
	;;
esac

name=$1
shift
printf '\n=== %s\n' "$name"
began=$(date +%s)
status=0
"$@" || status=$?
took=$(($(date +%s) - began))
if [ "$status" != 0 ]; then
	printf '=== FAILED: %s (exit status %d, after %d s)\n' "$name" "$status" "$took" >&2
	exit "$status"
fi
printf '=== passed: %s (%d s)\n' "$name" "$took"
