// Takes the pictures of docs/screenshots: the game at its opening, in its middle with a selection and at its end, and every panel, each on a
// phone, a tablet and a desktop. Run by `make screenshots`, on the site in build/site.
//
// usage: node scripts/screenshots.mjs [FOLDER [NAME ...]]     all pictures, or those whose names are given

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags } from './browser.mjs';
import * as play from '../e2e/play.mjs';

const top = fileURLToPath(new URL('..', import.meta.url));
const [folder = `${top}docs/screenshots`, ...wanted] = process.argv.slice(2);
const sizes = [[360, 640], [820, 1180], [1440, 900]];

const panel = (name) => async (page) => {
  await play.playTurns(page, 2);
  await play.press(page, name);
  await page.getByRole('dialog').waitFor();
};

// Every picture: what to do before it is taken.
const pictures = {
  opening: async () => {},
  middle: async (page) => {
    await play.playTurns(page, 9);
    for (let turn = 0; turn < 20 && !(await select(page)); turn++) await play.playTurns(page, 1);
  },
  end: async (page) => {
    await play.playToEnd(page);
    await page.getByRole('dialog').waitFor();
  },
  new: panel('新局'),
  settings: panel('設定'),
  standings: panel('戰績'),
  help: panel('說明'),
  resign: panel('認輸'),
  keys: async (page) => {
    await panel('說明')(page);
    await page.getByRole('dialog').getByRole('button', { name: '鍵盤操作' }).click();
  },
  pieces: panel('棋子統計'),
  fair: panel('公平驗證'),
  draw: panel('求和'),
  lots: async (page) => {
    await play.press(page, '新局');
    await page.getByRole('radio', { name: '競賽', exact: true }).check();
    await page.getByRole('button', { name: '開始' }).click();
    await page.getByRole('dialog').filter({ hasText: '抽子' }).waitFor();
  },
  question: async (page) => {
    await panel('新局')(page);
    await page.getByRole('button', { name: '開始' }).click();
    await play.dialog(page, '放棄這一局？').waitFor();
  },
  custom: async (page) => {
    await panel('新局')(page);
    await page.getByRole('radio', { name: '自訂', exact: true }).check();
  },
};

// select picks up an own piece that can go somewhere and says whether there was one.
async function select(page) {
  const cells = await play.cells(page);
  const able = cells.find((cell) => cell.can.some((word) => /^可吃.+子$/.test(word)))
    ?? cells.find((cell) => cell.can.some((word) => /^可走.+格$/.test(word)));
  if (able) await play.square(page, able.square).click();
  return Boolean(able);
}

const server = spawn(`${top}build/anqi`, ['serve', '-port', '0', '-dir', `${top}build/site`], { stdio: ['ignore', 'pipe', 'inherit'] });
const [address] = await once(createInterface({ input: server.stdout }), 'line');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: browserFlags });
mkdirSync(folder, { recursive: true });
try {
  for (const [name, prepare] of Object.entries(pictures)) {
    if (wanted.length && !wanted.includes(name)) continue;
    for (const [width, height] of sizes) {
      const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-TW', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${address.trim()}play.html`);
      await play.ready(page);
      await play.quickComputer(page);
      await prepare(page);
      await page.mouse.move(0, 0);
      await page.waitForTimeout(700); // the last animation and its picture
      await page.screenshot({ path: `${folder}/play-${width}x${height}-${name}.png` });
      console.log(`play-${width}x${height}-${name}.png`);
      await context.close();
    }
  }
} finally { // also after a failure, or the server would keep this program alive
  await browser.close();
  server.kill('SIGINT');
}
