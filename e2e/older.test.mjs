// Browsers of the last years that lack something of what today's have. What is taken away here is what the oldest of them lacks
// (see "Browsers" in the README): rules of the style sheet that it does not understand, and parts of its programming interface.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { button, dialog, myTurn, playTurns, press, ready, small, square } from './play.mjs';

const notUnderstood = [[/:has\(/g, ':not-known('], [/\bdvh\b|(?<=\d)dvh/g, 'notknown'], [/color-mix\(/g, 'not-known(']];

async function older(page) {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const body = notUnderstood.reduce((text, [word, instead]) => text.replace(word, instead), await answer.text());
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    for (const name of ['locks', 'userActivation', 'storage', 'permissions']) Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
    delete HTMLElement.prototype.inert;
  });
}

test('a game begins, and the focus can be seen on every kind of input', async (t) => {
  const { page } = await open(t, { viewport: small, before: older });
  await ready(page);
  assert.equal(await page.evaluate(() => CSS.supports('selector(:has(a))') && [...document.styleSheets[0].cssRules].some((rule) => rule.cssText.includes(':has('))), false);
  await press(page, '設定');
  const panel = dialog(page, '設定');
  await panel.waitFor();
  const seen = new Set();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const { kind, outline } = await page.evaluate(() => {
      const at = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      return { kind: at.type ?? at.tagName, outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) };
    });
    seen.add(kind);
    assert.ok(outline >= 2, `the focus on ${kind} cannot be seen`);
  }
  for (const kind of ['radio', 'checkbox', 'range', 'button']) assert.ok(seen.has(kind), `no ${kind} among ${[...seen]}`);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await square(page, 'b3').click();
  await myTurn(page);
  await playTurns(page, 2);
});

for (const viewport of [{ width: 360, height: 640 }, { width: 1280, height: 600 }]) {
  test(`at ${viewport.width} × ${viewport.height} a panel lies in the window`, async (t) => {
    const { page } = await open(t, { viewport, before: older });
    await ready(page);
    await button(page, '說明').click();
    const { x, y, width, height } = await dialog(page, '說明').boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height, `${x} ${y} ${width} ${height}`);
    assert.ok(height > 0.8 * viewport.height, `only ${height} high`);
  });
}

test('the page around the game keeps its tables', async (t) => {
  const { page } = await open(t, { path: 'index.html', viewport: { width: 390, height: 800 }, before: older });
  const table = page.getByRole('table').first();
  await table.waitFor();
  assert.notEqual(await table.evaluate((table) => getComputedStyle(table).backgroundColor), 'rgba(0, 0, 0, 0)');
});

test('a browser without dialogs is told that it is too old', async (t) => {
  const { page } = await open(t, { before: (page) => page.addInitScript(() => { delete window.HTMLDialogElement; }) });
  await page.getByRole('alert').getByText(/太舊/).waitFor();
});
