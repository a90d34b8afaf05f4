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
