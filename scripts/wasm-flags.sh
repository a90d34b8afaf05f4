#!/bin/sh
# Prints the compiler flags of the site's WebAssembly.
#
# Inlining costs a sixth of the compressed size, and most of what it grows runs
# rarely: what the engine links for its shader compiler, texts, panels. So it is
# off, except where the time goes: the runtime, the search, and drawing.
set -eu
printf '%s' "-gcflags=all=-l"
for hot in runtime/... internal/... sync/... math math/bits math/rand/... slices sort time syscall/js \
	image/... golang.org/x/image/... github.com/hajimehoshi/ebiten/v2/... \
	anqi/game anqi/ai anqi/ai/endgame anqi/render/art; do
	printf ' %s' "-gcflags=$hot="
done
echo
