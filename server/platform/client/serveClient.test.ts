import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { refuse } from '../http/errorHandler';
import { webDoor } from './serveClient';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
let http: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Laden</title>');
  writeFileSync(join(folder, 'assets', 'main-4f.js'), 'open()');
  writeFileSync(join(folder, 'assets', 'main-4f.js.br'), brotliCompressSync('open()'));
  writeFileSync(join(folder, 'assets', 'main-4f.js.gz'), gzipSync('open()'));
  for (const name of ['gone-1.css', 'gone-1.css.br']) writeFileSync(join(folder, 'assets', name), '');
  http = express().use(webDoor(folder)).use(refuse).listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  http.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

// Not fetch: it tidies paths up and forbids a cached answer.
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = http.address() as AddressInfo;
  const [response] = (await once(request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode!, headers: response.headers, text: await text(response) };
}

test.each(['/', '/store/markt', '/backend/orders/missed', '/a%2Fb'])('%s is the page, asked for again each time', async path => {
  const { text, headers } = await ask(path);
  expect(text).toBe('<title>Laden</title>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await ask(path, { 'if-none-match': headers.etag! })).status).toBe(304);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('an asset asked for with %s comes as %s and stays for a year', async (accepted, encoding) => {
  const { headers, status } = await ask('/build/assets/main-4f.js', { 'accept-encoding': accepted }, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/build/assets/main-5a.js', '/build/assets', '/build/../package.json', '/build/%2e%2e%2fpackage.json', '/build/'])(
  '%s is no file of the client, and says so instead of showing the page',
  async path => {
    expect(await ask(path)).toMatchObject({ status: 404, text: 'Not found' });
  },
);

test('a file that was taken away meanwhile is told as missing, in words that can be read', async () => {
  rmSync(join(folder, 'assets', 'gone-1.css.br'));
  const { status, headers, text } = await ask('/build/assets/gone-1.css', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([404, undefined, 'no-store']);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
});

test('only GET is answered', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(404);
});
