// Whatever scrolls can be scrolled by the keyboard alone: it is reached by Tab, has a name, and takes the arrows, Page Up and Down,
// Home and End; so does the panel while the focus is on the buttons below it.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { press, ready } from './play.mjs';

// hidden lists what has more in it than it shows: its ID, and whether a keyboard can come to it under a name.
const hidden = (page) => page.evaluate(() => [...document.querySelectorAll('dialog *')]
  .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflow)
    && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1))
  .map((part) => ({ id: part.id, named: Boolean(part.getAttribute('aria-label')) && part.getAttribute('role') === 'region', stop: part.tabIndex })));

const top = (page, id) => page.evaluate((id) => document.getElementById(id).scrollTop, id);

// scrolls presses a key and waits until the part stands where it should.
async function scrolls(page, id, key, where) {
  const before = await top(page, id);
  await page.keyboard.press(key);
  await page.waitForFunction(({ id, before, where }) => {
    const part = document.getElementById(id);
    const most = part.scrollHeight - part.clientHeight;
    return { up: part.scrollTop < before, down: part.scrollTop > before, top: part.scrollTop < 1, end: part.scrollTop > most - 1 }[where];
  }, { id, before, where }, { timeout: 5_000 }).catch(() => assert.fail(`${key} in ${id} does not lead ${where} from ${before}`));
}

async function scrollByKeys(page, id) {
  for (const [key, where] of [['ArrowDown', 'down'], ['Home', 'top'], ['PageDown', 'down'], ['End', 'end'], ['ArrowUp', 'up'], ['End', 'end'],
    ['PageUp', 'up'], ['Home', 'top']]) {
    await scrolls(page, id, key, where);
  }
}

async function tabTo(page, id) {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((id) => document.activeElement?.id === id, id)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${id}`);
}

for (const viewport of [{ width: 1280, height: 480 }, { width: 320, height: 568 }]) {
  for (const name of ['新局', '設定', '戰績', '說明', '棋子統計', '鍵盤操作', '公平驗證']) {
    test(`${name} is scrolled by keyboard at ${viewport.width} × ${viewport.height}`, async (t) => {
      const { page } = await open(t, { viewport });
      await ready(page);
      await press(page, name);
      await page.getByRole('dialog').waitFor();
      const body = await page.locator('dialog .panel-body').getAttribute('id');
      await page.locator(`#${body}[tabindex="0"]`).waitFor();
      for (const part of await hidden(page)) assert.deepEqual(part, { id: part.id, named: true, stop: 0 });
      await tabTo(page, body);
      await page.evaluate((id) => { document.getElementById(id).scrollTop = 0; }, body);
      await scrollByKeys(page, body);
      await page.locator('dialog .panel-foot button').last().focus();
      await scrollByKeys(page, body);
      // With room for all of it there is nothing to stop at.
      await page.setViewportSize({ width: 1280, height: 6000 });
      if ((await hidden(page)).length === 0) await page.locator(`#${body}:not([tabindex])`).waitFor();
    });
  }
}
