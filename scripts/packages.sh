#!/bin/sh
# Prints the packages of the module that can be tested without a window, or
# those that cannot because they reach Ebitengine.
# Usage: scripts/packages.sh windowless|drawing
set -eu
cd "$(dirname "$0")/.."
go list -f '{{.ImportPath}}{{range .Deps}} {{.}}{{end}}' ./... | awk -v wanted="$1" '
	$1 ~ /\/scripts\// { next }
	{ kind = index($0, "hajimehoshi/ebiten") ? "drawing" : "windowless" }
	kind == wanted { print $1 }'
