// Games under the presets and under custom rules, played through the board; every stored game is replayed by the command line,
// and has to lead to the board that the page shows.

import test from 'node:test';
import assert from 'node:assert/strict';
import { button, dialog, isOver, myTurn, newGame, press, ready, square, start, statusText } from './play.mjs';
import { deal, replay, resume, sameAsReplay, storedRecord } from './prepared.mjs';
import { customGame, everything, fill, messageSays, setEverything, startWithLots, takeTurns, twoPlayers } from './variants.mjs';

const small = { viewport: { width: 640, height: 480 } };
const longest = 1000;

// pointsOf reads the lines of the score in the end's panel: the points of each side, in the order of acting.
async function pointsOf(panel) {
  const lines = await panel.getByRole('list', { name: '計分' }).getByRole('listitem').allInnerTexts();
  assert.equal(lines.length, 2);
  return lines.map((line) => Number(/([+-−]?[\d,]+) 分/.exec(line)[1].replace('−', '-').replace(',', '')));
}

test('tournament: lots are drawn, nothing is taken back, and the score is told and kept', async (t) => {
  const { page } = await start(t, small);
  const first = await startWithLots(page, '簡單', '競賽');
  assert.equal(/請你翻第一子/.test(await statusText(page)), first, 'who drew the higher lot begins');
  await takeTurns(page, 1);
  await myTurn(page);
  if (await button(page, '悔棋').count() === 0) await button(page, '選單').click();
  assert.ok(await button(page, '悔棋').isDisabled(), 'no undo');
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await takeTurns(page, longest, { from: 1 });
  assert.ok(await isOver(page));
  const last = await sameAsReplay(page);
  assert.notEqual(last.result, '*');
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  const points = await pointsOf(panel);
  if (last.result === '1/2-1/2') {
    assert.deepEqual(points, [0, 0]);
    await panel.getByText('和棋不計分').waitFor();
  } else {
    const multiplier = Number(/× (\d) 倍/.exec(await panel.getByText(/基本分 1 × \d 倍（輸家吃了 \d+ 子）/).textContent())[1]);
    assert.ok([1, 3, 5].includes(multiplier));
    assert.deepEqual(points, last.result === '1-0' ? [multiplier, -multiplier] : [-multiplier, multiplier]);
  }
  // The rematch is given up at once: five times the base, whatever came before.
  await panel.getByRole('button', { name: '再來一局' }).click();
  await panel.waitFor({ state: 'detached' });
  await takeTurns(page, 1);
  await myTurn(page);
  await press(page, '認輸');
  await dialog(page, '確定認輸？').getByRole('button', { name: '認輸' }).click();
  await panel.getByText('你認輸了。').waitFor();
  const given = await pointsOf(panel);
  assert.deepEqual(given.map(Math.abs), [5, 5]);
  assert.equal(given[0] + given[1], 0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await press(page, '戰績');
  const me = points[first ? 0 : 1];
  const tally = dialog(page, '戰績').getByText(new RegExp(`${String(me - 5).replace('-', '[-−]')} 分`));
  await tally.first().waitFor();
});

test('chain: a whole game of two players, with dark attacks, chains and stops', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  await newGame(page, twoPlayers, '連吃');
  const done = await takeTurns(page, longest, { persons: true });
  assert.ok(await isOver(page));
  const last = await sameAsReplay(page);
  assert.notEqual(last.result, '*');
  assert.ok(done.attack > 0, `no dark attack: ${JSON.stringify(done)}`);
  await page.getByRole('dialog').waitFor();
});

test('the first twenty turns of the other presets', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  for (const [title, name] of [['傳統', 'traditional'], ['茶館', 'teahouse'], ['街頭', 'street'], ['大陸', 'mainland'], ['電腦賽', 'tcga']]) {
    await newGame(page, twoPlayers, title);
    await takeTurns(page, 20, { persons: true });
    await sameAsReplay(page);
    const record = await storedRecord(page);
    assert.match(record, new RegExp(`\\[Rules "${name}"\\]`));
    assert.equal(replay(record).length, 21, `${title}: twenty turns`);
    assert.equal(await page.getByText(/^這一手剩 \d+ 秒$/).count() > 0, name === 'teahouse', `${title}: the clock`);
  }
});

test('custom: contradictions are told at their fields, and a game with all variants on is played', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  await customGame(page, async (panel) => {
    await contradictions(panel);
    await setEverything(panel);
    assert.ok(await panel.getByRole('button', { name: '開始' }).isEnabled());
  }, twoPlayers, '傳統');
  const done = await takeTurns(page, longest, { persons: true });
  assert.ok(await isOver(page));
  const last = await sameAsReplay(page);
  assert.notEqual(last.result, '*');
  assert.match(await storedRecord(page), new RegExp(`\\[Rules "${everything}"\\]`));
  assert.ok(done.attack + done.chain > 0, JSON.stringify(done));
});

