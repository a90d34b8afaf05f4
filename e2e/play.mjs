// What the tests do at the board, in the words of the page: roles and names.
// Every wait is for something that the page says, never for a time.

import assert from 'node:assert/strict';
import { open } from './harness.mjs';

const yourTurn = /^(輪到你|請你)|可以接著吃$/;
const anyTurn = /^(輪到|請你)|翻第一子$|可以接著吃$/;
const finished = /贏了|輸了|^和棋/;

// A small window is drawn sooner where there is no graphics card.
export const small = { width: 640, height: 480 };

// start opens the game with a computer that does not dawdle, and waits for the board.
export async function start(t, options = {}) {
  const game = await open(t, { viewport: small, ...options });
  await ready(game.page);
  if (!options.slow) await quickComputer(game.page);
  return game;
}

export async function ready(page) {
  // Long enough for a busy machine; a wait that fails should not take the whole run with it.
  page.setDefaultTimeout(15_000);
  await grid(page).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

export const grid = (page) => page.getByRole('grid', { name: '棋盤' });
export const square = (page, name) => page.getByRole('gridcell', { name: new RegExp(`^${name} `) });
export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const dialog = (page, name) => page.getByRole('dialog', { name, exact: true });

// press presses a control of the play screen, in the menu where a small window keeps it there.
export async function press(page, name) {
  if (await button(page, name).count() === 0) await button(page, '選單').click();
  await button(page, name).click();
}

// quickComputer sets the computer's pace in the settings, as a person would.
export async function quickComputer(page) {
  await press(page, '設定');
  const panel = dialog(page, '設定');
  await panel.getByRole('radiogroup', { name: '電腦出手的速度' }).getByRole('radio', { name: '快' }).check();
  await panel.getByRole('button', { name: '關閉' }).click();
  await panel.waitFor({ state: 'detached' });
}

// newGame starts a game by the panel; wishes are names of radio buttons. A game in progress is given up.
export async function newGame(page, ...wishes) {
  await press(page, '新局');
  const panel = dialog(page, '開新局');
  for (const wish of wishes) await panel.getByRole('radio', { name: wish, exact: true }).check();
  await panel.getByRole('button', { name: '開始' }).click();
  const sure = dialog(page, '放棄這一局？');
  await panel.waitFor({ state: 'detached' });
  if (await sure.count()) await sure.getByRole('button', { name: '開新局' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

// cells returns the 32 squares: { square, piece, can }, can being what else its name says.
export async function cells(page) {
  const names = await page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  assert.equal(names.length, 32, 'squares on the board');
  return names.map((name) => {
    const [at, ...rest] = name.split('，');
    const [square, piece] = at.split(' ');
    return { square, piece, can: rest };
  });
}

// board returns what stands on each square, as one text that can be compared.
export async function board(page) {
  return (await cells(page)).map(({ square, piece }) => `${square} ${piece}`).sort().join('\n');
}

export const status = (page) => page.getByRole('status').first();
export const message = (page) => page.getByRole('status').nth(1);
export const statusText = async (page) => (await status(page).textContent()) ?? '';

// counters returns the sentences of the counts: turns, face-down pieces, turns to the draw.
export async function counters(page) {
  const group = page.getByRole('group', { name: '局面' });
  const text = await group.innerText();
  return {
    turns: Number(/已走 (\d+) 手/.exec(text)?.[1]),
    faceDown: Number(/暗子剩 (\d+)/.exec(text)?.[1]),
    toDraw: Number(/再 (\d+) 手沒有進展/.exec(text)?.[1]),
    unseen: /(還沒翻出的子：[^\n]*|全部翻開了)/.exec(text)?.[1],
  };
}

// captured returns what both sides have lost, as the page tells it.
export async function captured(page) {
  return page.getByText(/被吃的子|還沒有子被吃|才定顏色/).allInnerTexts();
}

// spoken returns the last line of the live region.
export const spoken = (page) => page.getByRole('log').first();

async function waitForStatus(page, pattern) {
  await page.waitForFunction((source) => {
    const line = document.querySelector('[role="status"]');
    return line && new RegExp(source).test(line.textContent);
  }, pattern.source);
  return statusText(page);
}

// myTurn waits until the person is to act or the game is over, and says which: true if it goes on.
export async function myTurn(page, persons = false) {
  const turn = persons ? anyTurn : yourTurn;
  const line = await waitForStatus(page, new RegExp(`${turn.source}|${finished.source}`));
  return turn.test(line);
}

export const isOver = async (page) => finished.test(await statusText(page));

const canTake = (cell) => cell.can.some((word) => /^可吃.+子$/.test(word));
const canMove = (cell) => cell.can.some((word) => /^可走.+格$/.test(word));
export const canFlip = (cell) => cell.can.includes('可翻開');
export const isTarget = (cell) => cell.can.some((word) => ['可吃', '可走到這裡'].includes(word));

// plan chooses an action from the names of the squares: { from } for a flip, { from, take } otherwise. A quiet plan moves to
// and fro wherever it can, so that the game ends by the turns without progress.
export function plan(all, seed, quiet = false) {
  const pick = (list) => list[seed % list.length];
  const takers = all.filter(canTake);
  const movers = all.filter(canMove);
  const covered = all.filter(canFlip);
  if (movers.length && (quiet || (!takers.length && !covered.length))) return { from: pick(movers), take: false };
  if (takers.length) return { from: pick(takers), take: true };
  assert.ok(covered.length, `nothing can be done:\n${JSON.stringify(all)}`);
  return { from: pick(covered) };
}

// act carries out the person's action with a way of touching a square.
export async function act(page, touch, seed = 0) {
  const { from, take } = plan(await cells(page), seed);
  await touch(square(page, from.square));
  if (take === undefined) return;
  const targets = (await cells(page)).filter((cell) => cell.can.includes(take ? '可吃' : '可走到這裡'));
  assert.ok(targets.length, `no target for ${from.square}`);
  await touch(square(page, targets[seed % targets.length].square));
}

export const byMouse = (cell) => cell.click();
export const byTouch = (cell) => cell.tap();

// playToEnd plays until the game is over and returns how many actions the tests made.
export async function playToEnd(page, { persons = false, touch = byMouse, before = async () => {} } = {}) {
  let actions = 0;
  while (await myTurn(page, persons)) {
    assert.ok(actions < 1000, 'the game does not end');
    await before(actions);
    await act(page, touch, actions * 7 + 3);
    actions++;
  }
  return actions;
}

// playTurns makes a number of the person's turns.
export async function playTurns(page, turns, touch = byMouse) {
  for (let i = 0; i < turns; i++) {
    assert.ok(await myTurn(page), 'the game is over early');
    await act(page, touch, i * 5 + 1);
  }
  return myTurn(page);
}
