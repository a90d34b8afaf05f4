#!/bin/sh
# Builds one package as WebAssembly for the browser, stripped and repeatable.
# Usage: scripts/wasm.sh PACKAGE TARGET
set -eu

# Inlining costs a sixth of the compressed size, and most of what it grows runs
# rarely: what the engine links for its shader compiler, texts, panels. So it is
# off, except where the time goes: the runtime, the search, and drawing.
inline="-gcflags=all=-l"
for hot in runtime/... internal/... sync/... math math/bits math/rand/... slices sort time syscall/js \
	image/... golang.org/x/image/... github.com/hajimehoshi/ebiten/v2/... \
	anqi/game anqi/ai/... anqi/render anqi/render/art; do
	inline="$inline -gcflags=$hot="
done
# shellcheck disable=SC2086 # the list is meant to be split
GOOS=js GOARCH=wasm CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -buildid=" $inline -o "$2" "$1"
