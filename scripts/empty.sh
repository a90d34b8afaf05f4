#!/bin/sh
# Builds the page of the empty Ebitengine program into build/empty, to measure
# the game beside it.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build/empty
scripts/wasm.sh ./scripts/empty build/empty/empty.wasm
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" scripts/empty/index.html scripts/empty/boot.js build/empty/
