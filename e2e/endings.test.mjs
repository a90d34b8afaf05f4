// How the computer behaves when nothing is left to win: it gives up if the settings say so, offers a draw and takes one. The
// games are those of endings.json, which `go run ./scripts/endings KGk=loss Kk=draw kKG=win KMk=loss NGpm` has found.

import test from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { button, counters, dialog, message, myTurn, press, ready, spoken, square, statusText } from './play.mjs';
import { resume, sameAsReplay, storedRecord } from './prepared.mjs';

const endings = JSON.parse(await readFile(new URL('endings.json', import.meta.url)));

// openEnding lays a game on the table whose ending the person's next turn begins: { page, begin }.
async function openEnding(t, wanted, level) {
  const { pieces, turns, from, to } = endings.find((ending) => ending.wanted === wanted);
  const { page } = await resume(t, { rules: 'traditional', pieces, turns, level });
  const begin = async () => {
    await square(page, from).click();
    await square(page, to).click();
  };
  return { page, begin };
}

// spokenNow is the region of what interrupts.
const spokenNow = (page) => page.getByRole('log').nth(1);

async function wishResignation(page) {
  await press(page, '設定');
  const panel = dialog(page, '設定');
  const box = panel.getByRole('checkbox', { name: '電腦輸定了就認輸' });
  assert.equal(await box.isChecked(), false, 'it plays on unless it is asked to');
  await box.focus();
  await page.keyboard.press('Space');
  assert.ok(await box.isChecked());
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

for (const [level, wanted] of [['hard', 'KGk=loss'], ['easy', 'KMk=loss']]) {
  test(`${level} gives a lost ending up when the settings say so, and it counts`, async (t) => {
    const { page, begin } = await openEnding(t, wanted, level);
    await wishResignation(page);
    await begin();
    await spokenNow(page).getByText('你贏了：對方認輸。').waitFor();
    assert.equal(await statusText(page), '你贏了！');
    const end = dialog(page, '你贏了！');
    await end.getByText('對方認輸。').waitFor();
    await page.keyboard.press('Escape');
    await end.waitFor({ state: 'detached' });
    const last = await sameAsReplay(page);
    assert.match(await storedRecord(page), /\[Reason "resign/i);
    assert.notEqual(last.result, '*');
    await press(page, '戰績');
    const row = dialog(page, '戰績').getByRole('row', { name: new RegExp(level === 'hard' ? '^困難' : '^簡單') }).first();
    assert.deepEqual((await row.getByRole('cell').allInnerTexts()).slice(0, 3), ['1', '0', '0']);
    await page.keyboard.press('Escape');
    await page.reload();
    await ready(page);
    assert.equal(await statusText(page), '你贏了！', 'the end is still the end');
    await press(page, '設定');
    assert.ok(await dialog(page, '設定').getByRole('checkbox', { name: '電腦輸定了就認輸' }).isChecked(), 'the wish is kept');
    await page.keyboard.press('Escape');
    await press(page, '悔棋');
    assert.match(await statusText(page), /^輪到你/, 'the undo leads back to the own turn');
  });
}

test('without the wish the computer plays a lost ending on', async (t) => {
  const { page, begin } = await openEnding(t, 'KGk=loss', 'hard');
  const before = (await counters(page)).turns;
  await begin();
  await page.waitForFunction((turns) => new RegExp(`已走 ${turns} 手`).test(document.body.innerText), before + 2);
  assert.ok(await myTurn(page), 'the game goes on');
});

test('in a dead position the computer offers a draw, which can be left, and agrees to one', async (t) => {
  const { page, begin } = await openEnding(t, 'Kk=draw', 'medium');
  await begin();
  await message(page).getByText('對手求和，同意嗎？').waitFor();
  assert.match(await spoken(page).innerText(), /電腦求和。/);
  await button(page, '不同意').click();
  await button(page, '不同意').waitFor({ state: 'detached' });
  assert.ok(await myTurn(page), 'the game goes on');
  await press(page, '求和');
  await dialog(page, '向對手求和？').getByRole('button', { name: '求和' }).click();
  await page.getByText('和棋：雙方同意。').first().waitFor();
  assert.equal((await sameAsReplay(page)).result, '1/2-1/2');
});

test('the computer\'s offer is accepted', async (t) => {
  const { page, begin } = await openEnding(t, 'Kk=draw', 'expert');
  await begin();
  await message(page).getByText('對手求和，同意嗎？').waitFor();
  await button(page, '同意').press('Enter');
  await page.getByText('和棋：雙方同意。').first().waitFor();
  assert.equal(await statusText(page), '和棋');
});

test('a computer that is winning declines a draw', async (t) => {
  const { page, begin } = await openEnding(t, 'kKG=win', 'hard');
  await begin();
  await page.waitForFunction(() => /^(輪到你|這局輸了)/.test(document.querySelector('[role="status"]').textContent));
  await press(page, '求和');
  await dialog(page, '向對手求和？').getByRole('button', { name: '求和' }).click();
  await spoken(page).getByText('電腦不同意和棋。').waitFor();
  assert.match(await statusText(page), /^輪到你/);
});
