// Measures what playing costs in a real page of the built site: how long expert thinks and whether the page answers meanwhile,
// the time from the capture that leaves four pieces until the computer's exact answer is on the board, and the program's memory
// after both.
// Usage: node scripts/measure-play.mjs [TURNS [PIECES ...]]
//
// TURNS of expert (12 unless given) are measured in a new game. PIECES are the endings, each in a page of its own, player one's
// side first; those that take longest natively unless given. Every time includes the half second of the computer's quickest pace.

import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags } from './browser.mjs';
import { watch } from './watch-page.mjs';
import * as play from '../e2e/play.mjs';
import { storedGame } from '../e2e/prepared.mjs';

const top = fileURLToPath(new URL('..', import.meta.url));
const [turns = 12, ...given] = process.argv.slice(2);
const wanted = given.length ? given : ['NGpm', 'NMrk', 'RNKr', 'CRrr', 'NRrg', 'PNmk', 'KGMk', 'KGkg', 'KPkp', 'Kmnp'];
const games = execFileSync(`${top}build/endings`, wanted, { encoding: 'utf8' }).trim().split('\n').map((line) => JSON.parse(line));

const server = spawn(`${top}build/anqi`, ['serve', '-port', '0', '-dir', `${top}build/site`], { stdio: ['ignore', 'pipe', 'inherit'] });
const [address] = await once(createInterface({ input: server.stdout }), 'line');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: browserFlags });

// openGame opens a page of its own, with a prepared game if there is one.
async function openGame(game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, locale: 'zh-TW' });
  const page = await context.newPage();
  const watched = await watch(page);
  if (game) {
    const text = storedGame({ rules: 'traditional', pieces: game.pieces, turns: game.turns, level: 'expert' });
    await page.addInitScript((text) => localStorage.setItem('anqi.game', text), text);
  }
  await page.goto(`${address.trim()}play.html`);
  await play.ready(page);
  page.setDefaultTimeout(60_000);
  await play.quickComputer(page);
  return { context, page, watched };
}

// settled waits until the computer has answered the action that was just made.
const answered = (page) => page.waitForFunction(() =>
  globalThis.observed.status.some(({ line }) => line.startsWith('電腦思考中')) && !globalThis.observed.status.at(-1).line.startsWith('電腦思考中'));

async function turn(page, watched, act) {
  return watched.during(async () => {
    await act();
    await answered(page);
  });
}

function summary(name, rows, key) {
  const sorted = rows.map((row) => row[key]).filter((value) => value !== undefined).sort((a, b) => a - b);
  const of = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  console.log(`${name.padEnd(44)} median ${of(0.5)} ms, ${of(0)} to ${of(1)} ms, ${sorted.length} times`);
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(0);

try {
  const endings = [];
  for (const game of games) {
    const { context, page, watched } = await openGame(game);
    const row = await turn(page, watched, async () => {
      await play.square(page, game.from).click();
      await play.square(page, game.to).click();
    });
    console.log(`${game.wanted.padEnd(8)} answered after ${Math.round(row.thought)} ms, longest gap ${Math.round(row.gap)} ms`);
    endings.push(row);
    await context.close();
  }
  summary('four pieces left: the exact answer', endings, 'thought');
  summary('four pieces left: longest gap between frames', endings, 'gap');

  // Five pieces: a hint has every ending of four built that can follow. Then a whole opening and middle game in the same page.
  const { context, page, watched } = await openGame(games[0]);
  await play.press(page, '提示');
  await play.spoken(page).getByText(/^建議/).waitFor();
  await play.newGame(page, '專家', '我先');
  const rows = [];
  for (let i = 0; i < Number(turns) && await play.myTurn(page); i++) {
    rows.push(await turn(page, watched, () => play.act(page, play.byMouse, i * 5 + 1)));
  }
  summary('expert: answer', rows, 'thought');
  summary('expert: longest gap between frames', rows, 'gap');
  const { last, most, collections } = watched.live();
  console.log(`WebAssembly.Memory ${megabytes(await watched.memory())} MB; live heap ${megabytes(last)} MB after the last of ${collections} collections, ${megabytes(most)} MB at most`);
  await context.close();
} finally {
  await browser.close();
  server.kill('SIGINT');
}
