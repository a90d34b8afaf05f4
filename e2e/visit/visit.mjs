// The short visit that every engine is paid: load, every panel, a few turns, a reload, Back, a second window, the end of a game.
// What belongs to the game's rules is tested elsewhere; here it is whether the page works as people's browsers are.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { plan } from '../play.mjs';

const limit = 60_000; // milliseconds, for a busy machine

// until waits for something of the page: a function that runs in it and returns what is not empty. The page may be on its way
// from one address to another meanwhile.
export async function until(page, what, inPage, ...args) {
  const end = Date.now() + limit;
  for (;;) {
    let trouble;
    try {
      const value = await page.evaluate(inPage, ...args);
      if (value) return value;
    } catch (error) {
      trouble = error;
    }
    if (Date.now() > end) throw new Error(`not within a minute: ${what}; the page is ${await told(page)}`, { cause: trouble });
    await sleep(50);
  }
}

// told is what a person would say of the page that does not do what it should.
const told = (page) => page.evaluate(() => JSON.stringify({
  at: location.href, visible: document.visibilityState, focus: document.hasFocus() && (document.activeElement?.id || document.activeElement?.tagName),
  status: [...document.querySelectorAll('[role="status"]')].map((line) => line.textContent), panel: document.querySelector('dialog')?.textContent,
  loading: document.getElementById('loading')?.textContent, cells: [...document.querySelectorAll('[role="gridcell"]')]
    .map((cell) => cell.getAttribute('aria-label')).filter((name) => /紅|黑/.test(name)),
})).catch((error) => error.message);

// ready waits for the board, with the loading screen gone and the game in the page's hand.
export const ready = (page) => until(page, 'the board', () => !document.querySelector('#loading, [aria-busy="true"]') &&
  document.querySelectorAll('[role="gridcell"]').length === 32);

// The middle of the element with the id, or of the one with the name in the open panel, once a click there would meet it.
const middle = (page, wanted) => until(page, `${wanted} can be clicked`, (wanted) => {
  const panel = [...document.querySelectorAll('dialog[open]')].at(-1);
  const named = (element) => (element.getAttribute('aria-label') ?? element.textContent) === wanted;
  const element = document.getElementById(wanted) ?? [...(panel ?? document).querySelectorAll('button, .choice')].find(named);
  if (!element || panel?.getAnimations().length) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(at.x, at.y);
  return hit && (element === hit || element.contains(hit)) ? at : null;
}, wanted);

export async function click(page, wanted) {
  const { x, y } = await middle(page, wanted);
  await page.click(x, y);
}

const panelOpen = (page) => until(page, 'a panel', () => {
  const panel = [...document.querySelectorAll('dialog[open]')].at(-1);
  return panel && panel.getAnimations().length === 0 && panel.contains(document.activeElement) && panel.id;
});

const panelClosed = (page) => until(page, 'no panel', () => !document.querySelector('dialog'));

// panelState is how the open panel stands: its box, its content, its scroll, its focus.
const panelState = (page) => page.evaluate(() => {
  const panel = [...document.querySelectorAll('dialog[open]')].at(-1);
  const box = panel.getBoundingClientRect();
  const body = panel.querySelector('.panel-body');
  const inner = body.getBoundingClientRect();
  const title = panel.querySelector('h2').getBoundingClientRect();
  const focus = document.activeElement;
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  return {
    id: panel.id, left: box.left, top: box.top, right: innerWidth - box.right, bottom: innerHeight - box.bottom,
    width: box.width, height: box.height, shown: body.clientHeight, content: body.scrollHeight,
    overflow: body.scrollWidth - body.clientWidth, scrollTop: body.scrollTop,
    titleInside: title.top >= inner.top && title.bottom <= inner.bottom,
    focus: panel.contains(focus) ? focus.id || focus.textContent : '', outer: innerHeight,
    // The lines of small boards, which an engine may round to nothing.
    lines: [...panel.querySelectorAll('.spot')].map((spot) => parseFloat(getComputedStyle(spot).outlineWidth)),
    marked: panel.querySelector(':focus-visible')?.id ?? '',
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
  };
});

