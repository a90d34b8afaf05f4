# The commands of the project. `make play` and `make test` are all that is needed
# to begin; both install or name what the machine lacks.

# Packages that need no window, and those that do.
WINDOWLESS = $(shell scripts/packages.sh windowless)
DRAWING = $(shell scripts/packages.sh drawing)
# What also runs in the browser, and is tested as WebAssembly too.
PURE = ./game/... ./ai/... ./save/... ./render/ui/... ./render/qrcode/... ./platform/... ./assets/texts/...

STEP = scripts/step.sh
NODE_TEST = node --test --test-concurrency=1 --test-reporter=spec
WASM_TEST = GOOS=js GOARCH=wasm go test -exec "$(CURDIR)/scripts/wasm-exec.sh"
# A window on a machine without a screen or a graphics card.
XVFB = LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1600x1200x24"

.PHONY: play test screenshots check format vet staticcheck unit race wasm-unit draw native wasm size e2e visit bench bench-wasm measure-load measure-play nightly fonts icon loader clean
.NOTPARALLEL:

# Builds the site and serves it on this machine; prints the address.
play:
	@scripts/setup.sh play
	@scripts/site.sh
	@go build -o build/anqi ./cmd/anqi
	@build/anqi serve

# Everything that has to pass, in about the order of how soon it tells.
test:
	@scripts/setup.sh test
	@$(STEP) begin
	@$(MAKE) --no-print-directory format vet staticcheck unit race wasm-unit draw native wasm size e2e visit
	@$(STEP) end

# The quick part of the tests, for between two edits.
check:
	@$(MAKE) --no-print-directory format vet staticcheck
	@$(STEP) "Unit tests" go test $(WINDOWLESS)

format:
	@$(STEP) "Format" scripts/format.sh

vet:
	@$(STEP) "Vet" go vet ./...
	@$(STEP) "Vet, as WebAssembly" env GOOS=js GOARCH=wasm go vet ./...

staticcheck: build/staticcheck
	@$(STEP) "Staticcheck" build/staticcheck ./...
	@$(STEP) "Staticcheck, as WebAssembly" env GOOS=js GOARCH=wasm build/staticcheck ./...

build/staticcheck: tools/go.mod tools/go.sum
	go build -modfile=tools/go.mod -o $@ honnef.co/go/tools/cmd/staticcheck

unit:
	@$(STEP) "Unit and property tests" go test -shuffle=on $(WINDOWLESS)

# The race detector makes a program ten times slower, and WebAssembly is slower
# too: there the property tests take fewer random games (-short).
race:
	@$(STEP) "The same with the race detector" env CGO_ENABLED=1 go test -race -short -shuffle=on $(WINDOWLESS)

wasm-unit:
	@$(STEP) "The pure packages as WebAssembly under Node" env $(WASM_TEST) -short $(PURE)

draw:
	@$(STEP) "Draw tests on a virtual screen" env $(XVFB) go test $(DRAWING)

native:
	@$(STEP) "Native build" env CGO_ENABLED=0 go build -trimpath -ldflags="-s -w" -o build/anqi-window .

# The web site, in build/site.
wasm:
	@$(STEP) "Web site" scripts/site.sh

# The weight of the game beside an empty Ebitengine program of the same build.
size:
	@$(STEP) "Empty Ebitengine program" scripts/empty.sh
	@$(STEP) "Size budget" node scripts/check-size.mjs build/empty/empty.wasm build/anqi.wasm

# The tests in a real browser, on the site as built last.
e2e:
	@scripts/setup.sh test
	@[ -f build/site/play.html ] || scripts/site.sh
	@$(STEP) "Command line" go build -o build/anqi ./cmd/anqi
	@$(STEP) "Tests in a real browser" $(NODE_TEST) e2e/*.test.mjs

# A short visit in each of the three engines: Chromium, Firefox and WebKit.
visit:
	@scripts/setup.sh test
	@[ -f build/site/play.html ] || scripts/site.sh
	@$(STEP) "Command line" go build -o build/anqi ./cmd/anqi
	@$(STEP) "A visit in Chromium, Firefox and WebKit" env $(XVFB) $(NODE_TEST) e2e/visit/*.test.mjs

bench:
	go test -run '^$$' -bench . -benchmem -count 6 $(PURE)

bench-wasm:
	$(WASM_TEST) $(shell scripts/wasm-flags.sh) -run '^$$' -bench . -benchmem -count 6 $(PURE)

# How long the game takes until a person can play, beside the empty program.
measure-load:
	@scripts/setup.sh test
	@scripts/site.sh
	@scripts/empty.sh
	@go build -o build/anqi ./cmd/anqi
	node scripts/measure-load.mjs

# What playing costs in a page: expert's time, exact endgames, memory.
measure-play:
	@scripts/setup.sh test
	@scripts/site.sh
	@go build -o build/anqi ./cmd/anqi
	@go build -o build/endings ./scripts/endings
	node scripts/measure-play.mjs

# What takes too long for every change: every fuzz target for minutes, the tests
# again in other orders, and whole games in a browser under every preset.
nightly:
	@scripts/setup.sh test
	scripts/fuzz.sh 5m
	ANQI_LONG=1 CGO_ENABLED=1 go test -race -shuffle=on -count=3 -timeout=2h $(WINDOWLESS)
	scripts/site.sh && go build -o build/anqi ./cmd/anqi && $(NODE_TEST) e2e/nightly/*.test.mjs

# The pictures of docs/screenshots, taken from the site as built last.
screenshots:
	@scripts/setup.sh test
	@scripts/site.sh
	@go build -o build/anqi ./cmd/anqi
	node scripts/screenshots.mjs

# The font subsets again, after a text has changed.
fonts:
	@scripts/setup.sh fonts
	assets/fonts/make.sh

# The loader of Go's WebAssembly again, after the toolchain has changed.
loader:
	cp "$$(go env GOROOT)/lib/wasm/wasm_exec.js" wasm_exec.js

# The picture on a phone's home screen again, after the drawing has changed.
icon:
	go run ./scripts/icon >build/touch-icon.png && mv build/touch-icon.png web/touch-icon.png

clean:
	rm -rf build
