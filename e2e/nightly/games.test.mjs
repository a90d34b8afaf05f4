// Whole games through the board under every preset and under custom rules: against the easy computer, and of two players. Every
// stored game is replayed by the command line and has to lead to the board that the page shows.

import test from 'node:test';
import assert from 'node:assert/strict';
import { isOver, newGame, start } from '../play.mjs';
import { sameAsReplay, storedRecord } from '../prepared.mjs';
import { customGame, everything, setEverything, startWithLots, takeTurns, twoPlayers } from '../variants.mjs';

const small = { viewport: { width: 640, height: 480 } };
const longest = 3000;

const presets = { 傳統: 'traditional', 競賽: 'tournament', 茶館: 'teahouse', 街頭: 'street', 連吃: 'chain', 大陸: 'mainland', 電腦賽: 'tcga' };

// finish plays to the end and compares what the page shows with where the rules lead.
async function finish(page, rules, persons) {
  await takeTurns(page, longest, { persons });
  assert.ok(await isOver(page), 'the game has an end');
  await page.getByRole('dialog').waitFor();
  assert.notEqual((await sameAsReplay(page)).result, '*');
  assert.match(await storedRecord(page), new RegExp(`\\[Rules "${rules}"\\]`));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

for (const [title, name] of Object.entries(presets)) {
  test(`${title}: a whole game against the computer, and one of two players`, async (t) => {
    const { page } = await start(t, small);
    if (name === 'tournament') await startWithLots(page, '簡單', title);
    else await newGame(page, '簡單', title);
    await finish(page, name, false);
    await newGame(page, twoPlayers, title, '玩家一先');
    await finish(page, name, true);
  });
}

test('all variants on: a whole game against the computer, and one of two players', async (t) => {
  const { page } = await start(t, small);
  await customGame(page, setEverything, '簡單', '傳統');
  await finish(page, everything, false);
  await customGame(page, setEverything, twoPlayers, '傳統');
  await finish(page, everything, true);
});
