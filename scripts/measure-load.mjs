// Measures how long the game takes from navigation until a person can play,
// beside the empty Ebitengine program, both in the same run and in turn, each
// time with empty caches. Both put the mark "playable" into the browser's
// timeline: the empty program at its first frame, the game when its board is
// painted and takes input.
// Usage: node scripts/measure-load.mjs [RUNS]   (11 unless given, at least 7)

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags } from './browser.mjs';

const top = fileURLToPath(new URL('..', import.meta.url));
const runs = Number(process.argv[2] ?? 11);
if (!(runs >= 7)) {
  console.error('usage: node scripts/measure-load.mjs [RUNS]   (at least 7)');
  process.exit(2);
}

async function serve(folder) {
  const server = spawn(`${top}build/anqi`, ['serve', '-port', '0', '-dir', top + folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(createInterface({ input: server.stdout }), 'line');
  return { address: address.trim(), stop: () => server.kill('SIGINT') };
}

async function load(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, locale: 'zh-TW' });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const mark = await page.waitForFunction(() => performance.getEntriesByName('playable')[0]?.startTime, null, { timeout: 60_000, polling: 50 });
    return await mark.jsonValue();
  } finally {
    await context.close();
  }
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, least: sorted[0], most: sorted.at(-1) };
}

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
const servers = [await serve('build/empty'), await serve('build/site')];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: browserFlags });
try {
  const addresses = [servers[0].address, `${servers[1].address}play.html`];
  // The first load of each only warms the disk.
  for (const address of addresses) await load(browser, address);
  const times = [[], []];
  for (let run = 0; run < runs; run++) {
    for (const [i, address] of addresses.entries()) times[i].push(await load(browser, address));
  }
  const [empty, game] = times.map(summary);
  const row = (name, { median, least, most }) =>
    console.log(`${name.padEnd(14)} median ${seconds(median)} s, ${seconds(least)} to ${seconds(most)} s, ${runs} runs`);
  row('empty program', empty);
  row('game', game);
  console.log(`the game takes ${(game.median / empty.median).toFixed(2)} times as long`);
} finally {
  await browser.close();
  for (const server of servers) server.stop();
}
