#!/bin/sh
# Builds one package as WebAssembly for the browser, stripped and repeatable.
# Usage: scripts/wasm.sh PACKAGE TARGET
set -eu
flags=$("$(dirname "$0")/wasm-flags.sh")
# shellcheck disable=SC2086 # the flags are meant to be split
GOOS=js GOARCH=wasm CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -buildid=" $flags -o "$2" "$1"
