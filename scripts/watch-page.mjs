// Watches a page of the game from outside, for measurements and for the tests of its memory: the memory of the program, its live
// heap, the longest gap between two animation frames, and how long the computer takes.

// What runs in the page before the game: it keeps the program's memory, has the garbage collector report (Go's GODEBUG), and
// notes every animation frame and every change of the line that says whose turn it is.
function observe() {
  const seen = { memory: null, gap: 0, last: 0, status: [] };
  globalThis.observed = seen;
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await original.apply(WebAssembly, given);
      seen.memory = (made.instance ?? made).exports.mem;
      return made;
    };
  }
  let loader;
  Object.defineProperty(globalThis, 'Go', {
    configurable: true,
    get: () => loader,
    set: (Original) => {
      loader = class extends Original {
        constructor() {
          super();
          this.env = { ...this.env, GODEBUG: 'gctrace=1' };
        }
      };
    },
  });
  const frame = (now) => {
    if (seen.last) seen.gap = Math.max(seen.gap, now - seen.last);
    seen.last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(() => {
    const line = document.querySelector('[role="status"]')?.textContent;
    if (line && line !== seen.status.at(-1)?.line) seen.status.push({ line, at: performance.now() });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Watches a page that is not opened yet. It returns
 *   memory()  bytes of the program's WebAssembly.Memory
 *   live()    { last, most, collections }: bytes of the live heap as the garbage collector has counted them, in whole MiB rounded up
 *   during(what)  awaits what() and returns { took, gap, thought } in milliseconds: how long it took, the longest gap between two
 *                 frames meanwhile, and how long the page said that the computer thinks, its pace included
 */
export async function watch(page) {
  const heaps = [];
  page.on('console', (message) => {
    const trace = /^gc \d+ @.*? (\d+)->(\d+)->(\d+) MB, /.exec(message.text());
    if (trace) heaps.push((Number(trace[3]) + 1) * 2 ** 20);
  });
  await page.addInitScript(observe);
  return {
    memory: () => page.evaluate(() => globalThis.observed.memory.buffer.byteLength),
    live: () => ({ last: heaps.at(-1), most: Math.max(...heaps), collections: heaps.length }),
    during: async (what) => {
      await page.evaluate(() => Object.assign(globalThis.observed, { gap: 0, last: 0, status: globalThis.observed.status.slice(-1) }));
      const before = performance.now();
      await what();
      const took = performance.now() - before;
      const { gap, status } = await page.evaluate(() => ({ gap: globalThis.observed.gap, status: globalThis.observed.status }));
      const from = status.findIndex(({ line }) => line.startsWith('電腦思考中'));
      const thought = from >= 0 && status[from + 1] ? status[from + 1].at - status[from].at : undefined;
      return { took, gap, thought };
    },
  };
}
