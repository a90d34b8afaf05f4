// One short visit in each of the three engines. What is not told by one engine alone is compared: every panel is as large in
// Firefox and WebKit as it is in Chromium, and has its focus at the same place.

import test from 'node:test';
import assert from 'node:assert/strict';
import { site } from '../harness.mjs';
import { engines } from './engines.mjs';
import { visit } from './visit.mjs';

let first;

for (const engine of engines) {
  test(`a visit in ${engine.name}`, async (t) => {
    const endings = [];
    t.after(async () => {
      for (const end of endings.reverse()) await end();
    });
    const page = await engine.start(endings);
    // What comes after a step that failed would fail for its sake.
    const step = async (name, act) => {
      let done = false;
      await t.test(name, async () => {
        await act();
        done = true;
      });
      assert.ok(done, name);
    };
    const seen = await visit(step, page, await site());
    first ??= seen;
    compare(seen, first);
  });
}

// compare allows for what the engines' own controls and lines differ in.
function compare(seen, first) {
  assert.deepEqual(seen.map(({ id, focus }) => `${id}: ${focus}`), first.map(({ id, focus }) => `${id}: ${focus}`));
  seen.forEach(({ id, width, height }, i) => {
    assert.ok(Math.abs(width - first[i].width) < 2, `${id} is ${width} wide, not ${first[i].width}`);
    assert.ok(Math.abs(height - first[i].height) < 0.1 * first[i].height, `${id} is ${height} high, not ${first[i].height}`);
  });
}
