// Games prepared for a test: laid into the page's storage in the form that the game itself writes (docs/saving.md), before the
// page is opened. And the way back: the game that a page has stored, replayed by the command line.
//
// Nothing here reaches into the program: a stored text with an impossible turn or a wrong checksum is refused by it.

import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import assert from 'node:assert/strict';
import { cells, start, statusText } from './play.mjs';

const commandLine = fileURLToPath(new URL('../build/anqi', import.meta.url));
const letters = 'KGGMMRRNNCCPPPPPkggmmrrnnccppppp';

// deal completes what is to lie on some squares, { a1: 'R', … }, to a deal of all 32 pieces.
export function deal(wanted) {
  const left = [...letters];
  for (const letter of Object.values(wanted)) {
    const at = left.indexOf(letter);
    assert.ok(at >= 0, `a piece ${letter} too many`);
    left.splice(at, 1);
  }
  const squares = [...'12345678'].flatMap((row) => [...'abcd'].map((column) => column + row));
  return squares.map((square) => wanted[square] ?? left.shift()).join('');
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Returns the stored text of a game in progress.
 *
 * @param rules   as in a record's Rules tag
 * @param pieces  the 32 letters of the deal
 * @param turns   the turns so far, as in a record
 * @param level   of the computer on the second seat; "none" for two players
 * @param first   the seat that began: 0 the person (or player one), 1 the other
 */
export function storedGame({ rules, pieces, turns, level = 'person', first = 0 }) {
  const salt = '00112233445566778899aabbccddeeff';
  const played = turns.replace(/\d+\./g, ' ').trim().split(/\s+/).filter(Boolean);
  const colour = played.length === 0 ? '-' : /\(([A-Z])\)/.test(played[0]) ? 'red' : 'black';
  const tags = { Game: 'Dark chess', Date: '2026-01-01', First: '玩家一', Second: '玩家二', Rules: rules, Colour: colour,
    Deal: pieces, Fingerprint: sha256(`${pieces}:${salt}`), Salt: salt, Result: '*' };
  const record = `${Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${[...played, '*'].join(' ')}\n`;
  const actions = played.flatMap((turn) => turn.split(',')).length;
  const head = `id 0123456789abcdef\nseats person ${level}\nfirst ${first}\ncursor ${actions}\nhelp false\nused 0 0\n`;
  return sealed('game', `${head}\n${record}`);
}

function sealed(kind, text) {
  return `anqi ${kind} 1 ${Buffer.byteLength(text)} ${sha256(text)}\n${text}`;
}

// resume opens the page with a prepared game on the table; options.watch is called with the page before.
export async function resume(t, prepared, options = {}) {
  const text = storedGame(prepared);
  const game = await start(t, {
    slow: prepared.level === undefined, // without a computer there is no pace to set
    ...options,
    before: async (page) => {
      await options.watch?.(page);
      await page.addInitScript((text) => {
        if (!localStorage.getItem('anqi.game')) localStorage.setItem('anqi.game', text);
      }, text);
    },
  });
  assert.equal(await game.page.getByText(/存檔損壞/).count(), 0, 'the prepared game was refused');
  return game;
}

// storedRecord returns the record of the game that the page has stored.
export async function storedRecord(page) {
  const text = await page.evaluate(() => localStorage.getItem('anqi.game'));
  assert.ok(text, 'no game is stored');
  return text.slice(text.indexOf('\n\n') + 2);
}

// replay has the command line replay a record through the rules and returns a value for every line it prints.
export function replay(record) {
  const printed = execFileSync(commandLine, ['playthrough', '-'], { input: record, encoding: 'utf8', maxBuffer: 1 << 26 });
  return printed.trim().split('\n').map((line) => JSON.parse(line));
}

const pieces = { K: '紅帥', G: '紅仕', M: '紅相', R: '紅俥', N: '紅傌', C: '紅炮', P: '紅兵',
  k: '黑將', g: '黑士', m: '黑象', r: '黑車', n: '黑馬', c: '黑包', p: '黑卒', '.': '空格', '?': '暗子' };

// sameAsReplay checks that the page's board is where the rules lead by the record that the page has stored, and that both
// agree whether the game is over. It returns the last line of the replay.
export async function sameAsReplay(page) {
  const last = replay(await storedRecord(page)).at(-1);
  for (const { square, piece } of await cells(page)) {
    const at = (Number(square[1]) - 1) * 4 + 'abcd'.indexOf(square[0]);
    assert.equal(piece, pieces[last.board[at]], `on ${square}`);
  }
  const line = await statusText(page);
  assert.equal(/贏了|輸了|^和棋/.test(line), last.result !== '*', `the page says ${line}, the rules ${last.result}`);
  assert.equal(/^和棋/.test(line), last.result === '1/2-1/2');
  return last;
}
