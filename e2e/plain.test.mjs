// The site by plain HTTP at a name that is no secure context, as on another machine of the home network.

import test from 'node:test';
import assert from 'node:assert/strict';
import { dialog, myTurn, press, small, square, start } from './play.mjs';

test('a copy without the browser\'s clipboard is made by selecting', async (t) => {
  const { page } = await start(t, { viewport: small, slow: true, plain: true });
  assert.deepEqual(await page.evaluate(() => [isSecureContext, Boolean(navigator.clipboard), Boolean(navigator.locks)]), [false, false, false]);
  await page.evaluate(() => addEventListener('copy', () => { window.copied = document.getSelection().toString() || document.activeElement.value; }));
  await press(page, '公平驗證');
  const panel = dialog(page, '公平驗證');
  const fingerprint = await panel.getByText(/^[0-9a-f]{64}$/).first().textContent();
  const button = panel.getByRole('button', { name: '複製以上內容' });
  await button.click();
  assert.ok((await page.evaluate(() => window.copied)).includes(fingerprint));
  assert.ok(await button.evaluate((element) => element === document.activeElement), 'the focus is where it was');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await square(page, 'b3').click();
  assert.ok(await myTurn(page), 'the game goes on');
});
