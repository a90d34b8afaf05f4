// What the tests of the rules' variants do beyond play.mjs: they choose among dark attacks and chains too.

import assert from 'node:assert/strict';
import { button, byMouse, canFlip, cells, dialog, grid, message, myTurn, press, square } from './play.mjs';

const says = (pattern) => (cell) => cell.can.some((word) => pattern.test(word));
const takes = says(/^可吃.+子$/);
const attacks = says(/^可暗吃.+子$/);
const moves = says(/^可走.+格$/);
const stands = says(/^連吃中$/);

// target names what the chosen piece's goal says of itself.
const target = { take: /^可吃$/, attack: /^可暗吃$/, move: /^可走到這裡/ };

// choose returns { from, how } from the names of the squares; how is undefined for a flip, and 'stop' in a chain that a seed
// divisible by three ends.
export function choose(all, seed) {
  const pick = (list) => list[seed % list.length];
  const standing = all.find(stands);
  if (standing && seed % 3 === 0) return { how: 'stop' };
  if (standing) return { from: standing, how: takes(standing) ? 'take' : 'attack' };
  const options = [];
  const add = (how, list) => list.length && options.push({ from: pick(list), how });
  add('take', all.filter(takes));
  if (!options.length && seed % 4 === 0) add('attack', all.filter(attacks));
  if (!options.length) add(undefined, all.filter(canFlip));
  if (!options.length) add('move', all.filter(moves));
  if (!options.length) add('attack', all.filter(attacks));
  assert.ok(options.length, `nothing can be done:\n${JSON.stringify(all)}`);
  return options[0];
}

// take carries out one action of the person, any that the rules in force allow, and returns how.
export async function take(page, seed = 0, touch = byMouse) {
  const { from, how } = choose(await cells(page), seed);
  if (how === 'stop') {
    await button(page, '停手').click();
    return how;
  }
  const chained = from.can.includes('連吃中');
  if (!chained) await touch(square(page, from.square));
  if (how === undefined) return 'flip';
  const goals = (await cells(page)).filter(says(target[how]));
  assert.ok(goals.length, `${from.square} has no goal to ${how}`);
  await touch(square(page, goals[seed % goals.length].square));
  return chained ? 'chain' : how;
}

// takeTurns makes at most a number of the person's actions, and returns how many of each kind; fewer if the game ends.
export async function takeTurns(page, actions, { persons = false, from = 0 } = {}) {
  const done = { flip: 0, move: 0, take: 0, attack: 0, chain: 0, stop: 0 };
  for (let i = 0; i < actions && await myTurn(page, persons); i++) done[await take(page, (from + i) * 7 + 3)]++;
  return done;
}

// twoPlayers and the like are the names of radio buttons in the new-game panel.
export const twoPlayers = '兩人對下';

// customGame opens the new-game panel at the custom rules, hands it over, and starts the game.
export async function customGame(page, edit, ...wishes) {
  await press(page, '新局');
  const panel = dialog(page, '開新局');
  for (const wish of wishes) await panel.getByRole('radio', { name: wish, exact: true }).check();
  await panel.getByRole('radio', { name: '自訂', exact: true }).check();
  await edit(panel);
  await panel.getByRole('button', { name: '開始' }).click();
  await panel.waitFor({ state: 'detached' });
  const sure = dialog(page, '放棄這一局？');
  if (await sure.count()) await sure.getByRole('button', { name: '開新局' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

// fill types a number into a field of the custom rules and leaves it.
export async function fill(panel, name, value) {
  const field = panel.getByRole('spinbutton', { name, exact: true });
  await field.fill(String(value));
  await field.press('Tab');
}

// name returns the accessible name of a square as it is now.
export const nameOf = (page, at) => square(page, at).getAttribute('aria-label');

// messageSays waits until the line below the board says something.
export const messageSays = (page, pattern) => message(page).filter({ hasText: pattern }).waitFor();

// onBoard gives the board the focus.
export const onBoard = (page, at) => grid(page).getByRole('gridcell', { name: new RegExp(`^${at} `) }).focus();

// drawLots draws a lot and returns whether the person moves first.
export async function drawLots(page) {
  const panel = dialog(page, '抽子定先後');
  await panel.getByText('請你抽一子').waitFor();
  assert.equal(await panel.getByRole('button', { name: /^第 \d 子，蓋著$/ }).count(), 5);
  await panel.getByRole('button', { name: '第 2 子，蓋著', exact: true }).click();
  const mine = await lotOf(panel, '你');
  const other = await lotOf(panel, '電腦');
  assert.equal(await panel.getByRole('button', { name: /^第 \d 子，.，沒有人抽$/ }).count(), 3, 'the others are laid open');
  const order = '將士象車馬';
  const first = order.indexOf(mine) < order.indexOf(other);
  await panel.getByText(first ? '你先翻子。' : '電腦先翻子。').waitFor();
  assert.equal(await panel.getByRole('button', { name: '取消' }).count(), 0, 'what the lots have told is not taken back');
  await panel.getByRole('button', { name: '開始下棋' }).click();
  await panel.waitFor({ state: 'detached' });
  return first;
}

// lotOf returns the lot that someone has drawn.
async function lotOf(panel, who) {
  const text = await panel.getByText(new RegExp(`^${who}抽到.。$`)).textContent();
  return text.at(-2);
}

// startWithLots starts a game that draws lots, over a game in progress or not.
export async function startWithLots(page, ...wishes) {
  await press(page, '新局');
  const panel = dialog(page, '開新局');
  for (const wish of wishes) await panel.getByRole('radio', { name: wish, exact: true }).check();
  assert.ok(await panel.getByRole('radio', { name: '抽子', exact: true }).isChecked(), 'the preset draws lots');
  await panel.getByRole('button', { name: '開始' }).click();
  const sure = dialog(page, '放棄這一局？');
  await panel.waitFor({ state: 'detached' });
  if (await sure.count()) await sure.getByRole('button', { name: '開新局' }).click();
  return drawLots(page);
}

// everything is all variants that can be on together, as a record writes them.
export const everything = 'custom NoProgressLimit=20 ChaseLimit=3 Repetition=3 ThreePieceTally=true DarkCapture=true '
  + 'ChainAfterOpen=open\\+dark ChainAfterDark=dark\\+open ChainIgnoresRank=true HorseLeaps=true ChariotSlides=true CannonVaults=true DiagonalCourt=true';

export async function setEverything(panel) {
  await fill(panel, '無進展和棋', 20);
  await fill(panel, '長捉禁手', 3);
  await fill(panel, '循環和棋', 3);
  for (const name of ['三子比大小', '暗吃', '連吃不論大小', '馬走日', '車走直', '炮翻山', '將士象走斜']) {
    await panel.getByRole('checkbox', { name, exact: true }).check();
  }
  await panel.getByRole('combobox', { name: '明子起頭的連吃' }).selectOption('open+dark');
  await panel.getByRole('combobox', { name: '暗子起頭的連吃' }).selectOption('dark+open');
}
