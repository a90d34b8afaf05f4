// Sounds: none before the first gesture, one for a flip, none while muted; and what goes to the clipboard.

import test from 'node:test';
import assert from 'node:assert/strict';
import { cells, dialog, myTurn, press, small, spoken, square, start } from './play.mjs';

// countSounds lets the page count the sounds that it starts.
const countSounds = (page) => page.addInitScript(() => {
  window.sounds = { contexts: 0, started: 0 };
  const Original = window.AudioContext;
  window.AudioContext = class extends Original {
    constructor(...rest) {
      super(...rest);
      window.sounds.contexts++;
      window.audio = this;
    }
  };
  const play = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...rest) {
    window.sounds.started++;
    return play.apply(this, rest);
  };
});

const sounds = (page) => page.evaluate(() => ({ ...window.sounds }));

test('nothing sounds before the first gesture, flips sound, and mute is silence', async (t) => {
  const { page } = await start(t, { viewport: small, slow: true, before: countSounds });
  assert.deepEqual(await sounds(page), { contexts: 0, started: 0 });
  await square(page, 'b3').click();
  await page.waitForFunction(() => window.sounds.started >= 1);
  assert.equal((await sounds(page)).contexts, 1);
  await myTurn(page);
  await press(page, '靜音');
  await spoken(page).getByText('已靜音').waitFor();
  if (await dialog(page, '選單').count()) await page.keyboard.press('Escape');
  const before = (await sounds(page)).started;
  const covered = (await cells(page)).find((cell) => cell.piece === '暗子').square;
  await square(page, covered).click();
  await myTurn(page);
  assert.equal((await sounds(page)).started, before);
});

test('audio that was interrupted runs again with the next key or tap', async (t) => {
  const { page } = await start(t, { viewport: small, slow: true, touch: true, before: countSounds });
  await square(page, 'b3').tap();
  await page.waitForFunction(() => window.sounds.started >= 1);
  const interrupt = () => page.evaluate(async () => {
    await window.audio.suspend(); // as a call does
    return window.audio.state;
  });
  const resumed = () => page.waitForFunction(() => window.audio.state === 'running');
  for (const gesture of [() => page.keyboard.press('Shift'), () => page.touchscreen.tap(2, 2), () => page.mouse.click(2, 2)]) {
    assert.equal(await interrupt(), 'suspended');
    await gesture();
    await resumed();
  }
  assert.equal((await sounds(page)).contexts, 1);
});

test('a sound that could not begin in time is left out', async (t) => {
  const { page } = await start(t, { viewport: small, slow: true, before: countSounds });
  await square(page, 'b3').click();
  await page.waitForFunction(() => window.sounds.started >= 1);
  await myTurn(page);
  await page.evaluate(async () => {
    await window.audio.suspend();
    window.asked = 0;
    AudioContext.prototype.resume = () => {
      window.asked++;
      return new Promise((resolve) => { (window.letGo ??= []).push(resolve); });
    };
  });
  const before = (await sounds(page)).started;
  const covered = (await cells(page)).find((cell) => cell.piece === '暗子').square;
  await square(page, covered).click();
  await myTurn(page);
  await page.waitForFunction(() => window.asked > 0);
  await page.evaluate(() => new Promise((resolve) => {
    setTimeout(() => {
      for (const resume of window.letGo) resume();
      requestAnimationFrame(() => resolve());
    }, 500);
  }));
  assert.equal((await sounds(page)).started, before);
});

test('the fingerprint is copied to the clipboard', async (t) => {
  const { page, context } = await start(t, { viewport: small, slow: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, '公平驗證');
  const panel = dialog(page, '公平驗證');
  const fingerprint = await panel.getByText(/^[0-9a-f]{64}$/).first().textContent();
  await panel.getByRole('button', { name: '複製以上內容' }).click();
  await page.waitForFunction(async (text) => (await navigator.clipboard.readText()).includes(text), fingerprint);
});
