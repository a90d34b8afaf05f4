#!/bin/sh
# Writes THIRD-PARTY-NOTICES.txt again: the licences of everything that is part
# of the web site or of a native program, as the modules themselves carry them.
# Usage: scripts/notices.sh [PACKAGE...]   (the main program unless given)
set -eu
cd "$(dirname "$0")/.."
packages=${*:-.}
target=THIRD-PARTY-NOTICES.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for platform in linux/amd64 windows/amd64 darwin/arm64 js/wasm; do
	# shellcheck disable=SC2086 # the list is meant to be split
	GOOS=${platform%/*} GOARCH=${platform#*/} CGO_ENABLED=0 go list -deps \
		-f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}' $packages
done | sort -u >"$work/modules"

# section TITLE FILE: a title, and the text of a licence unless an earlier
# section had the same one.
section() {
	printf '\n%s\n%s\n\n' "================================================================" "$1"
	sum=$(sha256sum <"$2" | cut -c1-64)
	if cmp -s "$2" LICENSE || [ "$(head -c 600 "$2" | grep -c 'Apache License')" -gt 0 ]; then
		echo "Apache License 2.0: the text is that of the file LICENSE."
	elif [ -f "$work/$sum" ]; then
		echo "The same licence and copyright as $(cat "$work/$sum")."
	else
		echo "$1" >"$work/$sum"
		cat "$2"
	fi
}

{
	cat <<'HEAD'
Third-party notices

The web site and the native programs contain the following software and fonts.
Made by scripts/notices.sh; which module is there for what is told in
docs/dependencies.md.
HEAD
	section "The Go standard library and runtime, wasm_exec.js among it" "$(go env GOROOT)/LICENSE"
	while read -r module version folder; do
		section "$module $version" "$folder/LICENSE"
		if [ -f "$folder/NOTICE.md" ]; then
			printf '\nIts NOTICE:\n\n'
			cat "$folder/NOTICE.md"
		fi
	done <"$work/modules"
	section "The fonts assets/fonts/pieces.ttf and assets/fonts/text.ttf" assets/fonts/OFL.txt
} >"$target"
echo "notices: $target names $(wc -l <"$work/modules") modules"
