// The way from an empty window to the board, and what is said when it is barred.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { grid, ready, small } from './play.mjs';

test('the progress bar counts to the end and goes away', async (t) => {
  const { page } = await open(t, {
    before: (page) => page.addInitScript(() => {
      window.percents = [];
      addEventListener('DOMContentLoaded', () => {
        const bar = document.querySelector('[role="progressbar"]');
        new MutationObserver(() => window.percents.push(Number(bar.getAttribute('aria-valuenow'))))
          .observe(bar, { attributes: true, attributeFilter: ['aria-valuenow'] });
      });
    }),
  });
  await ready(page);
  const percents = await page.evaluate(() => window.percents);
  assert.ok(percents.length > 3, `told ${percents.length} times`);
  assert.equal(percents.at(-1), 100);
  assert.deepEqual(percents, [...percents].sort((a, b) => a - b), 'never goes back');
});

test('what is downloaded is not kept twice', async (t) => {
  const { page } = await open(t, {
    viewport: small,
    before: (page) => page.addInitScript(() => {
      window.copies = 0;
      for (const [kind, name] of [[Response, 'clone'], [Response, 'arrayBuffer'], [Response, 'blob'], [ReadableStream, 'tee']]) {
        const original = kind.prototype[name];
        kind.prototype[name] = function (...rest) {
          window.copies++;
          return original.apply(this, rest);
        };
      }
    }),
  });
  await ready(page);
  assert.equal(await page.evaluate(() => window.copies), 0);
});

test('a load that fails says so, and the button tries again', async (t) => {
  const game = await open(t, { path: 'index.html', viewport: { width: 390, height: 700 } });
  game.expectErrors = true;
  const { page } = game;
  let barred = true;
  await page.route('**/anqi.*.wasm', (route) => (barred ? route.abort() : route.continue()));
  await page.getByRole('link', { name: '開始下棋' }).click();
  const failure = page.getByRole('alert');
  await failure.getByText('遊戲沒有載入成功').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0, 'no frozen bar');
  barred = false;
  await failure.getByRole('button', { name: '再試一次' }).click();
  await grid(page).waitFor();
});

test('the picture is as sharp as the screen, also after the density has changed', async (t) => {
  const { page, context } = await open(t, { viewport: small });
  await ready(page);
  const session = await context.newCDPSession(page);
  for (const deviceScaleFactor of [2, 1.5, 1]) {
    await session.send('Emulation.setDeviceMetricsOverride', { ...small, deviceScaleFactor, mobile: false });
    await page.waitForFunction(([width, height]) => {
      const canvas = document.querySelector('canvas');
      return canvas.width === width && canvas.height === height;
    }, [small.width * deviceScaleFactor, small.height * deviceScaleFactor]);
    // The squares stay where they are, in CSS pixels, and inside the window.
    const box = await grid(page).boundingBox();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= small.width && box.y + box.height <= small.height);
  }
});

for (const [name, remove, sentence] of [
  ['WebGL 2', () => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
    };
  }, /WebGL 2/],
  ['WebAssembly', () => { delete window.WebAssembly; }, /WebAssembly/],
]) {
  test(`a browser without ${name} is told in a sentence`, async (t) => {
    const { page } = await open(t, { before: (page) => page.addInitScript(remove) });
    await page.getByRole('alert').getByText(sentence).waitFor();
    await page.getByRole('button', { name: '再試一次' }).waitFor();
    assert.equal(await page.getByRole('progressbar').count(), 0, 'no frozen bar');
  });
}
