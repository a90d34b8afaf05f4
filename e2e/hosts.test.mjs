// What hosts and browsers do to the files on their way: they keep them too long, cut them short, lose them, or refuse them. Each
// has a sentence of its own, and trying again gets past whatever the browser keeps.

import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { browser, open, site } from './harness.mjs';
import { built, host } from './host.mjs';
import { ready, small } from './play.mjs';

const isProgram = (path) => path.endsWith('.wasm');
const isLoader = (path) => path.startsWith('wasm_exec');
const names = (folder) => readdirSync(built + folder).filter((name) => /\.(wasm|js|css)$/.test(name));

// visit opens the game of a host that provokes errors.
async function visit(t, { address }, options = {}) {
  const game = await open(t, { viewport: small, address, ...options });
  game.expectErrors = true;
  return game.page;
}

// barred waits for the sentence about a failure, checks that nothing stands still beside it, and returns the sentence.
async function barred(page) {
  const failure = page.getByRole('alert');
  await failure.getByText('遊戲沒有載入成功').waitFor();
  await failure.getByRole('button', { name: '再試一次' }).waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0, 'no frozen bar');
  return failure.innerText();
}

const tryAgain = (page) => page.getByRole('button', { name: '再試一次' }).click();

test('every file that must fit another carries its hash, and the server lets it be kept', async () => {
  const files = [...names(''), ...names('web/').map((name) => `web/${name}`)];
  assert.ok(files.some(isProgram) && files.some(isLoader) && files.length >= 6, `${files}`);
  for (const file of files) {
    assert.match(file, /\.[0-9a-f]{16}\.(wasm|js|css)$/);
    const answer = await fetch(new URL(file, await site()));
    assert.match(answer.headers.get('Cache-Control'), /immutable/, file);
  }
  for (const page of ['index.html', 'play.html']) {
    const text = readFileSync(built + page, 'utf8');
    for (const [, name] of text.matchAll(/"([\w./-]+\.(?:wasm|js|css))"/g)) assert.ok(files.includes(name), `${page} names ${name}`);
    assert.equal((await fetch(new URL(page, await site()))).headers.get('Cache-Control'), 'no-cache');
  }
});

for (const [name, damage] of [
  ['cut short', (file) => ({ body: file.subarray(0, file.length / 2) })],
  ['cut short where a length is told', (file) => ({ body: file.subarray(0, 70_000), headers: { 'Content-Length': file.length } })],
  ['a page to log in', () => ({ type: 'text/html', body: '<!doctype html><title>Log in</title>' })],
]) {
  test(`a program that is ${name} is asked for again at once`, async (t) => {
    let times = 0;
    const given = await host(t, (path, file) => (isProgram(path) && times++ === 0 ? damage(file) : undefined));
    const page = await visit(t, given);
    await ready(page);
    assert.deepEqual(given.asked.filter(({ path }) => isProgram(path)).map(({ cache }) => cache), ['', 'no-cache'], 'past the cache');
  });
}

test('a program that stays damaged is named, and trying again is not answered by the cache', async (t) => {
  let times = 0;
  const given = await host(t, (path, file) => (isProgram(path) && times++ < 2 ? { body: file.subarray(0, 1000) } : undefined));
  const page = await visit(t, given);
  assert.match(await barred(page), /只下載到一部分/);
  await tryAgain(page);
  await ready(page);
  // After that the next visit is content with what the browser has.
  const before = given.asked.length;
  await page.reload();
  await ready(page);
  assert.deepEqual(given.asked.slice(before).filter(({ path, cache }) => isLoader(path) || cache === 'no-cache'), []);
});

test('a loader that is no loader is asked for again', async (t) => {
  let times = 0;
  const given = await host(t, (path) => (isLoader(path) && times++ === 0 ? { body: 'function Go(' } : undefined));
  await ready(await visit(t, given));
});

test('an old page that names files of the past is replaced when one tries again', async (t) => {
  let replaced = false;
  const given = await host(t, (path, file) => (path === 'play.html' && !replaced
    ? { body: file.toString().replace(/anqi\.[0-9a-f]+\.wasm/, 'anqi.0123456789abcdef.wasm') } : undefined));
  const page = await visit(t, given);
  assert.match(await barred(page), /找不到遊戲的檔案（404）[^]*可能剛換了新版/);
  replaced = true;
  await tryAgain(page);
  await ready(page);
});

