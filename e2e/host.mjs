// A host of the site as a test wants it: it gives the built site's files with the caching that careless hosts have, a day for
// everything, and a test may have it answer single requests otherwise.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const built = fileURLToPath(new URL('../build/site/', import.meta.url));

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

/**
 * Starts a host and stops it after the test.
 *
 * @param t       the test's context
 * @param answer  (path, file, request) => ({ status, type, headers, body }) or nothing for the file as it is; file is its content,
 *                undefined if there is none; a body that is null breaks the connection
 * @returns address, and asked: the requests so far as { path, cache }, cache being the header Cache-Control of the request
 */
export async function host(t, answer = () => {}) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://host').pathname.slice(1);
    asked.push({ path, cache: request.headers['cache-control'] ?? '' });
    const file = await readFile(built + path).catch(() => undefined);
    const plain = file ? { status: 200, type: types[extname(path)], body: file } : { status: 404, type: 'text/plain', body: 'nothing here' };
    const given = { ...plain, ...answer(path, file, request) };
    if (given.body === null) return request.socket.destroy();
    const caching = given.status === 200 ? { 'Cache-Control': 'max-age=86400' } : {};
    response.writeHead(given.status, { 'Content-Type': given.type ?? 'application/octet-stream', ...caching, ...given.headers });
    response.end(given.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  }));
  return { address: `http://127.0.0.1:${server.address().port}/`, asked };
}
