// Every panel, by keyboard: opened, used, closed; the focus goes in, stays in, and returns.

import test from 'node:test';
import assert from 'node:assert/strict';
import { open } from './harness.mjs';
import { button, dialog, grid, press, ready, small, square } from './play.mjs';

const inDialog = (page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));
const focusedID = (page) => page.evaluate(() => document.activeElement?.id ?? '');

// focusOn gives the focus to a control of the play screen by Tab.
async function focusOn(page, name) {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, name)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${name}`);
}

// roundTrip presses Tab through the whole panel: the focus meets every control and never leaves.
async function roundTrip(page, panel) {
  const stops = await panel.locator('button, input, select').count();
  for (let i = 0; i < stops + 2; i++) {
    await page.keyboard.press('Tab');
    assert.ok(await inDialog(page), 'Tab stays in the panel');
  }
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Shift+Tab');
    assert.ok(await inDialog(page), 'Shift+Tab stays in the panel');
  }
}

// use does in each panel what it is for.
const use = {
  '開新局': async (page, panel) => {
    await panel.getByRole('radio', { name: '困難' }).focus();
    await page.keyboard.press('Space');
    assert.ok(await panel.getByRole('radio', { name: '困難' }).isChecked());
    await panel.getByRole('radio', { name: '自訂', exact: true }).focus();
    await page.keyboard.press('Space');
    const limit = panel.getByRole('spinbutton').first();
    await limit.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('7');
    await page.keyboard.press('Tab');
    await panel.getByText(/還有 1 項/).first().waitFor();
    await limit.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('60');
    await page.keyboard.press('Tab');
    await panel.getByText(/還有 1 項/).first().waitFor({ state: 'detached' });
  },
  '設定': async (page, panel) => {
    const box = panel.getByRole('checkbox', { name: '顯示座標' });
    const was = await box.isChecked();
    await box.focus();
    await page.keyboard.press('Space');
    assert.equal(await box.isChecked(), !was);
    const volume = panel.getByRole('slider', { name: /音量/ });
    const before = await volume.inputValue();
    await volume.focus();
    await page.keyboard.press('ArrowLeft');
    assert.notEqual(await volume.inputValue(), before);
  },
  '戰績': async (page, panel) => {
    assert.ok(await panel.getByRole('table').count() > 0 || await panel.getByText('還沒有下完的對局').count() > 0);
  },
  '說明': async (page, panel) => {
    assert.ok(await panel.getByRole('table').count() > 0, 'the capture table');
    assert.ok(await panel.getByRole('heading').count() > 3);
    assert.ok(await panel.getByRole('img').count() > 0, 'a small board');
  },
  '公平驗證': async (page, panel) => {
    await panel.getByText(/^[0-9a-f]{64}$/).first().waitFor();
  },
  '鍵盤操作': async (page, panel) => {
    await panel.getByRole('row', { name: /Home/ }).first().waitFor();
  },
};

// opened names the control that opens each panel.
const opened = { '開新局': '新局', '設定': '設定', '戰績': '戰績', '說明': '說明', '公平驗證': '公平驗證', '鍵盤操作': '鍵盤操作' };

for (const [title, name] of Object.entries(opened)) {
  test(`the panel ${title}`, async (t) => {
    const { page } = await open(t, { viewport: small });
    await ready(page);
    const direct = await button(page, name).count();
    await focusOn(page, direct ? name : '選單');
    const from = await focusedID(page);
    await page.keyboard.press('Enter');
    if (!direct) {
      const entry = page.getByRole('dialog').getByRole('button', { name, exact: true });
      await entry.focus();
      await page.keyboard.press('Enter');
    }
    const panel = dialog(page, title);
    await panel.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('dialog'));
    assert.ok(await panel.getByRole('heading', { level: 2 }).count() === 1);
    await roundTrip(page, panel);
    await use[title](page, panel);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.waitForFunction((id) => document.activeElement?.id === id, from);
  });
}

test('the tables of the panels are not cut on a phone', async (t) => {
  for (const width of [320, 360]) {
    const { page } = await open(t, { viewport: { width, height: 640 } });
    await ready(page);
    for (const name of ['說明', '戰績', '鍵盤操作', '棋子統計']) {
      await press(page, name);
      const panel = dialog(page, name);
      await panel.waitFor();
      const over = await panel.getByRole('table')
        .evaluateAll((tables) => tables.map((table) => Math.max(0, table.parentElement.scrollWidth - table.parentElement.clientWidth)));
      assert.deepEqual(over, over.map(() => 0), `${name} at ${width}`);
      assert.ok(over.length > 0 || name === '戰績', name);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  }
});

test('no control of a panel touches what stands above it', async (t) => {
  const { page } = await open(t, { viewport: { width: 360, height: 640 } });
  await ready(page);
  for (const [title, name] of Object.entries(opened)) {
    await press(page, name);
    const panel = dialog(page, title);
    await panel.waitFor();
    if (name === '新局') await panel.getByRole('radio', { name: '自訂', exact: true }).check();
    const near = await panel.evaluate((box) => {
      const parts = [...box.querySelectorAll('.panel-body :is(.button, .choice, .field, table, .diagram, p, li)')]
        .map((part) => ({ part, at: part.getBoundingClientRect() }));
      const found = [];
      for (const { part: above, at: a } of parts) {
        for (const { part: below, at: b } of parts) {
          const apart = b.top - a.bottom;
          const beside = a.right <= b.left + 1 || b.right <= a.left + 1;
          if (above === below || above.contains(below) || below.contains(above) || beside || !below.matches('.button, .choice, .field')) continue;
          if (apart > -3 && apart < 4) found.push(`${below.textContent} is ${apart} px below ${above.textContent}`);
        }
      }
      return found;
    });
    assert.deepEqual(near, [], title);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  }
});

test('a wrong number is told once, belongs to its field, and is where the start leads', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  await press(page, '新局');
  const panel = dialog(page, '開新局');
  await panel.getByRole('radio', { name: '自訂', exact: true }).check();
  await page.evaluate(() => {
    window.told = [];
    const live = [...document.querySelectorAll('dialog [aria-live], dialog [role="status"], dialog [role="alert"]')];
    window.quiet = live.filter((region) => region.getAttribute('aria-live') !== 'off').length;
    const spoken = document.querySelector('dialog .live');
    new MutationObserver(() => window.told.push(spoken.textContent)).observe(spoken, { childList: true, subtree: true });
  });
  assert.equal(await page.evaluate(() => window.quiet), 1, 'one live region in the panel');
  const limit = panel.getByRole('spinbutton', { name: '無進展和棋' });
  await limit.fill('7');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => window.told.length > 0);
  await panel.getByText(/還有 1 項/).waitFor();
  assert.deepEqual(await page.evaluate(() => window.told), ['無進展和棋：請填 0，或 20 到 200 之間的整數。']);
  const described = await limit.evaluate((input) => ({ invalid: input.getAttribute('aria-invalid'),
    by: input.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(' ') }));
  assert.equal(described.invalid, 'true');
  assert.match(described.by, /請填 0，或 20 到 200 之間的整數。.*雙方合計連續/);
  const live = panel.locator('[role="status"]');
  assert.deepEqual(await live.evaluateAll((all) => all.map((line) => line.getAttribute('aria-live'))), ['off']);
  const start = panel.getByRole('button', { name: '開始' });
  assert.equal(await start.getAttribute('aria-disabled'), null);
  for (const way of [() => start.click(), () => start.press('Enter')]) {
    await start.focus();
    await page.evaluate(() => { window.told = []; });
    await way();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === '無進展和棋');
    await page.waitForFunction(() => window.told.length > 0);
    assert.deepEqual(await page.evaluate(() => window.told), ['還有 1 項要修正才能開始。']);
    assert.equal(await limit.inputValue(), '7');
  }
  await limit.fill('60');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
});

test('resigning asks, can be given up, and ends the game', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  await square(page, 'b3').press('Enter');
  const ask = async () => {
    if (await button(page, '認輸').count() === 0) await button(page, '選單').press('Enter');
    await button(page, '認輸').press('Enter');
    await dialog(page, '確定認輸？').waitFor();
  };
  await ask();
  await page.keyboard.press('Escape');
  await dialog(page, '確定認輸？').waitFor({ state: 'detached' });
  await ask();
  await dialog(page, '確定認輸？').getByRole('button', { name: '認輸' }).press('Enter');
  const end = page.getByRole('dialog');
  await end.getByText(/認輸/).first().waitFor();
  await end.getByRole('img').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === '再來一局');
  await end.getByRole('button', { name: '公平驗證' }).press('Enter');
  const fair = dialog(page, '公平驗證');
  await fair.getByRole('button', { name: '驗證', exact: true }).press('Enter');
  await fair.getByText(/驗證通過/).first().waitFor();
  await fair.getByRole('button', { name: '返回' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === '再來一局');
  await page.keyboard.press('Enter');
  await end.waitFor({ state: 'detached' });
  assert.equal(await grid(page).getByRole('gridcell', { name: /暗子/ }).count() >= 31, true);
});

test('a draw is offered to the computer, which answers', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  if (await button(page, '求和').count() === 0) await button(page, '選單').press('Enter');
  await button(page, '求和').press('Enter');
  const panel = dialog(page, '向對手求和？');
  await panel.waitFor();
  await roundTrip(page, panel);
  await panel.getByRole('button', { name: '求和' }).press('Enter');
  // It declines, or accepts and the game is over.
  await page.getByText(/不同意和棋|雙方同意/).first().waitFor();
});

test('the wheel over the input that has the focus scrolls the panel and changes nothing', async (t) => {
  const { page } = await open(t, { viewport: small });
  await ready(page);
  const top = (input) => input.evaluate((element) => element.closest('.panel-body').scrollTop);
  // overWheel turns the wheel over an input that has the focus.
  const overWheel = async (input) => {
    await input.focus();
    const { x, y, width, height } = await input.boundingBox();
    const [value, before] = [await input.inputValue(), await top(input)];
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, before > 0 ? -60 : 60);
    await page.waitForFunction(([id, before]) => document.getElementById(id).closest('.panel-body').scrollTop !== before,
      [await input.getAttribute('id'), before]);
    assert.equal(await input.inputValue(), value);
    assert.ok(await input.evaluate((element) => element === document.activeElement), 'the focus stays');
  };
  await page.keyboard.press('n');
  const panel = dialog(page, '開新局');
  await panel.getByRole('radio', { name: '自訂', exact: true }).check();
  await overWheel(panel.getByRole('spinbutton').first());
  await overWheel(panel.getByRole('combobox').first());
  await page.keyboard.press('Escape');
  await button(page, '設定').or(button(page, '選單')).first().click();
  if (await dialog(page, '選單').count()) await button(page, '設定').click();
  await overWheel(dialog(page, '設定').getByRole('slider').first());
});

test('after a click on a control without a panel the board has the focus', async (t) => {
  const { page } = await open(t, { viewport: { width: 1280, height: 800 } });
  await ready(page);
  await button(page, '靜音').click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith('square-'));
  await button(page, '說明').click();
  await dialog(page, '說明').getByRole('button', { name: '關閉' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(await focusedID(page), 'open-help', 'a panel gives the focus back');
});
