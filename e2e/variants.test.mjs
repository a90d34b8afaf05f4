// What single rules look like at the board: prepared positions, so that what is rare is there at once.

import test from 'node:test';
import assert from 'node:assert/strict';
import { button, captured, cells, counters, dialog, message, myTurn, press, spoken, square, statusText } from './play.mjs';
import { deal, resume, sameAsReplay } from './prepared.mjs';
import { messageSays, nameOf, onBoard } from './variants.mjs';

const small = { viewport: { width: 640, height: 480 } };

// A red chariot takes a soldier and may go on, over face-down pieces too.
const chain = { rules: 'chain', pieces: deal({ a1: 'R', b1: 'p', c1: 'n', b2: 'k', d1: 'c' }), turns: '1. a1(R) b1(p)' };

async function beginChain(page) {
  await square(page, 'a1').click();
  await square(page, 'b1').click();
  await page.getByText('紅俥可以接著吃').waitFor();
}

test('a chain says that it goes on and is stopped by the keyboard', async (t) => {
  const { page } = await resume(t, chain, small);
  await beginChain(page);
  assert.match(await nameOf(page, 'b1'), /紅俥，連吃中/);
  await messageSays(page, /紅俥在 b1 吃掉黑卒.*還可以接著吃/);
  await button(page, '停手').waitFor();
  await onBoard(page, 'b1');
  await page.keyboard.press('=');
  await spoken(page).getByText(/停手/).waitFor();
  await button(page, '停手').waitFor({ state: 'detached' });
  assert.match(await statusText(page), /玩家二/);
  assert.equal((await sameAsReplay(page)).result, '*');
});

test('the stop button is reached by Tab, and a chain goes on over face-down pieces', async (t) => {
  const { page } = await resume(t, chain, small);
  await beginChain(page);
  assert.match(await nameOf(page, 'c1'), /暗子，可暗吃/);
  await square(page, 'd8').click();
  await messageSays(page, /連吃中|連吃不能/);
  await square(page, 'c1').click();
  await messageSays(page, /紅俥暗吃 c1，翻出黑馬，吃掉了/);
  assert.match(await nameOf(page, 'c1'), /紅俥，連吃中/);
  await onBoard(page, 'c1');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent), '停手');
  await page.keyboard.press('Enter');
  await button(page, '停手').waitFor({ state: 'detached' });
  assert.match(await statusText(page), /玩家二/);
  await sameAsReplay(page);
});

test('a chain survives a reload in its middle, and is taken back as one turn', async (t) => {
  const { page } = await resume(t, { ...chain, level: 'easy', turns: '1. a1(R) b1(p)' }, small);
  await beginChain(page);
  await page.reload();
  await page.getByText('紅俥可以接著吃').waitFor();
  await button(page, '停手').waitFor();
  await press(page, '悔棋');
  await page.getByText(/^輪到你/).first().waitFor();
  assert.match(await nameOf(page, 'a1'), /紅俥/);
});

const dark = { rules: 'custom DarkCapture=true', pieces: deal({ a1: 'P', b1: 'c', a2: 'R', a3: 'K', d8: 'p', d7: 'k', c8: 'p' }) };

test('a dark attack on a stronger piece loses the attacker', async (t) => {
  const { page } = await resume(t, { ...dark, turns: '1. a1(P) d8(p)' }, small);
  await square(page, 'a1').click();
  assert.match(await nameOf(page, 'b1'), /暗子，可暗吃/);
  await square(page, 'b1').click();
  await messageSays(page, /紅兵暗吃 b1，翻出黑包，吃不下，自己陣亡/);
  await spoken(page).getByText(/紅兵暗吃 b1，翻出黑包，吃不下，自己陣亡/).waitFor();
  assert.match(await nameOf(page, 'a1'), /空格/);
  assert.match(await nameOf(page, 'b1'), /黑包/);
  assert.ok((await captured(page)).some((line) => /紅方被吃的子：紅兵/.test(line)));
  await sameAsReplay(page);
});

test('a dark attack on an own piece leaves both where they are', async (t) => {
  const { page } = await resume(t, { ...dark, turns: '1. a1(P) d8(p)' }, small);
  await square(page, 'a1').click();
  await square(page, 'a2').click();
  await messageSays(page, /紅兵暗吃 a2，翻出自己的紅俥，留在原地/);
  await spoken(page).getByText(/紅兵暗吃 a2，翻出自己的紅俥，留在原地/).waitFor();
  assert.match(await nameOf(page, 'a1'), /紅兵/);
  assert.match(await nameOf(page, 'a2'), /紅俥/);
  await sameAsReplay(page);
});

// A red chariot has chased a black horse four times running; black has just stepped away again.
const chase = {
  rules: 'tournament',
  pieces: deal({ a4: 'R', b4: 'p', b3: 'p', a3: 'n', c8: 'P' }),
  turns: '1. a4(R) b4(p) 2. a4-b4 b3(p) 3. b4-b3 a3(n) 4. c8(P) a3-a4 5. b3-b4 a4-a3 6. b4-b3 a3-a4 7. b3-b4 a4-a3 8. b4-b3 a3-a4',
};

test('the last chase is announced, then the next is marked and refused with its count', async (t) => {
  const { page } = await resume(t, chase, small);
  assert.match(await nameOf(page, 'a4'), /黑馬，.*被捉 4／5 次/);
  await square(page, 'b3').click();
  assert.match(await nameOf(page, 'b4'), /可走到這裡，是最後一次捉/);
  await square(page, 'b4').click();
  await spoken(page).getByText(/紅俥捉黑馬已到上限，下一手不能再捉/).waitFor();
  await messageSays(page, /紅俥捉黑馬已到上限，下一手不能再捉/);
  await square(page, 'a4').click();
  await square(page, 'a3').click();
  await page.getByText(/輪到玩家一/).first().waitFor();
  await square(page, 'b4').click();
  assert.match(await nameOf(page, 'b3'), /空格，長捉已 5 次，不能走/);
  const before = await counters(page);
  await square(page, 'b3').click();
  await messageSays(page, /紅俥捉黑馬已經 5 次，到上限了/);
  await page.getByRole('log').nth(1).getByText(/紅俥捉黑馬已經 5 次，到上限了/).waitFor();
  assert.deepEqual(await counters(page), before, 'nothing was played');
  await sameAsReplay(page);
});