// contradictions makes every contradiction in turn, finds it told at its field, and puts it right.
async function contradictions(panel) {
  const problems = panel.locator('#newgame-problems'); // what is spoken stays in the live region a little longer
  const begin = panel.getByRole('button', { name: '開始' });
  const box = (name) => panel.getByRole('checkbox', { name, exact: true });
  const list = (name) => panel.getByRole('combobox', { name, exact: true });
  // at checks that a control is described as wrong, in these words, and that the start leads there instead of starting.
  const at = async (control, words) => {
    await problems.filter({ hasText: /還有 1 項要修正才能開始/ }).waitFor();
    assert.equal(await control.getAttribute('aria-invalid'), 'true', words);
    const told = await control.evaluate((input) => input.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
    assert.match(told, new RegExp(words));
    await begin.click(); // leads to what is wrong, and starts nothing
    await panel.locator(':focus').and(control).waitFor();
    await problems.filter({ hasText: /還有 1 項要修正才能開始/ }).waitFor();
  };
  const right = () => problems.waitFor({ state: 'detached' });

  await list('暗子起頭的連吃').selectOption('dark');
  await at(list('暗子起頭的連吃'), '要先開啟「暗吃」');
  await box('暗吃').check();
  await right();
  await box('炮翻山').check();
  await box('炮近吃').check();
  await at(box('炮近吃'), '不能和「炮翻山」同時開啟');
  await box('炮近吃').uncheck();
  await right();
  await list('大小順序').selectOption('mainland');
  await at(list('大小順序'), '不能開「炮翻山」');
  await list('大小順序').selectOption('taiwan');
  await right();
  const limit = panel.getByRole('spinbutton', { name: '無進展和棋', exact: true });
  await fill(panel, '無進展和棋', 0);
  await at(limit, '不能同時為 0');
  await fill(panel, '無進展和棋', 19);
  await at(limit, '20 到 200');
  await fill(panel, '無進展和棋', 40);
  await right();
}

test('the clock plays for a sleeper, and the third time in a row loses', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  await customGame(page, (panel) => fill(panel, '每手限時', 1), twoPlayers, '傳統');
  await page.getByText(/玩家.逾時，由系統代走；連續第 \d 次/).first().waitFor();
  await page.getByText(/連續三次逾時/).first().waitFor();
  const record = await storedRecord(page);
  assert.equal((record.match(/!/g) ?? []).length, 4, record);
  const last = await sameAsReplay(page);
  assert.deepEqual([last.result, last.reason], ['0-1', 'time']);
});

test('tea house: who resigns loses the stake, and the standings have the sums of both', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  await newGame(page, twoPlayers, '茶館');
  await press(page, '認輸');
  await dialog(page, '確定認輸？').getByRole('button', { name: '認輸' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText('對方認輸').waitFor();
  const points = await pointsOf(panel);
  assert.deepEqual([...points].sort((a, b) => a - b), [-1000, 950]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await press(page, '戰績');
  const row = dialog(page, '戰績').getByRole('table', { name: '兩人對下' }).last().getByRole('row', { name: /^底分/ });
  const told = (await row.getByRole('cell').allInnerTexts()).map((text) => Number(text.replace(/[,分 ]/g, '').replace('−', '-')));
  assert.deepEqual([...told].sort((a, b) => a - b), [-1000, 950], 'of either player');
});

test('a turn clock is not filled again by a reload, and runs while the help is open', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  await customGame(page, (panel) => fill(panel, '每手限時', 60), twoPlayers, '傳統');
  const left = async () => Number(/這一手剩 (\d+) 秒/.exec(await page.getByText(/這一手剩 \d+ 秒/).textContent())[1]);
  await press(page, '說明');
  const before = await left();
  await page.waitForFunction((most) => Number(/這一手剩 (\d+) 秒/.exec(document.body.textContent)[1]) < most, Math.min(before, 58));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const kept = await left();
  await page.reload();
  await ready(page);
  const after = await left();
  assert.ok(after <= kept && after > 0, `${kept} seconds were left before the reload, ${after} after it`);
});

test('two players agree on a draw, after one has declined', async (t) => {
  const { page } = await start(t, { ...small, slow: true });
  await newGame(page, twoPlayers, '傳統');
  await square(page, 'b3').click();
  const offer = async () => {
    await press(page, '求和');
    await dialog(page, '向對手求和？').getByRole('button', { name: '求和' }).click();
    await button(page, '不同意').waitFor();
  };
  await offer();
  await page.getByRole('group', { name: /玩家二求和，請玩家一決定/ }).waitFor();
  await button(page, '不同意').click();
  await messageSays(page, /玩家一不同意和棋/);
  await square(page, 'c4').click();
  await offer();
  await button(page, '同意').click();
  const panel = dialog(page, '和棋');
  await panel.getByText('和棋：雙方同意。').waitFor();
  const last = await sameAsReplay(page);
  assert.deepEqual([last.result, last.reason], ['1/2-1/2', 'agreement']);
});

// The computer's chariot has taken ten pieces while the person turned up others.
const lost = {
  rules: 'traditional', level: 'easy',
  pieces: deal({ a1: 'P', b1: 'r', c1: 'N', d1: 'N', d2: 'R', c2: 'R', b2: 'C', a2: 'C', a3: 'P', b3: 'P', c3: 'P', d3: 'P' }),
  turns: `1. a1(P) b1(r) 2. c1(N) b1-c1 3. d1(N) c1-d1 4. d2(R) d1-d2 5. c2(R) d2-c2 6. b2(C) c2-b2
    7. a2(C) b2-a2 8. a3(P) a2-a3 9. b3(P) a3-b3 10. c3(P) b3-c3 11. d3(P) c3-d3`,
};

test('a computer that is far ahead declines a draw, and the game goes on', async (t) => {
  const { page } = await resume(t, lost, small);
  await press(page, '求和');
  await dialog(page, '向對手求和？').getByRole('button', { name: '求和' }).click();
  await messageSays(page, /電腦.*不同意和棋/);
  assert.match(await statusText(page), /輪到你/);
  await sameAsReplay(page);
});
