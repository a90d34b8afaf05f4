// Loads the game: a progress bar that counts real bytes, a plain sentence and a retry button when something is missing
// or fails, and never a bar that stands still without a word. The game itself takes the loading screen away when its
// first picture is ready (window.anqiReady).
//
// The names of the program and of its loader stand in the page, since they change with their content. What came damaged
// is asked for once more at once, past the browser's cache, and the retry button does so too: a cache that holds a broken
// file would give it again and again.
"use strict";

(() => {
  const { program, loader } = document.currentScript.dataset;
  const wasmBytes = Number(document.currentScript.dataset.wasmBytes);
  const stalledAfter = 15000; // milliseconds without a byte before the person is told
  const startsWithin = 30000; // milliseconds from a complete download to the first picture

  // In a frame the page around goes on scrolling where the game has nothing to scroll.
  if (window.parent === window) document.documentElement.classList.add("full");

  const find = (id) => document.getElementById(id);
  find("loading-stuck").remove();
  const retryMark = "anqi.retry"; // in the state of the page's history entry, which outlasts a reload
  const retried = Boolean(history.state?.[retryMark]);
  if (retried) history.replaceState(null, "");
  let finished = false;
  let stopped = false; // the game had begun
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
    stopped = true;
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
    if (typeof HTMLDialogElement !== "function") return "這個瀏覽器太舊，開不出遊戲的面板。";
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return "";
  }

  // A failure of loading: what happened, what a person can do, and whether another copy of the file may be better.
  class Failure extends Error {
    constructor(happened, advice, again = false) {
      super(happened);
      Object.assign(this, { advice, again });
    }
  }

  const failed = (happened) => `遊戲沒有載入成功：${happened}`;

  // Why nothing at all can be fetched where the page is, or else what may be in the way.
  function unreachable() {
    if (location.protocol === "file:") {
      return new Failure("這個網頁是直接從檔案打開的，瀏覽器不准它讀取遊戲的程式。", "請在專案的資料夾裡執行 make play，再打開它印出來的網址。");
    }
    if (window.origin === "null") {
      return new Failure("放遊戲的框架不准它讀取自己的檔案。", "請那個網頁的作者在 iframe 的 sandbox 屬性裡寫上 allow-scripts allow-same-origin；也可以直接打開遊戲自己的網址。");
    }
    if (navigator.onLine === false) {
      return new Failure("這台裝置現在沒有連上網路。", "連上之後再試一次。已經存下的棋局不會受影響。");
    }
    return new Failure("連不上這個網站。", "可能網路不通，或者被防火牆、瀏覽器的擴充功能擋住了；請再試一次。已經存下的棋局不會受影響。");
  }

  function answered(status) {
    if (status === 404 || status === 410) {
      return new Failure(`網站上找不到遊戲的檔案（${status}）。`, "可能剛換了新版，再試一次會拿到最新的；一直這樣的話，請告訴網站的管理者。");
    }
    if (status >= 500) return new Failure(`網站暫時出了問題（${status}）。`, "請過一會兒再試一次。已經存下的棋局不會受影響。");
    return new Failure(`網站不肯給遊戲的檔案（${status}）。`, "請再試一次；一直這樣的話，請告訴網站的管理者。");
  }

  const damaged = (file) => new Failure(`${file}下載到的內容不對。`, "網站或網路可能給了別的東西，例如要先登入的畫面；請再試一次，會整個重新下載。", true);

  async function ask(source, options) {
    let answer;
    try {
      answer = await fetch(source, { credentials: "same-origin", ...options });
    } catch {
      throw unreachable();
    }
    if (!answer.ok) throw answered(answer.status);
    return answer;
  }

  // Adds a script to the page and tells whether it came; what is in it shows in what it defines.
  function addScript(source) {
    return new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = source;
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      document.head.append(script);
    });
  }

  // Past the cache, fetch leaves in it what the script element takes out.
  async function addLoader(cache) {
    if (cache === "reload") await (await ask(loader, { cache })).arrayBuffer();
    const came = await addScript(loader);
    if (!came || typeof Go !== "function") throw damaged("遊戲的載入程式");
  }

  async function compile(cache, signal) {
    const answer = await ask(program, { cache, signal });
    const encoded = answer.headers.get("Content-Encoding");
    const total = wasmBytes || (encoded ? 0 : Number(answer.headers.get("Content-Length")));
    const { stream, whole } = counted(answer.body, total);
    const type = answer.headers.get("Content-Type") ?? "";
    const typed = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
    const compiled = await WebAssembly.compileStreaming(typed).catch((error) => console.warn(error));
    const received = await whole;
    if (compiled && (!wasmBytes || received === wasmBytes)) return compiled;
    if (received < 0) throw new Failure("下載到一半，連線就斷了。", "請看看網路是否通，再試一次。已經存下的棋局不會受影響。", true);
    if (type.startsWith("text/")) throw damaged("遊戲的程式");
    if (received < total) throw new Failure("遊戲的程式只下載到一部分。", "請再試一次，會整個重新下載；一直這樣的話，請告訴網站的管理者。", true);
    if (received > total && total) throw damaged("遊戲的程式");
    throw new Failure("遊戲的程式下載好了，這個瀏覽器卻讀不懂。", "瀏覽器可能太舊，請更新或換一個，再試一次。", true);
  }

  // Takes what the browser has, unless the last try failed, and asks again past its cache when that is no good.
  async function fresh(load) {
    if (retried) return load("reload");
    try {
      return await load("default");
    } catch (error) {
      if (!error.again) throw error;
      console.warn(error);
      return load("reload");
    }
  }

  // Counts what arrives on its way to the compiler, and keeps no second copy of it; whole becomes the number of bytes in the
  // end, or -1 if the connection broke. What the compiler does not want any more is counted all the same. The queue lets the
  // download go on while the page is busy.
  function counted(body, total) {
    const reader = body.getReader();
    let received = 0, end;
    const whole = new Promise((resolve) => { end = resolve; });
    async function pass(queue) {
      try {
        const part = await reader.read();
        if (part.done) {
          end(received);
          queue?.close();
          return false;
        }
        received += part.value.byteLength;
        progress(received, total);
        queue?.enqueue(part.value);
        return true;
      } catch (error) {
        end(-1);
        queue?.error(error);
        return false;
      }
    }
    const rest = async () => { while (await pass()); };
    const stream = new ReadableStream({ pull: pass, cancel: rest }, new ByteLengthQueuingStrategy({ highWaterMark: 4e6 }));
    return { stream, whole };
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
    let go, instance;
    try {
      // The program is the longest to come, so it is asked for first; everything else is done meanwhile.
      const control = new AbortController();
      const compiling = fresh((cache) => compile(cache, control.signal));
      compiling.catch(() => {}); // heard of below
      const loading = fresh(addLoader);
      loading.catch(() => {});
      const missing = whatIsMissing();
      if (missing) {
        control.abort();
        fail(missing, "請換一個較新的瀏覽器，或在設定裡打開硬體加速，再試一次。");
        return;
      }
      await loading;
      go = new Go();
      // Less collecting of garbage, while the pictures are drawn above all, for some memory that every device has.
      go.env = { ...go.env, GOGC: "300" };
      instance = await WebAssembly.instantiate(await compiling, go.importObject).catch(explain);
    } catch (error) {
      console.warn(error);
      fail(failed(error.message), error.advice ?? "請再試一次。已經存下的棋局不會受影響。");
      return;
    }
    if (wasmBytes) progress(wasmBytes, wasmBytes);
    arrived = true;
    watch(startsWithin, "棋盤遲遲沒有出來。", "這台裝置可能比較慢，可以再等，或再試一次。");
    await go.run(instance).catch(console.error);
    fail("遊戲停下來了。", "下過的每一手都存好了，按「再試一次」就能接著下。");
  }

  // Names what keeps a whole program from being made ready.
  function explain(error) {
    if (error instanceof WebAssembly.LinkError) throw new Failure("遊戲的檔案有新有舊，合不起來。", "請再試一次，會整個重新下載。");
    if (error instanceof RangeError) throw new Failure("這台裝置的記憶體不夠。", "請關掉別的分頁或程式，再試一次。");
    throw error;
  }

  // Loads again. After a failure of loading the page itself may be old, so it is asked for first, with what it names.
  async function retry() {
    if (stopped || location.protocol === "file:" || window.origin === "null") return location.reload();
    const own = [location.href, ...[...document.querySelectorAll("script[src], link[rel=stylesheet]")].map((node) => node.src || node.href)];
    const [page] = await Promise.allSettled(own.map((source) => fetch(source, { cache: "reload" }).then((answer) => answer.arrayBuffer())));
    if (page.status === "rejected") {
      const { message, advice } = unreachable();
      return tell(failed(message), advice);
    }
    history.replaceState({ [retryMark]: true }, "");
    location.reload();
  }

  find("loading-retry").addEventListener("click", retry);
  start();
})();
