// The site by plain HTTP at a name that is no secure context, as on another machine of the home network.

import test from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { open } from './harness.mjs';
import { board, dialog, grid, myTurn, newGame, playTurns, press, ready, small, square, start } from './play.mjs';

test('a copy without the browser\'s clipboard is made by selecting', async (t) => {
  const { page } = await start(t, { viewport: small, slow: true, plain: true });
  assert.deepEqual(await page.evaluate(() => [isSecureContext, Boolean(navigator.clipboard), Boolean(navigator.locks)]), [false, false, false]);
  await page.evaluate(() => addEventListener('copy', () => { window.copied = document.getSelection().toString() || document.activeElement.value; }));
  await press(page, '公平驗證');
  const panel = dialog(page, '公平驗證');
  const fingerprint = await panel.getByText(/^[0-9a-f]{64}$/).first().textContent();
  const button = panel.getByRole('button', { name: '複製以上內容' });
  await button.click();
  assert.ok((await page.evaluate(() => window.copied)).includes(fingerprint));
  assert.ok(await button.evaluate((element) => element === document.activeElement), 'the focus is where it was');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await square(page, 'b3').click();
  assert.ok(await myTurn(page), 'the game goes on');
});

// Where there are no locks the tabs agree by a lease (web/timedlease.go).

const patience = 60_000; // milliseconds, for a busy machine

const elsewhere = (page) => page.getByRole('dialog', { name: '已經在別處開著' });

// countWrites lets every tab count how often it keeps the game.
const countWrites = (context) => context.addInitScript(() => {
  window.writes = 0;
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key === 'anqi.game') window.writes++;
    return set.call(this, key, value);
  };
});

// decided waits until a tab plays or says that the game is open elsewhere, and tells which.
async function decided(page) {
  await grid(page).waitFor({ timeout: patience });
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: patience });
  return await elsewhere(page).count() === 0;
}

// tabs opens tabs of one browser, a time apart; the first is there already, on the page around the game.
async function tabs(game, count, gap) {
  const address = new URL('play.html', game.address).href;
  const pages = [game.page];
  while (pages.length < count) pages.push(await game.context.newPage());
  await Promise.all(pages.map((page, i) => sleep(i * gap).then(() => page.goto(address, { timeout: patience }))));
  return pages;
}

const plain = (t) => open(t, { viewport: small, plain: true, path: 'index.html', before: (page, context) => countWrites(context) });

for (const [count, gap] of [[2, 0], [3, 0], [4, 0], [2, 250], [4, 500], [3, 2000]]) {
  test(`of ${count} tabs opened ${gap} ms apart one keeps the game`, async (t) => {
    const game = await plain(t);
    const pages = await tabs(game, count, gap);
    const plays = await Promise.all(pages.map(decided));
    assert.equal(plays.filter(Boolean).length, 1, `who plays: ${plays}`);
    const owner = pages[plays.indexOf(true)];
    await square(owner, 'b3').click();
    await myTurn(owner);
    const writes = await Promise.all(pages.map((page) => page.evaluate(() => window.writes)));
    assert.deepEqual(writes.map((times) => times > 0), plays, `who has kept the game, and how often: ${writes}`);
  });
}

test('when the owner dies while others open, one of them goes on', async (t) => {
  const game = await plain(t);
  game.expectErrors = true; // of the page that dies
  const [owner, ...others] = await tabs(game, 1, 0);
  assert.ok(await decided(owner));
  await square(owner, 'b3').click();
  await myTurn(owner);
  const kept = await board(owner);
  for (let i = 0; i < 2; i++) others.push(await game.context.newPage());
  const session = await game.context.newCDPSession(owner);
  const address = new URL('play.html', game.address).href;
  // It dies before they can ask it: they find its record, and no answer.
  const crash = owner.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crash;
  await Promise.all(others.map((page) => page.goto(address, { timeout: patience })));
  const plays = await Promise.all(others.map(decided));
  assert.equal(plays.filter(Boolean).length, 1, `who plays: ${plays}`);
  assert.equal(await board(others[plays.indexOf(true)]), kept, 'the game goes on');
});

test('a second tab takes the game over, and a reload keeps it', async (t) => {
  const game = await plain(t);
  const [first, second] = await tabs(game, 2, 0).then(async (pages) => {
    const plays = await Promise.all(pages.map(decided));
    return plays[0] ? pages : pages.reverse();
  });
  await newGame(first, '簡單', '我先');
  await playTurns(first, 2);
  const kept = await board(first);
  await elsewhere(second).getByRole('button', { name: '在這裡繼續' }).click();
  await second.getByText('同一局棋已經在另一個分頁開著').first().waitFor({ state: 'detached' });
  assert.equal(await board(second), kept);
  await elsewhere(first).getByText(/已經移到另一個分頁繼續/).first().waitFor();
  const writes = await first.evaluate(() => window.writes);
  await playTurns(second, 1);
  assert.equal(await first.evaluate(() => window.writes), writes, 'the first tab writes no more');
  const now = await board(second);
  await second.reload();
  await ready(second);
  assert.equal(await elsewhere(second).count(), 0, 'nobody else has the game');
  assert.equal(await board(second), now);
});