// checkPanel: the open panel lies in the window, uses the room, begins at its beginning and has the focus, without a mark if it was
// opened by pointer, as those are whose looks are collected.
async function checkPanel(page, seen) {
  await panelOpen(page);
  const state = await panelState(page);
  const told = JSON.stringify(state);
  for (const side of ['left', 'top', 'right', 'bottom']) assert.ok(state[side] >= 0, `it lies in the window: ${told}`);
  assert.ok(state.width >= 300, `it is wide enough to read: ${told}`);
  assert.ok(state.shown === state.content || state.height >= Math.min(832, state.outer - 24) - 1, `it uses the room: ${told}`);
  assert.ok(state.overflow <= 0, `it does not scroll sideways: ${told}`);
  assert.equal(state.scrollTop, 0, `it begins at its beginning: ${told}`);
  assert.ok(state.titleInside, `its title can be seen: ${told}`);
  assert.notEqual(state.focus, '', `it has the focus: ${told}`);
  assert.ok(state.lines.every((width) => width >= 1), `its boards have lines: ${told}`);
  if (seen) assert.equal(state.marked, '', `who points needs no mark of the focus: ${told}`);
  assert.deepEqual(state.twice, [], `ids are unique: ${told}`);
  seen?.push({ id: state.id, width: state.width, height: state.height, focus: state.focus });
  return state;
}

// opens opens a panel, looks at it, scrolls it to its end and closes it: the next must not begin where this one was left.
async function opens(page, control, seen) {
  await click(page, control);
  await checkPanel(page, seen);
  await page.evaluate(() => {
    const body = [...document.querySelectorAll('dialog[open]')].at(-1).querySelector('.panel-body');
    body.scrollTop = body.scrollHeight;
  });
  await page.press('Escape');
  await panelClosed(page);
}

const controlsFor = (page, selector) => page.evaluate((selector) => [...document.querySelectorAll(selector)]
  .filter((control) => control.getAttribute('aria-disabled') !== 'true').map((control) => control.id), selector);

// everyPanel opens each panel that has a control of its own, from the toolbar or, in a small window, from the menu.
export async function everyPanel(page, seen) {
  const direct = await controlsFor(page, '#new, #resign, [id^="open-"]');
  for (const control of direct) {
    await opens(page, control, seen);
    await until(page, `the focus goes back to ${control}`, (control) => document.activeElement?.id === control, control);
  }
  let inMenu = [];
  if ((await controlsFor(page, '#menu')).length) {
    await click(page, 'menu');
    await checkPanel(page, seen);
    inMenu = await controlsFor(page, '#menu-resign, [id^="menu-open-"]');
    await page.press('Escape');
    await panelClosed(page);
    for (const control of inMenu) {
      await click(page, 'menu');
      await panelOpen(page);
      await opens(page, control, seen);
    }
  }
  assert.ok(direct.length + inMenu.length >= 7, `panels: ${[...direct, ...inMenu]}`);
}

export const statusText = (page) => page.evaluate(() => document.querySelector('[role="status"]')?.textContent);

const ownTurn = (page) => until(page, 'the own turn', () => /^(輪到你|請你)|可以接著吃$/.test(document.querySelector('[role="status"]')?.textContent));

const cells = (page) => page.evaluate(() => [...document.querySelectorAll('[role="gridcell"]')].map((cell) => {
  const [at, ...can] = cell.getAttribute('aria-label').split('，');
  const [square, piece] = at.split(' ');
  return { id: cell.id, square, piece, can };
}));

export const turns = (page) => page.evaluate(() => Number(/已走 (\d+) 手/.exec(document.querySelector('[aria-label="局面"]').textContent)[1]));

// picture is what a reload and Back have to bring back.
export const picture = async (page) => ({
  board: (await cells(page)).map(({ square, piece }) => `${square} ${piece}`), status: await statusText(page), turns: await turns(page),
});

const byPointer = (page, cell) => click(page, cell.id);

// By keyboard a square is named by its letter and digit.
async function byKey(page, cell) {
  await page.evaluate(() => document.querySelector('[role="gridcell"][tabindex="0"]').focus());
  for (const key of cell.square) await page.press(key);
  await until(page, `the focus on ${cell.square}`, (id) => document.activeElement?.id === id, cell.id);
  await page.press('Enter');
}

// playTurns makes turns of the person's, one by pointer, one by keyboard, until the computer has answered the last.
export async function playTurns(page, count) {
  for (let i = 0; i < count; i++) {
    await ownTurn(page);
    const touch = i % 2 ? byKey : byPointer;
    const before = await turns(page);
    const all = await cells(page);
    const { from, take } = plan(all, 5 * i + 1);
    await touch(page, from);
    if (take !== undefined) {
      const targets = (await cells(page)).filter((cell) => cell.can.includes(take ? '可吃' : '可走到這裡'));
      assert.ok(targets.length, `no target for ${from.square}`);
      await touch(page, targets[0]);
    }
    await until(page, 'the turn is made', (before) => !document.querySelector('[aria-label="局面"]').textContent.includes(`已走 ${before} 手`), before);
  }
  await ownTurn(page);
}

