import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import type { RenderApp, RenderedPage } from '../../../schema/site/renderedPage';
import { serveClient } from '../../platform/client/serveClient';
import { nextEvent, useTestApp } from '../../testing/app/testApp';

let time = new Date('2026-11-16T07:00:20Z');
const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><head><title>Bestellung</title></head><div id="root"></div><script type="module" src="/build/assets/index-1.js"></script>',
);
mkdirSync(join(folder, '.vite'));
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'shop/page/HomePage.tsx': { file: 'assets/HomePage-1.js', imports: ['_Button.js'], css: ['assets/HomePage-1.css'] },
    '_Button.js': { file: 'assets/Button-1.js', imports: ['_Button.js'] },
  }),
);
mkdirSync(join(folder, 'renderer'));
writeFileSync(join(folder, 'renderer/renderApp.cjs'), 'exports.renderApp = request => globalThis.renderApp(request);');

const app = useTestApp({
  publicUrl: 'https://shop.example',
  now: () => time,
  createClientHandler: (_http, renderer) => serveClient(folder, renderer),
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = (html: string): RenderedPage => ({
  html,
  state: { data: { text: '</script><script>alert(1)' }, time: 0, catalogueVersion: 0 },
  structuredData: [{ '@type': 'Bakery', name: '</script><script>alert(2)' }],
  theme: ':root{--color-1:#123456}',
  files: ['shop/page/HomePage.tsx'],
});

const renderApp = jest.fn<ReturnType<RenderApp>, Parameters<RenderApp>>();
Object.assign(globalThis, { renderApp });
const shopName = parse('{ config { shopName } }');

beforeEach(() => {
  renderApp.mockReset();
  renderApp.mockImplementation(async ({ url, execute }) => {
    const { config } = (await execute(shopName, {})) as { config: { shopName: string } };
    return page(`<main>${config.shopName} ${url}</main>`);
  });
});
beforeAll(async () => {
  await app.make('branch', { identifier: 'markt', name: 'Marktplatz', isPublic: true });
  await nextEvent(app);
});

async function getPage(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers: { accept: 'text/html', ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const isRendered = async (path: string, headers?: Record<string, string>) => (await getPage(path, headers)).text.includes('<main>');

test('renders the content with the data, the theme and the files of the page', async () => {
  const { status, text, headers } = await getPage('/');
  expect(status).toBe(200);
  expect(text).toMatch(/<div id="root"><main>.+ https:\/\/shop\.example\/<\/main><\/div>/);
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/build/assets/HomePage-1.css">');
  for (const file of ['HomePage', 'Button'])
    expect(text).toContain(`<link rel="modulepreload" fetchpriority="low" crossorigin href="/build/assets/${file}-1.js">`);
  expect(text).toContain('<script type="module" fetchpriority="low" src="/build/assets/index-1.js">');
  expect(text.match(/<\/script>/g)).toHaveLength(4);
  const [, bakery] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)!;
  expect(JSON.parse(bakery!)).toEqual({ '@type': 'Bakery', name: '</script><script>alert(2)' });
  const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(text)!;
  expect(JSON.parse(state!)).toEqual({ data: { text: '</script><script>alert(1)' }, time: 0, catalogueVersion: 0 });
  expect(text).toContain('<style>:root{--color-1:#123456}</style>');
  // The hashes of the style and of the script for early clicks; they permit no other ones.
  const scriptHash = createHash('sha256')
    .update(/<script>([^]*?)<\/script>/.exec(text)![1]!)
    .digest('base64');
  const styleHash = 'thBeefchA2C0qhOd9j4+vXyjMqyRTQEqsi3pFWEM2/U=';
  const policy = headers
    .get('content-security-policy')!
    .split(';')
    .filter(directive => /^(style|script)-src /.test(directive));
  expect(policy).toEqual([`script-src 'self' 'sha256-${scriptHash}'`, `style-src 'self' 'sha256-${styleHash}'`]);
});

test('renders a page once a minute, and again after a change', async () => {
  await getPage('/store/markt');
  await getPage('/store/markt');
  expect(renderApp).toHaveBeenCalledTimes(1);
  expect(renderApp.mock.calls[0]![0].time).toBe(Date.parse('2026-11-16T07:00:00Z'));
  time = new Date('2026-11-16T07:01:00Z');
  await getPage('/store/markt');
  expect(renderApp).toHaveBeenCalledTimes(2);
  await app.make('branch', { identifier: 'neu', isPublic: true });
  await nextEvent(app);
  await getPage('/store/markt');
  expect(renderApp).toHaveBeenCalledTimes(3);
});

test('renders one page for all paths that do not exist', async () => {
  for (const path of ['/nirgends', '/auch/nicht', '/store/nirgends', '/a%20b', '/wp-login.php']) {
    const { status, text } = await getPage(path);
    expect([status, text]).toEqual([404, expect.stringContaining('https://shop.example/404')]);
  }
  expect(renderApp).toHaveBeenCalledTimes(1);
});

test.each([
  ['of an order with a login', '/status/ABCDEFGH/0123456789abcdef', { authorization: 'ROLE_EDITOR' }],
  ['with a login', '/', { authorization: 'ROLE_EDITOR' }],
  ['with a session', '/', { cookie: '__Host-session=abc' }],
  ['of a self-service device', '/store/markt', { cookie: 'a=b; context=self-service' }],
  ['that begin a self-service device', '/?context=self-service', {}],
])('leaves pages %s to the client', async (_name, path, headers) => {
  expect(await isRendered(path, headers)).toBe(false);
  expect(renderApp).not.toHaveBeenCalled();
});

test('renders pages for others after those of a self-service device', async () => {
  time = new Date('2026-11-16T07:15:00Z');
  const device = { cookie: 'context=self-service' };
  await getPage('/status/ABCDEFGH/0123456789abcdef', device);
  for (const path of ['/', '/store/markt']) expect(await isRendered(path, device)).toBe(false);
  expect((await getPage('/nirgends', device)).status).toBe(404);
  for (const path of ['/', '/store/markt', '/nirgends', '/status/ABCDEFGH/0123456789abcdef']) expect(await isRendered(path)).toBe(true);
});

test('renders one page for all orders, which contains nothing of them and is not stored', async () => {
  time = new Date('2026-11-16T07:30:00Z');
  for (const path of ['/status/ABCDEFGH/0123456789abcdef', '/Status/HGFEDCBA/fedcba9876543210/']) {
    const { status, text, headers } = await getPage(path);
    expect([status, text]).toEqual([200, expect.stringContaining('https://shop.example/status/uid/hash</main>')]);
    expect(text).not.toMatch(/ABCDEFGH|HGFEDCBA|0123456789abcdef|fedcba9876543210/);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  }
  expect(renderApp).toHaveBeenCalledTimes(1);
});

test('leaves the page to the client when the rendering or a query fails, and reports the error', async () => {
  const report = jest.spyOn(app.app.services.errorLog, 'report').mockImplementation(() => {});
  time = new Date('2026-11-16T08:00:00Z');
  renderApp.mockRejectedValueOnce(new Error('kaputt'));
  expect(await getPage('/')).toMatchObject({ status: 200, text: expect.stringContaining('<div id="root"></div>') as string });
  time = new Date('2026-11-16T08:01:00Z');
  renderApp.mockImplementationOnce(async ({ execute }) => {
    await execute(parse('{ unknown }'), {});
    return page('<main></main>');
  });
  expect(await isRendered('/')).toBe(false);
  expect(report).toHaveBeenCalledTimes(2);
  report.mockRestore();
});

test('leaves the page to the client when it redirects', async () => {
  time = new Date('2026-11-16T09:00:00Z');
  renderApp.mockResolvedValueOnce(undefined);
  expect(await isRendered('/')).toBe(false);
});
