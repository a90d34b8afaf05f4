// What a page may send to the game without a person: plain events, events whose parts throw, events in the middle of a call.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { board, button, counters, dialog, grid, myTurn, press, ready, small, square, start } from './play.mjs';

// Every name that the game listens to, but for the click: it needs no parts to be one, it is what assistive technology sends.
const names = ['keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'change', 'input', 'focusin',
  'wheel', 'contextmenu', 'blur', 'resize', 'storage', 'pagehide', 'pageshow', 'visibilitychange', 'fullscreenchange', 'languagechange'];

// send dispatches plain events of every name at everything that a page has, made by a function of the page.
const send = (page, make) => page.evaluate(([names, make]) => {
  const maker = new Function('name', `return (${make})(name)`);
  const places = [window, document, document.body, ...document.querySelectorAll('main, main *')];
  for (const place of places) for (const name of names) place.dispatchEvent(maker(name));
  return places.length;
}, [names, make.toString()]);

const plain = (name) => new Event(name, { bubbles: true, cancelable: true });
const strange = (name) => Object.assign(new Event(name, { bubbles: true, cancelable: true }),
  { code: 7, pointerId: 'one', clientX: null, clientY: {}, buttons: 'left', detail: [], isComposing: 'no', ctrlKey: 1 });

for (const [what, make] of Object.entries({ 'plain events': plain, 'events with parts of other types': strange })) {
  test(`${what} change nothing and end nothing`, async (t) => {
    const { page } = await start(t, { viewport: small, slow: true });
    const before = [await board(page), await page.evaluate(() => localStorage.getItem('anqi.game'))];
    const sent = await send(page, make);
    assert.ok(sent > 60, `sent to ${sent} places`);
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.deepEqual([await board(page), await page.evaluate(() => localStorage.getItem('anqi.game'))], before);
    await square(page, 'b3').evaluate((cell) => cell.dispatchEvent(new Event('click', { bubbles: true })));
    assert.ok(await myTurn(page), 'the game goes on');
    assert.ok((await counters(page)).turns > 0, 'a click without parts is a click');
    await press(page, '公平驗證');
    await dialog(page, '公平驗證').waitFor();
    await page.evaluate(() => {
      for (const name of ['keydown', 'pointerdown', 'change', 'input', 'focusin', 'wheel']) {
        document.activeElement.dispatchEvent(new Event(name, { bubbles: true }));
      }
    });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
}

test('a handler that fails is told in the console, and the game goes on', async (t) => {
  const game = await start(t, { viewport: small, slow: true });
  game.expectErrors = true;
  const { page } = game;
  await page.evaluate((names) => {
    const main = document.querySelector('main');
    for (const name of names) {
      const event = new Event(name, { bubbles: true });
      for (const part of ['key', 'target', 'pointerId', 'deltaY', 'data']) {
        Object.defineProperty(event, part, { get() { throw new TypeError(`no ${part} for you`); } });
      }
      main.dispatchEvent(event);
    }
  }, names);
  assert.ok(game.errors.some((line) => /anqi: .*no key for you/.test(line)), `the console says ${game.errors.join('\n')}`);
  assert.equal(await page.getByText('遊戲停下來了').count(), 0);
  await square(page, 'b3').click();
  assert.ok(await myTurn(page), 'the game goes on');
  assert.ok((await counters(page)).turns > 0);
});

// Calls of the page that fire events before they return. Around each of them the page sends an event for which the game takes its
// lock: were the lock held meanwhile, the game would wait for itself for ever.
const interruptCalls = (page) => page.addInitScript(() => {
  window.interrupted = {};
  const interrupt = (owner, name) => {
    const original = owner?.prototype[name];
    if (!original) return;
    owner.prototype[name] = function (...rest) {
      if (document.getElementById('mirror')) {
        window.interrupted[name] = (window.interrupted[name] ?? 0) + 1;
        document.dispatchEvent(new Event('visibilitychange'));
      }
      return original.apply(this, rest);
    };
  };
  for (const name of ['focus', 'blur', 'click']) interrupt(HTMLElement, name);
  for (const name of ['select', 'setSelectionRange']) interrupt(HTMLTextAreaElement, name);
  for (const name of ['showModal', 'show', 'close']) interrupt(HTMLDialogElement, name);
  for (const name of ['remove', 'append', 'replaceChildren', 'requestFullscreen', 'setAttribute', 'removeAttribute']) interrupt(Element, name);
  for (const name of ['insertBefore', 'appendChild', 'removeChild']) interrupt(Node, name);
  for (const name of ['execCommand', 'exitFullscreen']) interrupt(Document, name);
});

test('nothing that fires events is called while the game holds its lock', async (t) => {
  const { page } = await open(t, {
    viewport: small,
    before: async (page) => {
      await interruptCalls(page);
      // The older way of copying, which selects and copies a text in the page.
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    },
  });
  await ready(page);
  await square(page, 'b3').click();
  assert.ok(await myTurn(page));
  await page.keyboard.press('ArrowRight');
  for (const name of ['新局', '設定', '戰績', '說明', '公平驗證', '棋子統計', '子力', '鍵盤操作', '求和', '認輸']) {
    if (await button(page, name).count() === 0) {
      await button(page, '選單').click();
      if (await button(page, name).count() === 0) {
        await page.keyboard.press('Escape');
        continue;
      }
    }
    await button(page, name).click();
    if (name === '公平驗證') await page.getByRole('dialog').getByRole('button', { name: '複製以上內容' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const name of ['全螢幕', '離開全螢幕', '離開']) {
    if (await button(page, name).count() === 0) await button(page, '選單').click().catch(() => {});
    if (await button(page, name).count()) await button(page, name).click();
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  }
  const calls = await page.evaluate(() => window.interrupted);
  for (const name of ['focus', 'select', 'showModal', 'close', 'remove', 'append', 'setAttribute', 'execCommand', 'requestFullscreen']) {
    assert.ok(calls[name] > 0, `${name} was never called: ${JSON.stringify(calls)}`);
  }
  assert.equal(await grid(page).getByRole('gridcell').count(), 32);
});
