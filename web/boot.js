// Loads the game: a progress bar that counts real bytes, a plain sentence and a retry button when something is missing
// or fails, and never a bar that stands still without a word. The game itself takes the loading screen away when its
// first picture is ready (window.anqiReady).
"use strict";

(() => {
  const wasmBytes = Number(document.currentScript.dataset.wasmBytes);
  const stalledAfter = 15000; // milliseconds without a byte before the person is told
  const startsWithin = 30000; // milliseconds from a complete download to the first picture

  // In a frame the page around goes on scrolling where the game has nothing to scroll.
  if (window.parent === window) document.documentElement.classList.add("full");

  const find = (id) => document.getElementById(id);
  let finished = false;
  let arrived = false; // the program is complete, or something is missing or has failed: the bar does not move any more
  let watchdog = 0;

  function watch(milliseconds, reason, detail) {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => tell(reason, detail), milliseconds);
  }

  // Shows a sentence with the retry button. The loading may still succeed, in which case the screen goes away.
  function tell(reason, detail) {
    if (finished) return;
    find("loading-reason").textContent = reason;
    find("loading-detail").textContent = detail;
    find("loading-failure").hidden = false;
  }

  function fail(reason, detail) {
    arrived = true;
    clearTimeout(watchdog);
    if (finished) return showStopped(reason, detail);
    find("loading-progress").hidden = true;
    find("loading-text").hidden = true;
    tell(reason, detail);
  }

  // The game had begun and stopped: what it covered comes back, with the sentence.
  function showStopped(reason, detail) {
    finished = false;
    document.querySelectorAll("dialog").forEach((dialog) => dialog.remove());
    document.body.append(loading);
    loading.hidden = false;
    find("loading-progress").hidden = true;
    find("loading-text").hidden = true;
    tell(reason, detail);
    find("loading-retry").focus();
  }

  const loading = find("loading");
  let spoken = 0, shown = -1, shownAt = 0;
  // Shows how much has come: not every piece of it, which would hold up the download, but every twentieth part, and what comes slowly.
  function progress(received, total) {
    const now = performance.now();
    if (arrived || (received < total && received - shown < total / 20 && now - shownAt < 100)) return;
    shown = received;
    shownAt = now;
    watch(stalledAfter, "下載停住了，可能是網路不通。", "可以再等一會兒，或按「再試一次」。");
    if (!total) {
      find("loading-progress").removeAttribute("aria-valuenow");
      find("loading-progress").classList.add("unknown");
      find("loading-text").textContent = `載入中… ${(received / 1e6).toFixed(1)} MB`;
      return;
    }
    find("loading-failure").hidden = true;
    const percent = Math.min(100, Math.floor((received / total) * 100));
    find("loading-progress").setAttribute("aria-valuenow", percent);
    find("loading-bar").style.width = `${percent}%`;
    find("loading-text").textContent = percent < 100 ? `載入中… ${percent}%` : "準備棋盤…";
    const quarter = Math.floor(percent / 25) * 25;
    if (quarter > spoken) {
      spoken = quarter;
      find("loading-spoken").textContent = quarter < 100 ? `已載入百分之 ${quarter}` : "下載完成，準備棋盤";
    }
  }

  function whatIsMissing() {
    let context = null;
    try {
      context = document.createElement("canvas").getContext("webgl2");
    } catch {
      // told below
    }
    if (!context) return "這個瀏覽器沒有 WebGL 2，畫不出棋盤。";
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return "";
  }

  function addScript(source) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = source;
      script.onload = resolve;
      script.onerror = () => reject(new Error(source));
      document.head.append(script);
    });
  }

  async function download(source, signal) {
    const response = await fetch(source, { credentials: "same-origin", signal });
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    const encoded = response.headers.get("Content-Encoding");
    const total = wasmBytes || (encoded ? 0 : Number(response.headers.get("Content-Length")));
    count(response.clone().body.getReader(), total).catch(() => {}); // what fails there fails the download too
    if (response.headers.get("Content-Type") === "application/wasm") return response;
    return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
  }

  // Counts what arrives beside the way to the compiler, which need not wait for the bar.
  async function count(reader, total) {
    let received = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      received += part.value.byteLength;
      progress(received, total);
    }
  }

  window.anqiReady = () => {
    finished = true;
    clearTimeout(watchdog);
    loading.remove();
    performance.mark("playable"); // what scripts/measure-load.mjs waits for
  };

  async function start() {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.compileStreaming !== "function") {
      fail("這個瀏覽器不支援 WebAssembly，遊戲跑不起來。", "請換一個較新的瀏覽器，再試一次。");
      return;
    }
    progress(0, wasmBytes);
    let go, program;
    try {
      // The program is the longest to come, so it is asked for first; everything else is done meanwhile.
      const control = new AbortController();
      const compiling = WebAssembly.compileStreaming(download("anqi.wasm", control.signal));
      compiling.catch(() => {}); // heard of below
      const loader = addScript("wasm_exec.js");
      loader.catch(() => {});
      const missing = whatIsMissing();
      if (missing) {
        control.abort();
        fail(missing, "請換一個較新的瀏覽器，或在設定裡打開硬體加速，再試一次。");
        return;
      }
      await loader;
      go = new Go();
      // Less collecting of garbage, while the pictures are drawn above all, for some memory that every device has.
      go.env = { ...go.env, GOGC: "300" };
      program = await WebAssembly.instantiate(await compiling, go.importObject);
    } catch (error) {
      console.warn(error);
      fail("遊戲沒有載入成功。", "請看看網路是否通，再試一次。已經存下的棋局不會受影響。");
      return;
    }
    if (wasmBytes) progress(wasmBytes, wasmBytes);
    arrived = true;
    watch(startsWithin, "棋盤遲遲沒有出來。", "這台裝置可能比較慢，可以再等，或再試一次。");
    await go.run(program);
    fail("遊戲停下來了。", "下過的每一手都存好了，按「再試一次」就能接著下。");
  }

  find("loading-retry").addEventListener("click", () => location.reload());
  start();
})();
