#!/bin/sh
# Makes sure that what a target of the Makefile needs is on this machine. As
# root on Debian it installs what is missing; otherwise it says in one line what
# to install. When nothing is missing it changes nothing and asks no server.
# Usage: scripts/setup.sh [play|test|fonts]
set -eu
cd "$(dirname "$0")/.."
purpose=${1:-test}

for program in go make; do
	command -v "$program" >/dev/null || { echo "setup: $program is missing: install Go 1.26 and make first" >&2; exit 1; }
done
[ "$purpose" != test ] || command -v node >/dev/null || { echo "setup: node is missing: install Node 20 or newer first" >&2; exit 1; }

missing=
# need PACKAGE CHECK...: notes a Debian package when the check fails.
need() {
	package=$1
	shift
	"$@" >/dev/null 2>&1 || missing="$missing $package"
}
# library NAME: whether the dynamic linker can find a library.
library() {
	PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | grep -q "$1"
}
# sound_package prints the name of ALSA's library, which newer Debians renamed.
sound_package() {
	if apt-cache show libasound2t64 >/dev/null 2>&1; then echo libasound2t64; else echo libasound2; fi
}
has_c_compiler() {
	command -v "${CC:-gcc}" && [ -e /usr/include/stdlib.h ]
}
has_chromium() {
	[ -x "${CHROMIUM:-/usr/bin/chromium}" ]
}
has_firefox() {
	command -v "${FIREFOX:-firefox-esr}"
}
has_software_gl() {
	ls /usr/lib/*/dri/swrast_dri.so || ls /usr/lib/*/libgallium*.so
}

if [ "$purpose" = test ]; then
	# The race detector is linked with C.
	need gcc has_c_compiler
	need libc6-dev has_c_compiler
	# The browser of the end-to-end tests.
	need chromium has_chromium
	# The other two engines, for a short visit in each.
	need firefox-esr has_firefox
	need webkit2gtk-driver command -v WebKitWebDriver
	# A display without a screen, for tests that draw.
	need xvfb command -v xvfb-run
	need xauth command -v xauth
	# What moves the mouse and presses keys in the window.
	need xdotool command -v xdotool
	need libgl1-mesa-dri has_software_gl
	# What Ebitengine loads when a native window opens.
	need libgl1 library libGL.so.1
	need libx11-6 library libX11.so.6
	need libxcursor1 library libXcursor.so.1
	need libxext6 library libXext.so.6
	need libxi6 library libXi.so.6
	need libxinerama1 library libXinerama.so.1
	need libxrandr2 library libXrandr.so.2
	need libxrender1 library libXrender.so.1
	need "$(sound_package)" library libasound.so.2
fi
if [ "$purpose" = fonts ]; then
	need fonttools command -v pyftsubset
	need fonts-lxgw-wenkai test -f /usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKai-Bold.ttf
fi

if [ -n "$missing" ]; then
	if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
		echo "setup: please install:$missing (on Debian: apt-get install$missing)" >&2
		exit 1
	fi
	echo "setup: installing$missing"
	apt-get update -qq
	# shellcheck disable=SC2086 # the list is meant to be split
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
fi

# The one package of npm, for the browser tests, in the version of the lock file.
if [ "$purpose" = test ] && ! cmp -s package-lock.json node_modules/.package-lock.copy; then
	npm ci --no-audit --no-fund
	cp package-lock.json node_modules/.package-lock.copy
fi
