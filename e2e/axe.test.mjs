// axe-core finds nothing to object to on any screen or panel, in light, dark and forced colours, and at 320 px. Each test walks
// through one look of the game and has it looked at wherever something else is shown.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { button, dialog, grid, myTurn, newGame, playTurns, press, quickComputer, ready, square } from './play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// look has a page, or a frame of one, looked at and fails with whatever there is to object to.
async function look(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
  });
  assert.deepEqual(found, [], where);
}

async function shown(page, name) {
  await dialog(page, name).waitFor();
  // The panel has come in, and what scrolls in it has been measured.
  await page.waitForFunction(() => {
    const body = document.querySelector('dialog .panel-body');
    return document.getAnimations().length === 0 && (body.scrollHeight <= body.clientHeight + 1 || body.tabIndex === 0);
  });
}

async function closed(page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

// Every panel that is opened by a button, and what else can be shown in it.
async function lookAtPanels(page, look) {
  for (const [name, title, more] of [
    ['新局', '開新局', async () => {
      await page.getByRole('radio', { name: '自訂', exact: true }).check();
      await page.getByRole('spinbutton').first().fill('7');
      await page.keyboard.press('Tab');
      await page.getByText('還有 1 項').waitFor();
      await look('custom rules with a wrong number');
    }],
    ['設定', '設定'], ['戰績', '戰績'],
    ['說明', '說明', async () => {
      await page.getByRole('button', { name: '鍵盤操作' }).last().click();
      await shown(page, '鍵盤操作');
      await look('the keys');
    }],
    ['棋子統計', '棋子統計'], ['公平驗證', '公平驗證'], ['認輸', '確定認輸？'],
  ]) {
    await press(page, name);
    await shown(page, title);
    await look(title);
    await more?.();
    await closed(page);
  }
  if (await button(page, '選單').count()) {
    await button(page, '選單').click();
    await shown(page, '選單');
    await look('the menu');
    await closed(page);
  }
}

async function lookAtTheEnd(page, look) {
  await press(page, '認輸');
  await dialog(page, '確定認輸？').getByRole('button', { name: '認輸' }).click();
  await shown(page, '這局輸了');
  await look('the end');
  await page.getByRole('dialog').getByRole('button', { name: '公平驗證' }).click();
  await shown(page, '公平驗證');
  await page.getByRole('button', { name: '驗證', exact: true }).click();
  await look('the proof of the deal');
  await closed(page);
  await look('the board after the end');
  await press(page, '戰績');
  await shown(page, '戰績');
  await look('standings after a game');
  await page.getByRole('button', { name: '清除戰績' }).click();
  await shown(page, '清除戰績？');
  await look('the question before the standings are cleared');
  await closed(page);
}

async function lookAtTwoPlayers(page, look) {
  await newGame(page, '兩人對下', '連吃', '玩家一先');
  await square(page, 'a1').click();
  await press(page, '悔棋');
  await button(page, '同意').waitFor();
  await look('a question to the other player');
  await button(page, '不同意').click();
  await press(page, '說明');
  await shown(page, '說明');
  await look('the help with every small board');
  await closed(page);
  await press(page, '新局');
  await page.getByRole('radio', { name: '競賽', exact: true }).check();
  await page.getByRole('button', { name: '開始' }).click();
  if (await dialog(page, '放棄這一局？').count()) {
    await look('the question before a game is given up');
    await dialog(page, '放棄這一局？').getByRole('button', { name: '開新局' }).click();
  }
  await shown(page, '抽子定先後');
  await look('the lots');
  for (const lot of ['第 1 子，蓋著', '第 2 子，蓋著']) await page.getByRole('button', { name: lot }).click();
  await page.getByRole('button', { name: '開始下棋' }).waitFor();
  await look('the lots turned up');
  await closed(page);
}

const looks = {
  light: { viewport: { width: 1280, height: 800 }, media: { colorScheme: 'light' } },
  dark: { viewport: { width: 820, height: 1180 }, media: { colorScheme: 'dark' } },
  'forced colours': { viewport: { width: 1280, height: 800 }, media: { forcedColors: 'active', colorScheme: 'dark' } },
  '320 px': { viewport: { width: 320, height: 568 }, media: { colorScheme: 'light' } },
};

for (const [name, { viewport, media }] of Object.entries(looks)) {
  const before = (page) => page.emulateMedia({ ...media, reducedMotion: 'reduce' });

  test(`nothing to object to in the game: ${name}`, async (t) => {
    const { page } = await open(t, { viewport, before });
    const see = (where) => look(page, `${where}, ${name}`);
    await ready(page);
    await see('the board');
    await quickComputer(page);
    await playTurns(page, 4);
    await myTurn(page);
    await see('a game in its middle');
    await lookAtPanels(page, see);
    await lookAtTheEnd(page, see);
    await lookAtTwoPlayers(page, see);
  });

  test(`nothing to object to while loading, when that fails, and in a second tab: ${name}`, async (t) => {
    const game = await open(t, { viewport, before });
    await ready(game.page);
    const second = await game.context.newPage();
    await before(second);
    await second.goto(new URL('play.html', game.address).href);
    await ready(second);
    await shown(second, '已經在別處開著');
    await look(second, `the second tab, ${name}`);
    await closed(second);
    await look(second, `a board that is asleep, ${name}`);
    game.expectErrors = true;
    const third = await game.context.newPage();
    await before(third);
    let fail;
    const failing = new Promise((resolve) => { fail = resolve; });
    await third.route('**/*.wasm', async (route) => { await failing; await route.abort(); });
    await third.goto(new URL('play.html', game.address).href);
    await third.getByRole('progressbar').waitFor();
    await look(third, `loading, ${name}`);
    fail();
    await third.getByRole('button', { name: '再試一次' }).waitFor();
    await look(third, `loading failed, ${name}`);
  });

  test(`nothing to object to on the page around the game: ${name}`, async (t) => {
    const { page } = await open(t, { path: 'index.html', viewport, before });
    const frame = await page.locator('iframe').isVisible() ? page.frames()[1] : null; // narrow pages show a picture in its place
    if (frame) await grid(frame).waitFor();
    for (const details of await page.locator('details').all()) await details.evaluate((part) => { part.open = true; });
    await look(page, `the page, ${name}`);
    if (frame) await look(frame, `the game in the page, ${name}`);
  });
}
