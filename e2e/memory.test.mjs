// What the program takes of the machine's memory after the most that play asks of it: every ending that can follow from five
// pieces, built for a hint, and a game against expert.

import test from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { newGame, playTurns, press, spoken, square } from './play.mjs';
import { resume } from './prepared.mjs';
import { watch } from '../scripts/watch-page.mjs';

const endings = JSON.parse(await readFile(new URL('endings.json', import.meta.url)));

test('the memory stays below 160 MB and the live heap below 96 MB', async (t) => {
  const { pieces, turns, from, to } = endings.find(({ wanted }) => wanted === 'NGpm');
  let watched;
  const { page } = await resume(t, { rules: 'traditional', pieces, turns, level: 'expert' }, { watch: async (page) => { watched = await watch(page); } });
  page.setDefaultTimeout(60_000);
  await press(page, '提示');
  await spoken(page).getByText(/^建議/).waitFor();
  await square(page, from).click();
  await square(page, to).click();
  await page.waitForFunction(() => /^(輪到你|你贏了|這局輸了|和棋)/.test(document.querySelector('[role="status"]').textContent));
  await newGame(page, '專家', '我先');
  await playTurns(page, 5);
  const memory = await watched.memory();
  const { most, collections } = watched.live();
  t.diagnostic(`memory ${(memory / 1e6).toFixed(0)} MB, live heap ${(most / 1e6).toFixed(0)} MB at most in ${collections} collections`);
  assert.ok(collections > 0, 'the collector has counted');
  assert.ok(memory < 160e6, `WebAssembly.Memory has ${memory} bytes`);
  assert.ok(most < 96e6, `the live heap had ${most} bytes`);
});
