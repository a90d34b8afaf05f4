// The keyboard alone: no click in this file.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { board, canFlip, cells, counters, dialog, grid, isOver, myTurn, plan, ready, small, spoken, statusText } from './play.mjs';

const focusedName = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const focusedSquare = async (page) => (await focusedName(page)).split(' ')[0];
const inGrid = (page) => page.evaluate(() => Boolean(document.activeElement?.closest('[role="grid"]')));

// enterBoard presses Tab until the focus is on the board.
async function enterBoard(page) {
  for (let i = 0; i < 30 && !(await inGrid(page)); i++) await page.keyboard.press('Tab');
  assert.ok(await inGrid(page), 'Tab reaches the board');
}

// go moves to a square by its letter and digit.
async function go(page, name) {
  await page.keyboard.press(name[0]);
  await page.keyboard.press(name[1]);
  assert.equal(await focusedSquare(page), name);
}

// touchByKey is Enter on a square.
async function touchByKey(page, name) {
  await go(page, name);
  await page.keyboard.press('Enter');
}

// actByKey carries out the action that plan chooses.
async function actByKey(page, seed, quiet = false) {
  const { from, take } = plan(await cells(page), seed, quiet);
  await touchByKey(page, from.square);
  if (take === undefined) return;
  const targets = (await cells(page)).filter((cell) => cell.can.includes(take ? '可吃' : '可走到這裡'));
  await touchByKey(page, targets[seed % targets.length].square);
}

// choose checks a radio button of the open panel: Tab to its group, arrows to it.
async function choose(page, name) {
  const radio = page.getByRole('dialog').getByRole('radio', { name, exact: true });
  const group = await radio.getAttribute('name');
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((name) => document.activeElement?.name === name, group)) break;
    await page.keyboard.press('Tab');
  }
  for (let i = 0; i < 12 && !(await radio.isChecked()); i++) await page.keyboard.press('ArrowDown');
  assert.ok(await radio.isChecked(), name);
}

