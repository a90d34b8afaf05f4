#!/bin/sh
# Makes the two font subsets again from Debian's fonts-lxgw-wenkai. The same
# versions of the font and of fonttools give the same bytes.
set -eu
cd "$(dirname "$0")"

source=${FONT_SOURCE:-/usr/share/fonts/truetype/lxgw-wenkai}
if [ ! -f "$source/LXGWWenKai-Bold.ttf" ]; then
	echo "fonts: $source/LXGWWenKai-Bold.ttf is missing: apt-get install fonts-lxgw-wenkai" >&2
	exit 1
fi
if ! command -v pyftsubset >/dev/null; then
	echo "fonts: pyftsubset is missing: apt-get install fonttools" >&2
	exit 1
fi

# subset SOURCE LIST TARGET
subset() {
	pyftsubset "$1" --text-file="$2" --output-file="$3" \
		--layout-features='' --no-hinting --desubroutinize --notdef-outline --name-IDs=''
	echo "fonts: $3 has $(wc -m <"$2") characters in $(wc -c <"$3") bytes"
}

export LC_ALL=C.UTF-8
# Beside what the texts use stands what is expected soon (expected.txt), so that
# a new sentence rarely needs a new font.
used=$(cd ../.. && go run ./assets/fonts/internal/characters .)
printf '%s\n' "$used" | cat - expected.txt | grep -o . | LC_ALL=C sort -u | tr -d '\n' >text.txt
echo >>text.txt
subset "$source/LXGWWenKai-Bold.ttf" pieces.txt pieces.ttf
subset "$source/LXGWWenKai-Bold.ttf" text.txt text.ttf
