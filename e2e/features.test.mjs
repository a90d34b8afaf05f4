// Browsers that lack something or refuse it, as older and locked-down ones do: the game is played all the same, and says what is not
// kept or not done.

import test from 'node:test';
import assert from 'node:assert/strict';
import { button, dialog, myTurn, press, ready, small, spoken, square } from './play.mjs';
import { open } from './harness.mjs';

// Functions of the page. Some are given a name, which is what they take away.
const remove = (name) => { Object.defineProperty(window, name, { value: undefined, configurable: true }); };
const removeFromNavigator = (name) => { Object.defineProperty(navigator, name, { value: undefined, configurable: true }); };
const refuse = (name) => {
  Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('refused', 'SecurityError'); } });
};
const refuseToMake = (name) => {
  const original = window[name];
  window[name] = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };
  window[name].prototype = original.prototype;
};

const plays = async (page) => {
  await ready(page);
  await square(page, 'b3').click();
  assert.ok(await myTurn(page), 'the game goes on');
};

// What the game does without, and keeps the game all the same.
const dispensable = {
  'no matchMedia': [remove, 'matchMedia'],
  'media queries without events': [() => {
    const original = window.matchMedia;
    window.matchMedia = (query) => ({ matches: original(query).matches, addListener() {} });
  }],
  'no list of languages': [removeFromNavigator, 'languages'],
  'no languages at all': [() => { for (const name of ['languages', 'language']) Object.defineProperty(navigator, name, { value: undefined }); }],
  'no word of a gesture': [removeFromNavigator, 'userActivation'],
  'no AudioContext': [remove, 'AudioContext'],
  'a refused AudioContext': [refuseToMake, 'AudioContext'],
  'audio that is never allowed to run': [() => { AudioContext.prototype.resume = () => { throw new DOMException('no', 'NotAllowedError'); }; }],
  'no MessageChannel': [remove, 'MessageChannel'],
  'no full screen': [() => { Object.defineProperty(document, 'fullscreenEnabled', { value: undefined }); }],
  'no clipboard': [removeFromNavigator, 'clipboard'],
  'a refused clipboard': [() => Object.defineProperty(navigator, 'clipboard', { get() { throw new DOMException('no', 'SecurityError'); } })],
  'no BroadcastChannel': [remove, 'BroadcastChannel'], // the browser's locks need none
  'a refused BroadcastChannel': [refuseToMake, 'BroadcastChannel'],
  'no indexedDB': [remove, 'indexedDB'],
  'locks that are refused': [() => { LockManager.prototype.request = () => Promise.reject(new DOMException('no', 'SecurityError')); }],
  'locks that throw': [() => { LockManager.prototype.request = () => { throw new DOMException('no', 'SecurityError'); }; }],
};

for (const [name, [take, what]] of Object.entries(dispensable)) {
  test(`with ${name} the game is played and kept`, async (t) => {
    const { page } = await open(t, { viewport: small, before: (page) => page.addInitScript(take, what) });
    await plays(page);
    assert.equal(await page.getByText(/不讓遊戲存檔/).count(), 0);
    assert.ok(await page.evaluate(() => localStorage.getItem('anqi.game')));
  });
}

// What keeping the game needs. The page has no locks of the browser where it says "plain": the tabs have to agree without.
const needed = {
  'a refused localStorage': [false, refuse, 'localStorage'],
  'no localStorage': [false, remove, 'localStorage'],
  'a localStorage that is never written': [false, () => { Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); }; }],
  'no BroadcastChannel by plain HTTP': [true, remove, 'BroadcastChannel'],
  'a refused BroadcastChannel by plain HTTP': [true, refuseToMake, 'BroadcastChannel'],
  'no indexedDB by plain HTTP': [true, remove, 'indexedDB'],
  'a refused indexedDB by plain HTTP': [true, refuse, 'indexedDB'],
  'an indexedDB that throws by plain HTTP': [true, () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; }],
  'an indexedDB that fails by plain HTTP': [true, () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      request.error = new DOMException('no', 'UnknownError');
      setTimeout(() => request.dispatchEvent(new Event('error')));
      return request;
    };
  }],
  'everything refused, as with blocked cookies': [true, () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('refused', 'SecurityError'); } });
    }
  }],
};

for (const [name, [plain, take, what]] of Object.entries(needed)) {
  test(`with ${name} the game is played, and it is said that it is not kept`, async (t) => {
    const { page } = await open(t, { viewport: small, plain, before: (page) => page.addInitScript(take, what) });
    await ready(page);
    await page.getByText(/不讓遊戲存檔/).first().waitFor();
    await plays(page);
  });
}

test('a copy that fails is told as failed, one that succeeds as done', async (t) => {
  const { page } = await open(t, {
    viewport: small,
    before: (page) => page.addInitScript(() => {
      window.allowed = false;
      navigator.clipboard.writeText = () => (window.allowed ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError')));
      document.execCommand = () => false;
    }),
  });
  await ready(page);
  await press(page, '公平驗證');
  const panel = dialog(page, '公平驗證');
  const copy = panel.getByRole('button', { name: '複製以上內容' });
  await copy.click();
  await panel.getByRole('status').filter({ hasText: '沒有複製成功' }).waitFor();
  await panel.locator('.live').filter({ hasText: '沒有複製成功' }).waitFor({ state: 'attached' });
  assert.equal(await page.getByText('已複製').count(), 0);
  await page.evaluate(() => { window.allowed = true; });
  await copy.click();
  await panel.getByRole('status').filter({ hasText: '已複製' }).waitFor();
  assert.equal(await panel.getByRole('status').filter({ hasText: '沒有複製成功' }).count(), 0);
});

test('a browser that can copy in no way says so', async (t) => {
  const { page } = await open(t, {
    viewport: small, plain: true,
    before: (page) => page.addInitScript(() => { delete Document.prototype.execCommand; }),
  });
  await ready(page);
  await press(page, '公平驗證');
  await dialog(page, '公平驗證').getByRole('button', { name: '複製以上內容' }).click();
  await dialog(page, '公平驗證').getByRole('status').filter({ hasText: '沒有複製成功' }).waitFor();
  await page.keyboard.press('Escape');
  await plays(page);
});

for (const [how, take] of Object.entries({
  'is refused': () => { Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no')); },
  'throws': () => { Element.prototype.requestFullscreen = () => { throw new TypeError('no'); }; },
})) {
  test(`a full screen that ${how} is told`, async (t) => {
    const { page } = await open(t, { viewport: { width: 1280, height: 800 }, before: (page) => page.addInitScript(take) });
    await ready(page);
    await button(page, '全螢幕').click();
    await spoken(page).or(page.getByRole('log').nth(1)).getByText(/不讓遊戲用全螢幕/).first().waitFor({ state: 'attached' });
    await page.getByRole('status').filter({ hasText: '不讓遊戲用全螢幕' }).waitFor();
    await plays(page);
  });
}
