// What assistive technology meets.

import test from 'node:test';
import assert from 'node:assert/strict';
import { grid, myTurn, newGame, ready, spoken, square, start } from './play.mjs';

for (const [name, viewport, rows] of [
  ['wide window', { width: 1440, height: 900 }, 4],
  ['tall window', { width: 390, height: 844 }, 8],
]) {
  test(`the tree of a ${name} has the grid, 32 cells and a name on every button`, async (t) => {
    const { page, context } = await start(t, { viewport });
    assert.equal(await grid(page).getByRole('row').count(), rows);
    const cells = grid(page).getByRole('gridcell');
    assert.equal(await cells.count(), 32);
    const session = await context.newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const seen = {};
    for (const node of nodes) {
      const role = node.role?.value;
      if (node.ignored || !['grid', 'gridcell', 'button'].includes(role)) continue;
      seen[role] = (seen[role] ?? 0) + 1;
      assert.ok(node.name?.value, `a ${role} without a name: ${JSON.stringify(node)}`);
    }
    assert.equal(seen.grid, 1);
    assert.equal(seen.gridcell, 32);
    assert.ok(seen.button >= 4, `${seen.button} buttons`);
  });
}

test('squares lie where the board is, and large enough for a finger', async (t) => {
  for (const viewport of [{ width: 320, height: 568 }, { width: 360, height: 640 }, { width: 820, height: 1180 }, { width: 2560, height: 1440 }]) {
    const { page } = await start(t, { viewport, slow: true });
    const boxes = await page.getByRole('main').locator('button').evaluateAll((all) => all.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { id: button.id, x, y, width, height };
    }));
    for (const box of boxes) {
      assert.ok(box.width >= 24 && box.height >= 24, `${box.id} is ${box.width} × ${box.height}`);
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width + 0.5 && box.y + box.height <= viewport.height + 0.5, `${box.id} leaves the window`);
    }
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5 || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5;
        assert.ok(apart, `${a.id} and ${b.id} overlap at ${viewport.width}`);
      }
    }
  }
});

test('a turn is one sentence, and squares say what can be done', async (t) => {
  const { page } = await start(t);
  await newGame(page, '簡單', '我先');
  await page.evaluate(() => {
    window.lines = [];
    for (const region of document.querySelectorAll('[role="log"]')) {
      new MutationObserver(() => window.lines.push(region.textContent)).observe(region, { childList: true });
    }
  });
  await square(page, 'b3').click();
  await myTurn(page);
  const lines = (await page.evaluate(() => window.lines)).filter(Boolean);
  assert.equal(lines.filter((line) => line.includes('b3')).length, 1, lines.join(' | '));
  assert.equal(lines.length, 2, `one line for each of the two turns: ${lines.join(' | ')}`);
  assert.match(await square(page, 'b3').getAttribute('aria-label'), /^b3 [紅黑].，/);
});

test('the picture is hidden from assistive technology and out of the order of Tab', async (t) => {
  const { page } = await start(t, { slow: true });
  const canvas = await page.locator('canvas').evaluate((element) => ({
    hidden: element.getAttribute('aria-hidden'), tabIndex: element.tabIndex, focused: document.activeElement === element,
  }));
  assert.deepEqual(canvas, { hidden: 'true', tabIndex: -1, focused: false });
});
