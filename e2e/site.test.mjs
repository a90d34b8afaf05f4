// The page around the game: readable by itself, on every width, and without a request to elsewhere.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, open, site } from './harness.mjs';

test('the page reads without JavaScript', async (t) => {
  const context = await (await browser()).newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(new URL('index.html', await site()).href);
  await page.getByRole('heading', { level: 1, name: '暗棋' }).waitFor();
  const table = page.getByRole('table', { name: /進攻的棋/ });
  assert.equal(await table.getByRole('row').count(), 8);
  // Soldier takes general, general does not take soldier, the cannon takes all.
  const cell = (row, column) => table.getByRole('row').nth(row).getByRole('cell').nth(column).innerText();
  assert.match(await cell(7, 0), /✓/);
  assert.match(await cell(1, 6), /–/);
  for (let column = 0; column < 7; column++) assert.match(await cell(6, column), /✓/);
  // On a narrow window a picture and a link stand in for the game.
  assert.equal(await page.getByRole('link', { name: '開始下棋' }).getAttribute('href'), 'play.html');
  await page.getByRole('img', { name: /暗棋盤/ }).waitFor();
});

test('every link of the contents leads to a heading', async (t) => {
  const { page } = await open(t, { path: 'index.html', viewport: { width: 600, height: 800 } });
  const links = page.getByRole('navigation', { name: '本頁內容' }).getByRole('link');
  const count = await links.count();
  assert.ok(count >= 15);
  for (let i = 0; i < count; i++) {
    const target = await links.nth(i).getAttribute('href');
    assert.equal(await page.locator(target).getByRole('heading', { level: 2 }).count(), 1, target);
  }
});

test('a narrow window hands the fragment on to the game', async (t) => {
  const { page } = await open(t, { path: 'index.html#game=abc', viewport: { width: 390, height: 800 } });
  assert.equal(await page.getByRole('link', { name: '開始下棋' }).evaluate((link) => link.pathname.split('/').pop() + link.hash), 'play.html#game=abc');
});

test('a wide window hands the fragment on to the game in its frame', async (t) => {
  const { page } = await open(t, { path: 'index.html#game=abc', viewport: { width: 1440, height: 900 } });
  const frame = page.locator('iframe[title="暗棋遊戲"]');
  assert.match(await frame.evaluate((frame) => frame.src), /play\.html#game=abc$/);
  await page.frameLocator('iframe[title="暗棋遊戲"]').getByRole('gridcell').first().waitFor();
  assert.equal(await frame.evaluate((frame) => frame.contentWindow.location.hash), '#game=abc');
});

test('no two elements of the page have one id', async (t) => {
  const { page } = await open(t, { path: 'index.html', viewport: { width: 390, height: 800 } });
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((element) => element.id));
  assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), []);
});

test('a narrow page does not scroll sideways', async (t) => {
  for (const width of [320, 390, 768]) {
    const { page } = await open(t, { path: 'index.html', viewport: { width, height: 700 } });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(over, 0, `at ${width} pixels`);
  }
});

test('no table is cut on a phone, nor its words too small', async (t) => {
  for (const width of [320, 360]) {
    const { page } = await open(t, { path: 'index.html', viewport: { width, height: 640 } });
    for (const table of await page.getByRole('table').all()) {
      const { over, least } = await table.evaluate((element) => ({
        over: element.getBoundingClientRect().right - document.documentElement.clientWidth,
        least: Math.min(...[...element.querySelectorAll('th, td')].map((cell) => parseFloat(getComputedStyle(cell).fontSize))),
      }));
      assert.ok(over <= 0, `${over} pixels over at ${width}`);
      assert.ok(least >= 12, `${least} pixels at ${width}`);
    }
  }
});

// Whatever a stranger has written into an address, the pages work and carry nothing out of it.
const addresses = ['50%', '%', '%E0%A4%A', '%00', '#', '%22%3E%3Cimg src=x onerror=alert(1)%3E', 'javascript:alert(1)', '//elsewhere.example/', '__proto__',
  'constructor', '\uD800', '暗棋', 'x'.repeat(60_000)];

test('no fragment and no query stops the page', async (t) => {
  const game = await open(t, { path: 'index.html', viewport: { width: 390, height: 800 } });
  const { page, address } = game;
  for (const written of addresses) {
    for (const sign of ['#', '?']) {
      await page.goto('about:blank');
      await page.goto(`${address}index.html${sign}${written}`);
      const link = page.getByRole('link', { name: '開始下棋' });
      assert.equal(await link.evaluate((a) => a.origin + a.pathname), `${new URL(address).origin}/play.html`, written);
      // The last thing that the page's script does is to listen for the printer.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      assert.ok(await page.locator('details').first().evaluate((details) => details.open), `${sign}${written.slice(0, 40)}`);
    }
  }
});

test('no fragment and no query stops the game', async (t) => {
  const game = await open(t, { path: 'play.html', viewport: { width: 640, height: 480 } });
  for (const written of ['50%', '%E0%A4%A', '\uD800']) {
    await game.page.goto('about:blank');
    await game.page.goto(`${game.address}play.html?${written}#${written}`);
    await game.page.getByRole('gridcell', { name: /暗子/ }).first().waitFor();
  }
});

test('the game plays in the frame of a wide page', async (t) => {
  const { page } = await open(t, { path: 'index.html', viewport: { width: 1440, height: 900 } });
  const frame = page.frameLocator('iframe[title="暗棋遊戲"]');
  const cells = frame.getByRole('gridcell', { name: /暗子/ });
  await cells.first().waitFor();
  assert.equal(await cells.count(), 32);
  await cells.first().click();
  await frame.getByText(/已走 [12] 手/).waitFor();
  // The game has not taken the page's scroll position or its wheel.
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
});

// still waits until the page has not scrolled for thirty frames.
const still = (page) => page.evaluate(() => new Promise((resolve) => {
  let last = scrollY;
  let frames = 0;
  const look = () => {
    frames = scrollY === last ? frames + 1 : 0;
    last = scrollY;
    if (frames >= 30) resolve();
    else requestAnimationFrame(look);
  };
  look();
}));

test('in the frame a finger taps, and a finger that moves scrolls the page', async (t) => {
  const { page, context } = await open(t, { path: 'index.html', viewport: { width: 1000, height: 700 }, touch: true });
  const frame = page.frameLocator('iframe[title="暗棋遊戲"]');
  await frame.getByRole('gridcell').first().waitFor();
  await frame.getByRole('progressbar').waitFor({ state: 'detached' });
  const cell = frame.getByRole('gridcell', { name: /^b3 / });
  const { x, y, width, height } = await cell.boundingBox();
  const session = await context.newCDPSession(page);
  const finger = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const middle = { x: x + width / 2, y: y + height / 2 };
  await finger('touchStart', middle);
  for (let step = 1; step <= 10; step++) await finger('touchMove', { x: middle.x, y: middle.y - step * 20 });
  await finger('touchEnd');
  await page.waitForFunction(() => scrollY > 100);
  assert.match(await cell.getAttribute('aria-label'), /暗子/, 'the scrolling finger has not flipped a piece');
  await still(page); // a tap while the page still glides would only stop it
  await page.evaluate(() => scrollTo(0, 0));
  await still(page);
  await cell.tap();
  await frame.getByRole('gridcell', { name: /^b3 [紅黑]/ }).waitFor();
});
