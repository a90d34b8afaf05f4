// Starts the empty program in the shortest way.
"use strict";

const go = new Go();
WebAssembly.instantiateStreaming(fetch("empty.wasm"), go.importObject).then(({ instance }) => go.run(instance));
