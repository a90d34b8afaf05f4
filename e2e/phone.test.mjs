// What a phone brings along: corners and bars of its own, fingers, a home screen.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open, site } from './harness.mjs';
import { press, ready } from './play.mjs';

const upright = { width: 390, height: 700 };

// What the machine keeps for itself at the edges, in pixels: a camera at the top, a bar at the bottom; lying, at the sides.
for (const [viewport, insets] of [
  [upright, { top: 47, left: 0, bottom: 34, right: 0 }],
  [{ width: 700, height: 390 }, { top: 0, left: 47, bottom: 21, right: 47 }],
]) {
  test(`at ${viewport.width} × ${viewport.height} panels and the loading screen keep clear of the machine's own edges`, async (t) => {
    let arrive;
    const { page } = await open(t, {
      viewport,
      before: async (page, context) => {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
        const held = new Promise((resolve) => { arrive = resolve; });
        await page.route('**/anqi.*wasm', async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    const free = { left: insets.left, top: insets.top, right: viewport.width - insets.right, bottom: viewport.height - insets.bottom };
    const inside = (box, what) => {
      const told = `${what}: ${JSON.stringify(box)} in ${JSON.stringify(free)}`;
      assert.ok(box.x >= free.left && box.y >= free.top && box.x + box.width <= free.right && box.y + box.height <= free.bottom, told);
    };
    inside(await page.locator('.loading-words').boundingBox(), 'words');
    inside(await page.locator('.outline').boundingBox(), 'outline');
    arrive();
    await ready(page);
    for (const name of ['新局', '說明']) {
      await press(page, name);
      const panel = page.getByRole('dialog');
      await panel.waitFor();
      inside(await panel.boundingBox(), name);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  });
}

test('a second tap between the squares does not magnify the page, two fingers do', async (t) => {
  const { page } = await open(t, { viewport: upright, touch: true });
  await ready(page);
  const at = await page.evaluate(() => {
    const [one, other] = [...document.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getBoundingClientRect());
    const allowed = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return [hit.getAttribute('role'), getComputedStyle(hit).touchAction];
    };
    return { on: allowed(one.x + one.width / 2, one.y + one.height / 2),
      between: allowed((one.right + other.left) / 2, (one.bottom + one.top) / 2 + one.height / 2),
      edge: allowed(2, 2) };
  });
  assert.deepEqual(at.on, ['gridcell', 'pinch-zoom']);
  assert.deepEqual(at.between, [null, 'pinch-zoom']);
  assert.deepEqual(at.edge, [null, 'pinch-zoom']);
});

test('the list of keys is offered where there is a keyboard: on a phone once a key has been used', async (t) => {
  const offered = async (page) => {
    await press(page, '說明');
    const panel = page.getByRole('dialog');
    await panel.waitFor();
    const count = await panel.getByRole('button', { name: '鍵盤操作' }).count();
    await panel.getByRole('button', { name: '關閉' }).click();
    await panel.waitFor({ state: 'detached' });
    return count;
  };
  const { page } = await open(t, { viewport: upright, touch: true });
  await ready(page);
  assert.equal(await offered(page), 0);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await offered(page), 1);
  const desk = await open(t, { viewport: upright });
  await ready(desk.page);
  assert.equal(await offered(desk.page), 1);
});

for (const path of ['index.html', 'play.html']) {
  test(`${path} has a picture for the home screen`, async (t) => {
    const { page } = await open(t, { path, viewport: upright });
    const picture = page.locator('link[rel="apple-touch-icon"]');
    assert.equal(await picture.getAttribute('sizes'), '180x180');
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, new URL(await picture.getAttribute('href'), await site()).href);
    assert.deepEqual(size, [180, 180]);
  });
}