// tabTo presses Tab until a control with the name has the focus.
async function tabTo(page, name) {
  const is = (name) => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) === name;
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate(is, name)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${name}`);
}

async function startByKey(t, ...wishes) {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  await enterBoard(page);
  await page.keyboard.press('n');
  await dialog(page, '開新局').waitFor();
  for (const wish of wishes) await choose(page, wish);
  await tabTo(page, '開始');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await enterBoard(page);
  return page;
}

test('Tab enters the board as one stop and leaves it', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  await enterBoard(page);
  const at = await focusedSquare(page);
  await page.keyboard.press('Tab');
  assert.ok(!(await inGrid(page)), 'the next Tab leaves the board');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focusedSquare(page), at, 'and Shift+Tab comes back to the same square');
  await page.keyboard.press('Shift+Tab');
  assert.ok(!(await inGrid(page)), 'Shift+Tab leaves it too');
});

test('Tab goes through every control and comes round', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  const seen = new Set();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  const controls = await page.getByRole('main').getByRole('button').evaluateAll((all) => all.map((button) => button.id));
  for (const id of controls) assert.ok(seen.has(id), `Tab never reaches ${id}`);
  assert.equal([...seen].filter((id) => id.startsWith('square-')).length, 1, 'one stop on the board');
});

test('arrows, Home and End move as the board lies on the screen', async (t) => {
  for (const viewport of [{ width: 800, height: 480 }, { width: 360, height: 640 }]) {
    const { page } = await open(t, { viewport });
    await ready(page);
    await enterBoard(page);
    const rows = grid(page).getByRole('row');
    const names = await Promise.all((await rows.all()).map((row) =>
      row.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label').split(' ')[0]))));
    assert.ok(names.length === 4 || names.length === 8);
    const last = names[0].length - 1;
    await page.keyboard.press('Control+Home');
    assert.equal(await focusedSquare(page), names[0][0]);
    await page.keyboard.press('ArrowRight');
    assert.equal(await focusedSquare(page), names[0][1]);
    await page.keyboard.press('ArrowDown');
    assert.equal(await focusedSquare(page), names[1][1]);
    await page.keyboard.press('End');
    assert.equal(await focusedSquare(page), names[1][last]);
    await page.keyboard.press('Home');
    assert.equal(await focusedSquare(page), names[1][0]);
    await page.keyboard.press('Control+End');
    assert.equal(await focusedSquare(page), names.at(-1)[last]);
  }
});

test('the first ten turns', async (t) => {
  const page = await startByKey(t, '簡單', '我先');
  for (let i = 0; i < 10; i++) {
    assert.ok(await myTurn(page), 'the game is over early');
    await actByKey(page, i * 3 + 1);
  }
  await myTurn(page);
  assert.ok((await counters(page)).turns >= 19);
});

test('the letters of the board', async (t) => {
  const page = await startByKey(t, '我先');
  await go(page, 'b3');
  await page.keyboard.press('f');
  assert.match(await focusedName(page), /暗子/);
  assert.notEqual(await focusedSquare(page), 'b3');
  await page.keyboard.press('Enter');
  assert.ok(await myTurn(page));
  await page.keyboard.press('l');
  await spoken(page).getByText(/上一手/).waitFor();
  await page.keyboard.press('s');
  await spoken(page).getByText(/和棋倒數/).waitFor();
  await page.keyboard.press('h');
  await spoken(page).getByText(/^建議/).waitFor();
  await page.keyboard.press('u');
  assert.equal((await counters(page)).turns, 0);
  await page.keyboard.press('y');
  assert.ok((await counters(page)).turns > 0);
  await page.keyboard.press('m');
  await spoken(page).getByText('已靜音').waitFor();
  await page.keyboard.press('k');
  await spoken(page).getByText(/還沒翻出的子/).waitFor();
  await page.keyboard.press('?');
  await dialog(page, '說明').waitFor();
  await page.keyboard.press('Escape');
  assert.ok(await inGrid(page), 'the focus returns to the board');
});

test('a game of two players to its end, with an undo that the other agrees to', async (t) => {
  const page = await startByKey(t, '兩人對下', '玩家一先');
  let actions = 0;
  let agreed = false;
  while (await myTurn(page, true)) {
    assert.ok(actions < 1000, 'the game does not end');
    if (actions === 6) {
      const before = await board(page);
      const { from } = plan((await cells(page)).filter(canFlip), 2);
      await touchByKey(page, from.square);
      await page.keyboard.press('u');
      await tabTo(page, '同意');
      await page.keyboard.press('Enter');
      assert.equal(await board(page), before, 'the board is as before the turn');
      agreed = true;
      await enterBoard(page);
    }
    await actByKey(page, actions * 7 + 3, true);
    actions++;
  }
  assert.ok(agreed);
  assert.ok(await isOver(page), await statusText(page));
  assert.equal((await counters(page)).toDraw, 0, 'the turns without progress have run out');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, '戰績').catch(() => tabTo(page, '選單').then(() => page.keyboard.press('Enter')).then(() => tabTo(page, '戰績')));
  await page.keyboard.press('Enter');
  await dialog(page, '戰績').getByText(/兩人對下/).first().waitFor();
});

const onSquare = (page) => page.evaluate(() => document.activeElement?.id.startsWith('square-') ?? false);

test('the keys work as soon as the board is there, and wherever the focus is', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  assert.ok(await onSquare(page), 'the board has the focus');
  const marked = () => page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle !== 'none');
  assert.equal(await marked(), false, 'no square is marked before a key is used');
  const at = await focusedSquare(page);
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await focusedSquare(page), at);
  assert.equal(await marked(), true);
  // With the focus on a button, and on nothing at all.
  for (const leave of [() => tabTo(page, '提示'), () => page.evaluate(() => document.activeElement.blur())]) {
    await leave();
    await page.keyboard.press('?');
    await dialog(page, '說明').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave();
    await page.keyboard.press('ArrowLeft');
    assert.ok(await onSquare(page), 'an arrow leads to the board');
  }
  // Enter with the focus on nothing shows where it would act, and does not act yet.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Enter');
  assert.ok(await onSquare(page));
  assert.equal((await counters(page)).turns, 0);
  await page.keyboard.press('Enter');
  assert.ok(await myTurn(page));
  assert.ok((await counters(page)).turns > 0);
});

test('a new game that starts gives the board the focus', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  await tabTo(page, '新局');
  await page.keyboard.press('Enter');
  await dialog(page, '開新局').waitFor();
  await tabTo(page, '開始');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok(await onSquare(page));
});

test('a held key acts once, and arrows go on', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  await page.evaluate(() => {
    window.opened = 0;
    const show = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () {
      window.opened++;
      return show.call(this);
    };
  });
  const opened = () => page.evaluate(() => window.opened);
  // hold presses a key and holds it for a while; Playwright repeats a key that is down already.
  const hold = async (key, times = 6) => {
    for (let i = 0; i < times; i++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await page.keyboard.press('Enter');
  await myTurn(page);
  await tabTo(page, '新局');
  await hold('Enter');
  assert.equal(await opened(), 1, 'one panel');
  await dialog(page, '開新局').waitFor();
  const turns = (await counters(page)).turns;
  await tabTo(page, '開始');
  await hold('Enter'); // the panel that asks opens, and its answer is not pressed
  assert.equal(await opened(), 2, 'the question and nothing more');
  assert.equal(await page.getByRole('dialog').count(), 1);
  assert.equal((await counters(page)).turns, turns);
  await hold('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await hold('n');
  assert.equal(await opened(), 3);
  await page.keyboard.press('Escape');
  await enterBoard(page);
  await go(page, 'a1');
  await hold('ArrowRight', 3);
  assert.ok(['a4', 'd1'].includes(await focusedSquare(page)), await focusedSquare(page));
});

test('letters are keys by their place where a layout writes others, and are left alone while an input method composes', async (t) => {
  const { page, context } = await open(t, { viewport: small });
  await ready(page);
  const session = await context.newCDPSession(page);
  const type = async (key, code, more = {}) => {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, ...more });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  };
  for (const [key, code] of [['ㄙ', 'KeyN'], ['т', 'KeyN'], ['ｎ', 'KeyN'], ['Process', 'KeyN']]) {
    await type(key, code);
    await dialog(page, '開新局').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  // What a layout with Latin letters writes counts, wherever the key lies.
  await type('n', 'KeyL');
  await dialog(page, '開新局').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await type('ㄖ', 'KeyB');
  await type('ˇ', 'Digit3');
  assert.equal(await focusedSquare(page), 'b3');
  // In a field an input method keeps its keys: the Enter that ends its writing does not press the panel's button.
  await page.keyboard.press('n');
  const panel = dialog(page, '開新局');
  await panel.getByRole('radio', { name: '自訂', exact: true }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('spinbutton').first().focus();
  await type('Process', 'Enter', { windowsVirtualKeyCode: 229 });
  await page.evaluate(() => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true, cancelable: true })));
  await page.evaluate(() => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true })));
  assert.equal(await panel.count(), 1, 'the panel is still open');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
});
