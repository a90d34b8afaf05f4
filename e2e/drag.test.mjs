// Pieces dragged by mouse and finger where the game has the whole window.

import test from 'node:test';
import assert from 'node:assert/strict';
import { cells, small, square } from './play.mjs';
import { deal, resume, sameAsReplay } from './prepared.mjs';

const prepared = { rules: 'traditional', pieces: deal({ a1: 'R', b1: 'p', a2: 'k' }), turns: '1. a1(R) b1(p)' };

const middle = async (cell) => {
  const { x, y, width, height } = await cell.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

const pieceOn = async (page, name) => (await cells(page)).find((cell) => cell.square === name).piece;

async function drag(page, from, to) {
  const start = await middle(square(page, from));
  const end = await middle(square(page, to));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) {
    await page.mouse.move(start.x + ((end.x - start.x) * step) / 5, start.y + ((end.y - start.y) * step) / 5);
  }
  await page.mouse.up();
}

test('a piece dragged to its target captures', async (t) => {
  const { page } = await resume(t, prepared, { viewport: small });
  await drag(page, 'a1', 'b1');
  await page.getByText(/紅俥在 b1 吃掉黑卒/).first().waitFor();
  assert.equal(await pieceOn(page, 'a1'), '空格');
  assert.equal(await pieceOn(page, 'b1'), '紅俥');
  await sameAsReplay(page);
});

test('a piece dragged where it may not go stays, and it is said why', async (t) => {
  const { page } = await resume(t, prepared, { viewport: small });
  await drag(page, 'a1', 'a2');
  await page.getByText(/暗子還沒翻開/).first().waitFor();
  assert.equal(await pieceOn(page, 'a1'), '紅俥');
  await drag(page, 'a1', 'd8');
  await page.getByText(/走不到那裡/).first().waitFor();
  assert.equal(await pieceOn(page, 'a1'), '紅俥');
  // The same piece still goes by taps.
  if ((await square(page, 'a1').getAttribute('aria-selected')) !== 'true') await square(page, 'a1').click();
  await square(page, 'b1').click();
  assert.equal(await pieceOn(page, 'b1'), '紅俥');
});

// lift drags a piece over its target and does not let go.
async function lift(page, from, to) {
  const start = await middle(square(page, from));
  const end = await middle(square(page, to));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
}

// How a drag over its target is ended without a drop there.
const endings = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the right button': async (page) => {
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
  },
  'a window that loses the focus': (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  'a cancelled pointer': (page) => page.evaluate((id) => window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: id })), 1),
  'a lost capture': (page) => page.evaluate((id) => window.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: id })), 1),
  'a second finger': (page) => page.evaluate(() => document.querySelector('main').dispatchEvent(
    new PointerEvent('pointerdown', { pointerId: 7, pointerType: 'touch', isPrimary: false, buttons: 1, bubbles: true }))),
  'a button that was released unheard': (page) => page.evaluate((id) => window.dispatchEvent(
    new PointerEvent('pointermove', { pointerId: id, buttons: 0 })), 1),
  'a panel that opens': async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  'a place outside of the board': (page) => page.mouse.move(1, 1),
};

for (const [name, end] of Object.entries(endings)) {
  test(`a drag ended by ${name} lets the piece go`, async (t) => {
    const { page } = await resume(t, prepared, { viewport: small });
    // The tests say which pointer they mean: the mouse's has this number in Chromium.
    await page.evaluate(() => addEventListener('pointerdown', (event) => { window.pointer = event.pointerId; }, true));
    const before = await page.evaluate(() => localStorage.getItem('anqi.game'));
    await lift(page, 'a1', 'b1');
    assert.equal(await square(page, 'a1').getAttribute('aria-selected'), 'true', 'the piece is being dragged');
    assert.equal(await page.evaluate(() => window.pointer), 1);
    await end(page);
    await page.mouse.up();
    assert.equal(await pieceOn(page, 'a1'), '紅俥');
    assert.equal(await pieceOn(page, 'b1'), '黑卒');
    assert.notEqual(await square(page, 'a1').getAttribute('aria-selected'), 'true', 'nothing is selected');
    assert.equal(await page.evaluate(() => localStorage.getItem('anqi.game')), before);
    // The next drag is one.
    await drag(page, 'a1', 'b1');
    assert.equal(await pieceOn(page, 'b1'), '紅俥');
  });
}