// quickComputer sets the computer's pace in the settings.
async function quickComputer(page) {
  await click(page, 'open-settings');
  await panelOpen(page);
  const chosen = await page.evaluate(() => {
    const group = [...document.querySelectorAll('[role="radiogroup"]')].find((group) => /^電腦/.test(group.getAttribute('aria-label') ?? group.textContent));
    return group?.querySelector('input')?.id;
  });
  assert.ok(chosen, 'the settings have the pace of the computer');
  await click(page, chosen);
  await until(page, 'the choice', (id) => document.getElementById(id).checked, chosen);
  await page.press('Escape');
  await panelClosed(page);
}

/**
 * Pays the visit.
 *
 * @param step  async (name, act) => {}: carries out one part of it
 * @param page  the first page of an engine
 * @param site  the address of the site
 * @returns what was seen of the panels: [{ id, width, height, focus }] in the order in which they were opened
 */
export async function visit(step, page, site) {
  const address = (path) => new URL(path, site).href;
  const seen = [];
  await page.resize(1000, 700);
  await step('it loads', async () => {
    await page.goto(address('play.html'));
    await ready(page);
  });
  await step('every panel opens', () => everyPanel(page, seen));
  await step('the computer answers a flip', async () => {
    await quickComputer(page);
    await playTurns(page, 1);
    assert.equal(await turns(page), 2);
  });
  await step('every panel opens on a phone', async () => {
    await page.resize(360, 640);
    await until(page, 'the small window\'s menu', () => document.getElementById('menu'));
    await everyPanel(page, seen);
    await page.resize(1000, 700);
    await until(page, 'the large window\'s toolbar', () => document.getElementById('open-settings'));
  });
  await step('ten turns by pointer and keyboard', () => playTurns(page, 10));
  await step('the fingerprint is copied', async () => {
    await click(page, 'open-fair');
    await panelOpen(page);
    await click(page, 'fair-copy');
    await until(page, 'it is said', () => /^已複製/.test(document.querySelector('dialog .live').textContent));
    await page.press('Escape');
    await panelClosed(page);
  });
  await step('a reload brings the game back', async () => {
    const before = await picture(page);
    await page.reload();
    await ready(page);
    assert.deepEqual(await picture(page), before);
  });
  await step('so does Back, without a question', () => comesBack(page, address));
  await step('a second window asks, and takes over', () => secondWindow(page, address));
  await step('a game ends', () => endOfGame(page));
  await step('nothing was complained of', async () => assert.deepEqual(await page.complaints(), []));
  return seen;
}

async function comesBack(page, address) {
  const before = await picture(page);
  await page.goto(address('index.html#what'));
  await until(page, 'the page around the game', () => document.querySelector('h1'));
  await page.back();
  await ready(page);
  assert.deepEqual(await picture(page), before);
  await playTurns(page, 1);
  assert.equal(await page.evaluate(() => document.querySelector('dialog')?.textContent ?? ''), '', 'no question');
  const after = await picture(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await picture(page), after, 'what was played after Back is kept');
}

async function secondWindow(page, address) {
  const before = await picture(page);
  const second = await page.another(address('play.html'));
  await ready(second);
  await checkPanel(second);
  await click(second, '在這裡繼續');
  await panelClosed(second);
  assert.deepEqual((await picture(second)).board, before.board);
  await playTurns(second, 1);
  await second.close();
  await until(page, 'the first window is told', () => document.querySelector('dialog[open]'));
  await page.reload();
  await ready(page);
  await ownTurn(page);
  assert.ok(await turns(page) > before.turns, 'what the second window played is there');
}

async function endOfGame(page) {
  await click(page, 'resign');
  await panelOpen(page);
  await click(page, '認輸');
  await until(page, 'the end', () => /輸了/.test(document.querySelector('dialog[open] h2')?.textContent));
  await checkPanel(page);
  await click(page, '再來一局');
  await panelClosed(page);
  await until(page, 'another game', () => /^(輪到|請你|電腦)/.test(document.querySelector('[role="status"]').textContent));
}
