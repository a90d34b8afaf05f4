// What is kept: through a reload, a damaged or refused storage, and between two tabs.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { board, captured, cells, counters, dialog, message, myTurn, newGame, playTurns, press, ready, square, start } from './play.mjs';

// picture is all that a reload has to bring back.
async function picture(page) {
  return { board: await board(page), counters: await counters(page), captured: await captured(page),
    turn: await page.getByRole('status').first().textContent() };
}

test('a reload in the middle brings back board, turn, counters and captured pieces', async (t) => {
  const { page } = await start(t);
  await newGame(page, '簡單', '我先');
  assert.ok(await playTurns(page, 12), 'the game still goes on');
  const before = await picture(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await picture(page), before);
  await page.getByText(/接著上次的棋局/).first().waitFor();
  await playTurns(page, 1);
});

test('a graphics context that is lost loads the page anew, and the game is there', async (t) => {
  const { page } = await start(t, { slow: true });
  await square(page, 'b3').click();
  await myTurn(page);
  const before = await picture(page);
  const loaded = page.waitForEvent('load');
  await page.locator('canvas').evaluate((canvas) => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
  await loaded;
  await ready(page);
  assert.deepEqual(await picture(page), before);
});

// stored returns the keys and values of the site's storage.
const stored = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('a damaged game is told, set aside, and play goes on', async (t) => {
  const { page } = await start(t);
  await page.evaluate(() => localStorage.setItem('somebody.else', 'keep me'));
  await newGame(page, '簡單', '我先');
  await playTurns(page, 3);
  const key = Object.keys(await stored(page)).find((name) => /game/.test(name) && !/aside/.test(name));
  assert.ok(key, 'the game is stored');
  const damaged = await page.evaluate((key) => {
    const value = localStorage.getItem(key);
    const changed = value.slice(0, value.length / 2) + '?' + value.slice(value.length / 2 + 1);
    localStorage.setItem(key, changed);
    return changed;
  }, key);
  await page.reload();
  await ready(page);
  await page.getByText(/存檔損壞/).first().waitFor();
  assert.equal((await counters(page)).turns, 0, 'a new game');
  const after = await stored(page);
  assert.ok(Object.entries(after).some(([name, value]) => /aside/.test(name) && value === damaged), 'the old data is kept');
  assert.equal(after['somebody.else'], 'keep me');
  await newGame(page, '簡單', '我先');
  await playTurns(page, 2);
});

test('a refused storage is told and the game is played in memory', async (t) => {
  const { page } = await open(t, {
    before: (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
    }),
  });
  await ready(page);
  await page.getByText(/不讓遊戲存檔/).first().waitFor();
  await playTurns(page, 2);
});

test('a full storage is told and play goes on', async (t) => {
  const { page } = await open(t, {
    before: (page) => page.addInitScript(() => {
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }),
  });
  await ready(page);
  await square(page, 'b3').click();
  await page.getByText(/儲存空間滿了/).first().waitFor();
  await playTurns(page, 2);
});

test('a second tab says so, and only one of them writes', async (t) => {
  const game = await start(t);
  const { page } = game;
  await newGame(page, '簡單', '我先');
  await playTurns(page, 3);
  const first = await picture(page);
  const before = await stored(page);
  const second = await game.another();
  await ready(second);
  const question = second.getByRole('dialog');
  await question.getByText(/另一個分頁/).first().waitFor();
  assert.deepEqual(await stored(page), before, 'the second tab has written nothing');
  await question.getByRole('button', { name: '在這裡繼續' }).click();
  await question.waitFor({ state: 'detached' });
  assert.equal((await picture(second)).board, first.board, 'the game goes on in the second tab');
  await page.getByRole('dialog').getByText(/已經移到另一個分頁繼續，這裡不再存檔/).first().waitFor();
  await playTurns(second, 2);
  const after = await stored(second);
  // The first tab may be looked at, but what it does is not stored.
  await page.bringToFront();
  await page.reload();
  await ready(page);
  await page.getByRole('dialog').getByText(/另一個分頁/).first().waitFor();
  assert.deepEqual(await stored(page), after);
});

for (const [answer, words] of [['true', /答應，不會自行清除/], ['false', /七天沒來之後會自行清除/], ['undefined', /七天沒來之後會自行清除/]]) {
  test(`the standings say how long they last when the browser's promise is ${answer}`, async (t) => {
    const { page } = await open(t, {
      before: (page) => page.addInitScript((answer) => {
        window.asked = 0;
        const persist = async () => {
          window.asked++;
          return answer === 'true';
        };
        Object.defineProperty(navigator, 'storage', { value: answer === 'undefined' ? undefined : { persist } });
      }, answer),
    });
    await ready(page);
    assert.equal(await page.evaluate(() => window.asked), 0, 'not before there is a reason');
    await press(page, '戰績');
    const panel = dialog(page, '戰績');
    await panel.getByText(words).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await press(page, '戰績');
    await panel.getByText(words).waitFor();
    assert.equal(await page.evaluate(() => window.asked), answer === 'undefined' ? 0 : 1, 'asked once');
  });
}
