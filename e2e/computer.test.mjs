// Games against the computer: to the end by mouse, a few turns by touch, taking back, hints.

import test from 'node:test';
import assert from 'node:assert/strict';
import { button, byTouch, cells, counters, dialog, isOver, myTurn, newGame, playToEnd, playTurns, press, ready, spoken, square, start, statusText } from './play.mjs';

// standing reads wins, losses and draws of a level from the standings' table.
async function standing(page, level) {
  await press(page, '戰績');
  const panel = dialog(page, '戰績');
  await panel.waitFor();
  const rows = panel.getByRole('row', { name: new RegExp(`^${level}`) });
  let games = 0;
  for (const row of await rows.all()) {
    const values = await row.getByRole('cell').allInnerTexts();
    games += values.slice(0, 3).map(Number).reduce((a, b) => a + b, 0);
  }
  await panel.getByRole('button', { name: '關閉' }).click();
  await panel.waitFor({ state: 'detached' });
  return games;
}

// toBoard closes the panel that opens at a game's end.
async function toBoard(page) {
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

test('a whole game against easy, counted once through two reloads and an undo', async (t) => {
  const { page } = await start(t);
  await newGame(page, '簡單', '我先');
  const actions = await playToEnd(page);
  assert.ok(actions > 10, `only ${actions} actions`);
  assert.ok(await isOver(page));
  await toBoard(page);
  const end = await statusText(page);
  assert.equal(await standing(page, '簡單'), 1);
  for (let i = 0; i < 2; i++) {
    await page.reload();
    await ready(page);
    assert.equal(await statusText(page), end, 'the end is still the end');
    if (await page.getByRole('dialog').count()) await toBoard(page);
    assert.equal(await standing(page, '簡單'), 1, 'counted once');
  }
  await press(page, '悔棋');
  assert.ok(!(await isOver(page)), 'the undo leads back into the game');
  assert.equal(await standing(page, '簡單'), 0, 'the undone end takes its result back');
  await playToEnd(page);
  await toBoard(page);
  assert.equal(await standing(page, '簡單'), 1, 'and the new end counts once');
});

test('turns by touch', async (t) => {
  const { page } = await start(t, { touch: true, viewport: { width: 390, height: 780 } });
  await playTurns(page, 4, byTouch);
  assert.ok((await counters(page)).turns >= 8);
});

test('taking back a flip and flipping again shows the same piece', async (t) => {
  const { page } = await start(t);
  await newGame(page, '我先');
  await square(page, 'b3').click();
  await myTurn(page);
  const piece = (await cells(page)).find((cell) => cell.square === 'b3').piece;
  assert.notEqual(piece, '暗子');
  await press(page, '悔棋');
  assert.equal((await counters(page)).turns, 0);
  assert.equal((await cells(page)).find((cell) => cell.square === 'b3').piece, '暗子');
  await square(page, 'b3').click();
  await myTurn(page);
  assert.equal((await cells(page)).find((cell) => cell.square === 'b3').piece, piece);
});

test('a hint is spoken and marked', async (t) => {
  const { page } = await start(t);
  await newGame(page, '我先');
  await press(page, '提示');
  await spoken(page).getByText(/^建議/).waitFor();
  const marked = (await cells(page)).filter((cell) => cell.can.some((word) => word.startsWith('建議')));
  assert.ok(marked.length >= 1, 'the board shows it');
});

test('mute is remembered', async (t) => {
  const { page } = await start(t);
  await press(page, '靜音');
  await spoken(page).getByText('已靜音').waitFor();
  await page.reload();
  await ready(page);
  if (await button(page, '靜音').count() === 0) await button(page, '選單').click();
  await page.getByRole('button', { name: '靜音', exact: true, pressed: true }).waitFor();
});

// pressWhileThinking flips a square and presses a control before the computer can have answered: both in one breath. It
// returns what the page said between the two.
async function pressWhileThinking(page, name, control) {
  const elements = [await square(page, name).elementHandle(), await button(page, control).elementHandle()];
  return page.evaluate(([cell, control]) => {
    cell.click();
    const said = document.querySelector('[role="status"]').textContent;
    control.click();
    return said;
  }, elements);
}

test('the thinking of expert is cancelled by an undo and by a new game', async (t) => {
  const { page } = await start(t);
  await newGame(page, '專家', '我先');
  // The computer's turn takes the undo back to the person's own flip.
  assert.match(await pressWhileThinking(page, 'b3', '悔棋'), /電腦/);
  assert.equal((await counters(page)).turns, 0, 'back at the start');
  assert.match(await statusText(page), /請你翻第一子/);
  assert.match(await pressWhileThinking(page, 'c4', '新局'), /電腦/);
  const panel = dialog(page, '開新局');
  await panel.getByRole('radio', { name: '簡單', exact: true }).check();
  await panel.getByRole('button', { name: '開始' }).click();
  await dialog(page, '放棄這一局？').getByRole('button', { name: '開新局' }).click();
  assert.equal((await counters(page)).turns, 0);
  assert.match(await statusText(page), /請你翻第一子/);
  await square(page, 'a1').click();
  await myTurn(page);
  assert.equal((await counters(page)).turns, 2, 'nothing of the old game arrives');
  assert.equal((await cells(page)).filter((cell) => cell.piece === '暗子').length, 30);
});

test('the board answers while expert thinks', async (t) => {
  const { page } = await start(t);
  await newGame(page, '專家', '我先');
  await square(page, 'b3').click();
  await press(page, '說明');
  await dialog(page, '說明').waitFor();
  await page.keyboard.press('Escape');
  assert.ok(await myTurn(page), 'and it plays');
});
