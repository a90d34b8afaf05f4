// Weighs the game against the empty Ebitengine program of the same build, raw
// and as a server sends it (brotli, quality 11), and fails when the game is more
// than the budget above it.
// Usage: node scripts/check-size.mjs EMPTY.wasm GAME.wasm [BUDGET-IN-BYTES]

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const [emptyPath, gamePath, budgetText = '940000'] = process.argv.slice(2);
const budget = Number(budgetText);
if (!emptyPath || !gamePath || !(budget > 0)) {
  console.error('usage: node scripts/check-size.mjs EMPTY.wasm GAME.wasm [BUDGET-IN-BYTES]');
  process.exit(2);
}

async function weigh(path) {
  const content = await readFile(path);
  const compressed = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return { raw: content.length, brotli: compressed.length };
}

const [empty, game] = await Promise.all([weigh(emptyPath), weigh(gamePath)]);
const megabytes = (bytes) => (bytes / 1e6).toFixed(2).padStart(6);
const row = (name, size) => console.log(`${name.padEnd(14)} ${megabytes(size.raw)} MB raw  ${megabytes(size.brotli)} MB brotli 11`);
row('empty program', empty);
row('game', game);
row('above it', { raw: game.raw - empty.raw, brotli: game.brotli - empty.brotli });
const above = game.brotli - empty.brotli;
if (above > budget) {
  console.error(`size: the game is ${megabytes(above).trim()} MB brotli above the empty program; the budget is ${megabytes(budget).trim()} MB`);
  process.exit(1);
}
console.log(`size: ${megabytes(budget - above).trim()} MB brotli left of the budget of ${megabytes(budget).trim()} MB`);
