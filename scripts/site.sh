#!/bin/sh
# Builds the web site into build/site: the pages, what web/ serves, the program
# as WebAssembly with its loader, and the licences.
#
# Programs, scripts and styles have to fit each other, and hosts and browsers
# keep them for as long as they like. So each carries a hash of its content in
# its name, anqi.wasm as anqi.HASH.wasm, and only the pages, which name them,
# keep their own names: whoever has the newest page has the newest of all.
set -eu
cd "$(dirname "$0")/.."
site=build/site
work=$site.new

rm -rf "$work"
mkdir -p "$work/web" "$work/licences"
scripts/wasm.sh . build/anqi.wasm
cp build/anqi.wasm "$work/"

# The loader must fit the compiler, so it always comes from the same Go.
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$work/"
(cd web && find . -type f ! -name '*.go' ! -path './testdata/*' ! -path './*_test/*') | while read -r file; do
	mkdir -p "$work/web/$(dirname "$file")"
	cp "web/$file" "$work/web/$file"
done
cp LICENSE NOTICE THIRD-PARTY-NOTICES.txt "$work/licences/"
cp assets/fonts/OFL.txt "$work/licences/fonts-OFL.txt"

# The progress bar needs the uncompressed size: Content-Length tells the
# compressed one.
bytes=$(($(wc -c <build/anqi.wasm)))
printf 's|data-wasm-bytes="0"|data-wasm-bytes="%s"|g\n' "$bytes" >"$work.sed"

# digest FILE: prints the start of its SHA-256.
digest() {
	if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -c1-16
}

# Files get their hashes, and the pages the new names.
files=$(cd "$work" && find . -name '*.wasm' -o -name '*.js' -o -name '*.css' | sed 's|^\./||' | sort)
for file in $files; do
	hashed="${file%.*}.$(digest "$work/$file").${file##*.}"
	mv "$work/$file" "$work/$hashed"
	printf 's|"%s"|"%s"|g\n' "$file" "$hashed" >>"$work.sed"
done
for page in index.html play.html; do
	sed -f "$work.sed" "$page" >"$work/$page"
done
rm "$work.sed"

# fail TEXT...: an incomplete site is worse than none.
fail() {
	echo "site: $*" >&2
	exit 1
}
grep -q "data-wasm-bytes=\"$bytes\"" "$work/play.html" || fail 'play.html has no data-wasm-bytes="0" to write the size into'
for file in $files; do
	grep -rqF "\"${file%.*}." "$work/index.html" "$work/play.html" || fail "no page names $file"
	! grep -rF "\"$file\"" "$work" || fail "$file is named above by its old name"
done

rm -rf "$site"
mv "$work" "$site"
echo "site: $site, the program has $bytes bytes"
