import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { createErrorHandler } from '../http/errorHandler';
import { otherBuilds } from './buildClient';
import { serveClient } from './serveClient';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
const olderFolder = mkdtempSync(join(tmpdir(), 'web-old-'));
const otherFolders = [olderFolder];
let http: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Laden</title>');
  writeFileSync(join(folder, 'assets', 'main-4f.js'), 'open()');
  writeFileSync(join(folder, 'assets', 'main-4f.js.br'), brotliCompressSync('open()'));
  writeFileSync(join(folder, 'assets', 'main-4f.js.gz'), gzipSync('open()'));
  writeFileSync(join(folder, 'service-worker.js'), 'work()');
  for (const name of ['gone-1.css', 'gone-1.css.br']) writeFileSync(join(folder, 'assets', name), '');
  mkdirSync(join(olderFolder, 'assets'));
  writeFileSync(join(olderFolder, 'service-worker.js'), 'workOld()');
  writeFileSync(join(olderFolder, 'index.html'), '<title>Früher</title>');
  writeFileSync(join(olderFolder, 'assets', 'main-3e.js'), 'openOld()');
  writeFileSync(join(olderFolder, 'assets', 'main-3e.js.gz'), gzipSync('openOld()'));
  http = express()
    .use(serveClient(folder, undefined, () => otherFolders))
    .use(createErrorHandler(() => {}))
    .listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  http.close();
  for (const path of [folder, olderFolder]) rmSync(path, { recursive: true });
});

interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

// `fetch` normalizes paths and follows cache rules, so this uses `request`.
async function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpResponse> {
  const { port } = http.address() as AddressInfo;
  const [response] = (await once(request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode!, headers: response.headers, text: await text(response) };
}

test.each(['/', '/store/markt', '/backend/orders/missed', '/a%2Fb'])('serves the page at %s and revalidates it', async path => {
  const { text, headers } = await sendRequest(path);
  expect(text).toBe('<title>Laden</title>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await sendRequest(path, { 'if-none-match': headers.etag! })).status).toBe(304);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('serves an asset for %s as %s, cached for a year', async (acceptEncoding, encoding) => {
  const { headers, status } = await sendRequest('/build/assets/main-4f.js', { 'accept-encoding': acceptEncoding }, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('serves the service worker of this build for the whole site and revalidates it', async () => {
  const { status, headers, text } = await sendRequest('/build/service-worker.js');
  expect([status, text]).toEqual([200, 'work()']);
  expect(headers).toMatchObject({
    'service-worker-allowed': '/',
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await sendRequest('/build/assets/main-4f.js')).headers['service-worker-allowed']).toBeUndefined();
});

test.each(['/build/assets/main-5a.js', '/build/assets', '/build/../package.json', '/build/%2e%2e%2fpackage.json', '/build/'])(
  'returns 404 for the unknown file %s',
  async path => {
    expect(await sendRequest(path)).toMatchObject({ status: 404, text: 'Not found' });
  },
);

test('serves the files of the older build to pages that were opened before an update', async () => {
  const { status, headers } = await sendRequest('/build/assets/main-3e.js', { 'accept-encoding': 'gzip' });
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await sendRequest('/')).text).toBe('<title>Laden</title>');
});

test('serves the files of a build that another instance has added since the start', async () => {
  const newer = mkdtempSync(join(tmpdir(), 'web-new-'));
  expect((await sendRequest('/build/assets/main-5b.js')).status).toBe(404);
  mkdirSync(join(newer, 'assets'));
  writeFileSync(join(newer, 'assets', 'main-5b.js'), 'openNew()');
  otherFolders.unshift(newer);
  expect(await sendRequest('/build/assets/main-5b.js')).toMatchObject({ status: 200, text: 'openNew()' });
  otherFolders.shift();
  rmSync(newer, { recursive: true });
  expect((await sendRequest('/build/assets/main-5b.js')).status).toBe(404);
});

test('finds the other builds, the newest first', () => {
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  const names = ['a1', 'b2', 'c3', 'c3-99'];
  names.forEach((name, index) => {
    mkdirSync(join(parent, name));
    utimesSync(join(parent, name), index, index);
  });
  expect(otherBuilds(join(parent, 'c3'))).toEqual([join(parent, 'b2'), join(parent, 'a1')]);
  rmSync(parent, { recursive: true });
});

test('returns 404 as uncompressed JSON for a file deleted after the start', async () => {
  rmSync(join(folder, 'assets', 'gone-1.css.br'));
  const { status, headers, text } = await sendRequest('/build/assets/gone-1.css', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([404, undefined, 'no-store']);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
});

test('answers only GET', async () => {
  expect((await sendRequest('/', {}, 'POST')).status).toBe(404);
});
