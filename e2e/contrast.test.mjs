// Where the system forces its colours or asks for more contrast: the small boards of the help and the page's boards keep lines,
// covered pieces and marks, and the canvas is painted in the theme of contrast, also when the wish comes while the game runs.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { grid, newGame, press, ready, small } from './play.mjs';

// picture returns the pixels of an element, or of the page, as { width, height, pixels }; a page without a policy reads the PNG.
async function picture(page, target = page) {
  const png = (await target.screenshot()).toString('base64');
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      return { width: image.width, height: image.height, pixels: [...context.getImageData(0, 0, image.width, image.height).data] };
    }, png);
  } finally {
    await reader.close();
  }
}

// differing is the share of the pixels around the middle of two pictures that differ clearly.
function differing(a, b) {
  const width = Math.min(a.width, b.width);
  const height = Math.min(a.height, b.height);
  let count = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = (y * a.width + x) * 4;
      const other = (y * b.width + x) * 4;
      if ([0, 1, 2].some((c) => Math.abs(a.pixels[at + c] - b.pixels[other + c]) > 40)) count++;
    }
  }
  return count / ((width - 4) * (height - 4));
}

async function allDiffer(page, kinds) {
  const seen = [];
  for (const [name, selector] of Object.entries(kinds)) {
    const found = page.locator(selector).first();
    await found.scrollIntoViewIfNeeded();
    seen.push({ name, picture: await picture(page, found) });
  }
  for (const [i, a] of seen.entries()) {
    for (const b of seen.slice(0, i)) {
      const share = differing(a.picture, b.picture);
      assert.ok(share > 0.04, `${a.name} and ${b.name} differ in ${(share * 100).toFixed(1)} % of their pixels`);
    }
  }
}

const forced = (colorScheme) => (page) => page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

for (const scheme of ['light', 'dark']) {
  test(`with forced colours, ${scheme}, the help's boards say what they say otherwise`, async (t) => {
    const { page } = await open(t, { viewport: { width: 820, height: 1180 }, before: forced(scheme) });
    await ready(page);
    await newGame(page, '連吃');
    await press(page, '說明');
    await page.getByRole('dialog').waitFor();
    await allDiffer(page, {
      empty: '.spot:not(.move, .capture):empty', 'a square to move to': '.spot.move:empty',
      'a covered piece': '.spot:not(.capture):has(> .covered)', 'a covered piece that may be attacked': '.spot.capture:has(> .covered)',
      'a black piece': '.spot:not(.capture):has(> .black)', 'a black piece that may be taken': '.spot.capture:has(> .black)',
      'the piece chosen': '.spot.selected:has(> .red)',
    });
    const lines = await page.locator('.spot').evaluateAll((all) => all.filter((spot) => {
      const style = getComputedStyle(spot);
      return style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1;
    }).length);
    assert.equal(lines, 0, 'squares without a line around them');
  });

  test(`with forced colours, ${scheme}, the page's boards say what they say otherwise`, async (t) => {
    const { page } = await open(t, { path: 'index.html', viewport: { width: 820, height: 1180 }, before: forced(scheme) });
    await allDiffer(page, { 'a covered piece': 'figure use[href="#back"]', 'a red piece': 'figure .pc.red', 'a black piece': 'figure .pc.black' });
  });
}

// corner is the colour of the table top in the upper left corner of the window, where nothing else is painted.
async function corner(page) {
  const { pixels } = await picture(page);
  return pixels.slice(0, 3).join(' ');
}

async function becomes(page, strong) {
  for (let i = 0; i < 100; i++) {
    if ((await corner(page) === '0 0 0') === strong) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`the canvas is ${strong ? 'not' : 'still'} painted with contrast`);
}

for (const [wish, on, off] of [
  ['forces its colours', { forcedColors: 'active' }, { forcedColors: 'none' }],
  ['asks for more contrast', { contrast: 'more' }, { contrast: 'no-preference' }],
]) {
  test(`the canvas has a look of its own where the system ${wish}`, async (t) => {
    const { page } = await open(t, { viewport: small, before: (page) => page.emulateMedia(on) });
    await ready(page);
    await becomes(page, true);
    await page.emulateMedia(off);
    await becomes(page, false);
    await page.emulateMedia(on);
    await becomes(page, true);
    await grid(page).waitFor();
  });
}
