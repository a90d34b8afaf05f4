#!/bin/sh
# Makes the three font subsets again from Debian's fonts-lxgw-wenkai. The same
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

# subset SOURCE LIST TARGET UNITS-PER-EM
subset() {
	pyftsubset "$1" --text-file="$2" --output-file="$3" \
		--layout-features='' --no-hinting --desubroutinize --notdef-outline --name-IDs=''
	/usr/bin/python3 scale.py "$3" "$4"
	echo "fonts: $3 has $(wc -m <"$2") characters in $(wc -c <"$3") bytes"
}

export LC_ALL=C.UTF-8
(cd ../.. && go run ./assets/fonts/internal/characters all .) >text.txt
(cd ../.. && go run ./assets/fonts/internal/characters canvas) >canvas.txt
# The text is small on the screen: a coarser grid than the original 1000 units
# compresses better and cannot be seen. A page has to be small above all.
subset "$source/LXGWWenKai-Bold.ttf" pieces.txt pieces.ttf 1000
subset "$source/LXGWWenKai-Bold.ttf" text.txt text.ttf 512
subset "$source/LXGWWenKai-Bold.ttf" canvas.txt canvas.ttf 256
