import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fonts } from '../../../schema/site/fonts';
import express from 'express';
import { createErrorHandler } from '../../platform/http/errorHandler';
import { useTestApp } from '../../testing/app/testApp';
import { diskStorage } from '../../platform/files/diskStorage';
import { fontRoute } from './fontRoute';

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const requestedUrls: string[] = [];
const fontFile = Buffer.from('wOF2 font file');

/** Responses of the font service, including malicious ones. */
const stylesheets: Readonly<Record<string, (origin: string) => string>> = {
  'Open Sans': origin =>
    `@font-face { font-family: 'Open Sans'; src: url(${origin}/font.woff2) format('woff2'); unicode-range: U+0000-00FF; }`,
  Elsewhere: () => `@font-face { src: url(http://169.254.169.254/latest) format('woff2'); }`,
  'No Font File': origin => `@font-face { src: url(${origin}/page.html) format('woff2'); }`,
  Redirect: origin => `@font-face { src: url(${origin}/away) format('woff2'); }`,
};

const fontService: Server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  requestedUrls.push(request.url!);
  const family = (searchParams.get('family') ?? '').split(':')[0]!;
  const origin = originOf(fontService);
  if (pathname === '/font.woff2') return response.end(fontFile);
  if (pathname === '/page.html') return response.end('<script>');
  if (pathname === '/away') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  const stylesheet = stylesheets[family]?.(origin);
  return stylesheet ? response.end(stylesheet) : response.writeHead(400).end();
});
const app = useTestApp({ cache: diskStorage(`.data/test/fonts-${process.pid}`) });

/** A server whose font route may use the font service. */
const fontServer = { address: '' };
let httpServer: Server;
beforeAll(async () => {
  await new Promise<void>(done => fontService.listen(0, '127.0.0.1', done));
  const cache = diskStorage(`.data/test/fonts-open-${process.pid}`);
  const fonts = fontRoute({ cache, errorLog: { report: () => {} }, upstream: originOf(fontService) });
  httpServer = createServer(
    express()
      .use('/fonts', fonts)
      .use(createErrorHandler(() => {})),
  );
  await new Promise<void>(done => httpServer.listen(0, '127.0.0.1', done));
  fontServer.address = originOf(httpServer);
});
afterAll(() => {
  for (const server of [fontService, httpServer]) {
    server.closeAllConnections();
    server.close();
  }
});

const get = async (address: string, path: string) => {
  const response = await fetch(`${address}/fonts/google/${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.each(fonts.flatMap(({ family, variants }) => variants.map(variant => [family, variant])))(
  'embeds the font files of %s %s',
  async (family, variant) => {
    const { status, headers, text } = await get(app.url, `${family}/style-${variant}.embed.css`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(text).toContain(`font-family:'${family}'`);
    expect(text).toContain(`font-weight:${variant}`);
    expect(text).toMatch(/url\(data:font\/woff2;base64,d09GM/);
    expect(text).not.toMatch(/url\(https?:/);
  },
);

test.each([
  'Open%20Sans/style-400.embed.css',
  'Figtree/style-400italic.embed.css',
  'Sansita/style-500.embed.css',
  '..%2f..%2fpackage/style-400.embed.css',
  '@host/style-400.embed.css',
  'Figtree/style-400.css',
  `${'a'.repeat(65)}/style-400.embed.css`,
  '%E0%A4%A/style-400.embed.css',
])('returns 404 for %s without a font service', async path => {
  expect((await get(app.url, path)).status).toBe(404);
  expect(requestedUrls).toEqual([]);
});

test('fetches a font once for concurrent requests and caches it', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => get(fontServer.address, 'Open%20Sans/style-700italic.embed.css')));
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]!.text).toContain(`url(data:font/woff2;base64,${fontFile.toString('base64')})`);
  expect(responses[0]!.text).toContain('font-style:italic;font-weight:700');
  expect(requestedUrls).toEqual(['/css2?family=Open+Sans%3Aital%2Cwght%401%2C700&display=swap', '/font.woff2']);
  await get(fontServer.address, 'Open+Sans/style-700italic.embed.css');
  expect(requestedUrls).toHaveLength(2);
});

test.each(['Elsewhere', 'No Font File', 'Redirect', 'Nobody Made This'])(
  'returns 404 for %s and does not request it again',
  async family => {
    const path = `${encodeURIComponent(family)}/style-400.embed.css`;
    expect((await get(fontServer.address, path)).status).toBe(404);
    const { length } = requestedUrls;
    expect((await get(fontServer.address, path)).status).toBe(404);
    expect(requestedUrls).toHaveLength(length);
  },
);

test('lists fonts for staff only in GraphQL and REST, read-only', async () => {
  expect((await app.rest(undefined, 'GET', '/fonts')).status).toBe(401);
  expect((await app.rest('ROLE_EMPLOYEE', 'GET', '/fonts')).body.data).toEqual(fonts);
  const { data } = await app.graphql('ROLE_EDITOR', '{ fonts { family category variants subsets } }');
  expect(data.fonts).toEqual(fonts);
  expect((await app.rest('ROLE_ADMIN', 'POST', '/fonts', {})).status).toBe(404);
});
