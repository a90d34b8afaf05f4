#!/bin/sh
# Runs a WebAssembly test binary under Node. The environment is cut to what is
# needed, because a Go program under Node starts with little room for it.
set -eu
exec env -i PATH="$PATH" HOME="${HOME:-/}" TMPDIR="${TMPDIR:-/tmp}" ANQI_LONG="${ANQI_LONG:-}" \
	"$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$@"
