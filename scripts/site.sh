#!/bin/sh
# Builds the web site into build/site: the pages, what web/ serves, the program
# as WebAssembly with its loader, and the licences.
set -eu
cd "$(dirname "$0")/.."
site=build/site

rm -rf "$site.new"
mkdir -p "$site.new/web" "$site.new/licences"
scripts/wasm.sh . "$site.new/anqi.wasm"

# The loader must fit the compiler, so it always comes from the same Go.
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$site.new/"
(cd web && find . -type f ! -name '*.go' ! -path './testdata/*' ! -path './*_test/*') | while read -r file; do
	mkdir -p "$site.new/web/$(dirname "$file")"
	cp "web/$file" "$site.new/web/$file"
done
cp LICENSE NOTICE THIRD-PARTY-NOTICES.txt "$site.new/licences/"
cp assets/fonts/OFL.txt "$site.new/licences/fonts-OFL.txt"

# The progress bar needs the uncompressed size: Content-Length tells the
# compressed one.
bytes=$(wc -c <"$site.new/anqi.wasm")
for page in index.html play.html; do
	sed "s/data-wasm-bytes=\"0\"/data-wasm-bytes=\"$bytes\"/" "$page" >"$site.new/$page"
done
if ! grep -q "data-wasm-bytes=\"$bytes\"" "$site.new/play.html"; then
	echo "site: play.html has no data-wasm-bytes=\"0\" to write the size into" >&2
	exit 1
fi

rm -rf "$site"
mv "$site.new" "$site"
echo "site: $site, anqi.wasm has $bytes bytes"
