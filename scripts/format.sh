#!/bin/sh
# Fails when a Go file is not as gofmt writes it, and names the files.
set -eu
cd "$(dirname "$0")/.."
badly=$(find . -name '*.go' ! -path './node_modules/*' ! -path './build/*' -exec gofmt -l {} +)
if [ -n "$badly" ]; then
	printf 'not formatted (run gofmt -w):\n%s\n' "$badly" >&2
	exit 1
fi
