#!/bin/sh
# Builds one package as WebAssembly for the browser, stripped and repeatable.
# Usage: scripts/wasm.sh PACKAGE TARGET
set -eu
GOOS=js GOARCH=wasm CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -buildid=" -o "$2" "$1"