const sentences = new Set();
for (const [name, answer, sentence] of [
  ['a host that breaks down', (path) => (isProgram(path) ? { status: 503, body: '' } : undefined), /出了問題（503）/],
  ['a host that refuses', (path) => (isProgram(path) ? { status: 403, body: '' } : undefined), /不肯給遊戲的檔案（403）/],
  ['a host without the loader', (path) => (isLoader(path) ? { status: 404, body: '' } : undefined), /找不到遊戲的檔案（404）/],
  ['a host that is gone', (path) => (isProgram(path) ? { body: null } : undefined), /連不上這個網站/],
  ['something else for the program', (path) => (isProgram(path) ? { type: 'text/html', body: '<p>' } : undefined), /遊戲的程式下載到的內容不對/],
  ['something else for the loader', (path) => (isLoader(path) ? { body: '<p>' } : undefined), /載入程式下載到的內容不對/],
  ['a program that no browser reads', (path, file) => (isProgram(path) ? { body: Buffer.alloc(file.length) } : undefined), /讀不懂/],
]) {
  test(`${name} is told in a sentence of its own`, async (t) => {
    const told = await barred(await visit(t, await host(t, answer)));
    assert.match(told, sentence);
    assert.ok(!sentences.has(told), 'nobody else says so');
    sentences.add(told);
  });
}

test('without a network the sentence says so, and trying again keeps the page', async (t) => {
  const game = await open(t, { viewport: small, before: (page) => page.route('**/*.wasm', (route) => route.abort()) });
  game.expectErrors = true;
  const { page, context } = game;
  assert.match(await barred(page), /連不上這個網站/);
  await context.setOffline(true);
  await tryAgain(page);
  await page.getByText('沒有連上網路').waitFor();
  await context.setOffline(false);
  await page.unroute('**/*.wasm');
  await tryAgain(page);
  await ready(page);
});

test('opened as a file, the page says how to open it', async (t) => {
  const page = await visit(t, { address: `file://${built}` });
  assert.match(await barred(page), /直接從檔案打開[^]*make play/);
  assert.doesNotMatch(await barred(page), /網路/);
});

test('in a sandboxed frame the page names the attribute', async (t) => {
  const given = await host(t, (path) => (path === 'around.html'
    ? { status: 200, type: 'text/html', body: '<!doctype html><iframe sandbox="allow-scripts" src="play.html" width="700" height="500"></iframe>' } : undefined));
  const page = await visit(t, given, { path: 'around.html' });
  const told = await barred(page.frameLocator('iframe'));
  assert.match(told, /框架不准[^]*allow-scripts allow-same-origin/);
  assert.doesNotMatch(told, /網路/);
});

// A frame that allows no scripts looks as a browser without them does.
test('without scripts the page names both causes, and no bar stands still', async (t) => {
  const context = await (await browser()).newContext({ javaScriptEnabled: false, viewport: small });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(new URL('play.html', await site()).href);
  await page.getByText(/JavaScript 才能下[^]*allow-scripts 和 allow-same-origin/).waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0, 'no frozen bar');
  assert.equal(await page.getByText('載入中').isVisible(), false);
});

test('a page whose script did not come says what to do after a while', async (t) => {
  const given = await host(t, (path) => (/boot\./.test(path) ? { status: 404, body: '' } : undefined));
  const page = await visit(t, given);
  const word = page.getByText('按住 Shift 鍵重新整理');
  assert.equal(await word.isVisible(), false, 'not at once');
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await word.waitFor();
});

test('every word about a failure is in the window of a small phone, or can be scrolled to', async (t) => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 320, height: 568 }]) {
    const page = await visit(t, { address: `file://${built}` }, { viewport });
    await barred(page);
    const button = page.getByRole('button', { name: '再試一次' });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, `${JSON.stringify(box)} in ${JSON.stringify(viewport)}`);
  }
});
