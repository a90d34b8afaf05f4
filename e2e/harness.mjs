// The harness of the tests in a real browser: serves the built site, starts
// Chromium once per test file, and gives every test a page of its own, with its
// own storage. What the page complains about, and every request that leaves the
// site, is collected and fails the test at its end.
//
// It knows nothing of the game: the tests speak to the page by roles and names.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { after } from 'node:test';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { browserFlags } from '../scripts/browser.mjs';

const top = fileURLToPath(new URL('..', import.meta.url));
const server = `${top}build/anqi`;
const executable = process.env.CHROMIUM || '/usr/bin/chromium';

let serving;
let browsing;
const endings = [];
after(async () => {
  for (const end of endings.reverse()) await end();
});

// site returns the address of the site: of a server started here, or of the one
// that ANQI_SITE names.
export function site() {
  serving ??= process.env.ANQI_SITE ? Promise.resolve(process.env.ANQI_SITE) : startServer();
  return serving;
}

async function startServer() {
  assert.ok(existsSync(server), `${server} is missing: run make e2e, which builds it`);
  const child = spawn(server, ['serve', '-port', '0', '-dir', `${top}build/site`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  endings.push(async () => {
    child.kill('SIGINT');
    await ended;
  });
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(([status]) => { throw new Error(`the server ended with status ${status}`); }),
  ]);
  return line.trim();
}

// A name that leads to this machine and is, by plain HTTP, no secure context: as on another machine of the home network, the page
// has no Web Locks and no clipboard of its own there.
const plainName = 'plain.test';

// browser returns this file's Chromium.
export function browser() {
  browsing ??= startBrowser();
  return browsing;
}

async function startBrowser() {
  assert.ok(existsSync(executable), `${executable} is missing: run scripts/setup.sh, or name a Chromium in CHROMIUM`);
  const started = await chromium.launch({ executablePath: executable, args: [...browserFlags, `--host-resolver-rules=MAP ${plainName} 127.0.0.1`] });
  endings.push(() => started.close());
  return started;
}

/**
 * Opens a page of the site for one test and closes it after the test.
 *
 * @param t          the test's context
 * @param options    path          of the page, with query and fragment; default "play.html"
 *                   address       of another site than the built one, as this project serves it
 *                   viewport      { width, height } in CSS pixels; default 1280 × 800
 *                   touch         whether the device has a touch screen; default false
 *                   reducedMotion whether the system asks for less motion; default true, to be quick
 *                   locale        of the browser; default "zh-TW"
 *                   before        async (page, context) => {}: what to do before the page is opened
 *                   plain         whether the site has a name that is no secure context; default false
 * @returns page, context, address of the site, errors (texts of console errors, page errors and failed requests),
 *          foreign (addresses of requests to other origins), expectErrors (set true when the test provokes errors),
 *          check() (called at the end of the test by itself), another(path) (a second tab with the same storage)
 */
export async function open(t, options = {}) {
  const address = options.address ?? (options.plain ? plain(await site()) : await site());
  const context = await (await browser()).newContext({
    viewport: options.viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    hasTouch: options.touch ?? false,
    reducedMotion: (options.reducedMotion ?? true) ? 'reduce' : 'no-preference',
    locale: options.locale ?? 'zh-TW',
  });
  const game = { context, address, errors: [], foreign: [], expectErrors: false };
  context.on('page', (page) => watch(game, page));
  context.on('request', (request) => noteForeign(game, request.url()));
  game.check = async () => {
    assert.deepEqual(game.foreign, [], 'requests left the site');
    if (!game.expectErrors) assert.deepEqual(game.errors, [], 'the page reported errors');
  };
  game.another = async (path = options.path ?? 'play.html') => {
    const page = await context.newPage();
    await page.goto(new URL(path, address).href);
    return page;
  };
  t.after(async () => {
    try {
      await game.check();
    } finally {
      await context.close();
    }
  });
  game.page = await context.newPage();
  await options.before?.(game.page, context);
  await game.page.goto(new URL(options.path ?? 'play.html', address).href);
  return game;
}

// plain returns an address of this machine under the name that is no secure context.
function plain(address) {
  const url = new URL(address);
  url.hostname = plainName;
  return url.href;
}

function watch(game, page) {
  page.on('console', (message) => {
    if (message.type() === 'error') game.errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => game.errors.push(`page: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left or reloaded drops what it was still loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') game.errors.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) game.errors.push(`answer ${response.status()}: ${response.url()}`);
  });
}

function noteForeign(game, url) {
  const { protocol, origin } = new URL(url);
  if (protocol === 'data:' || protocol === 'blob:') return;
  if (origin !== new URL(game.address).origin) game.foreign.push(url);
}
