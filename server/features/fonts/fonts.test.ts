import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fonts } from '../../../schema/site/fonts';
import express from 'express';
import { refuse } from '../../platform/http/errorHandler';
import { useHouse } from '../../testing/app/testApp';
import { diskStorage } from '../../platform/files/diskStorage';
import { fontDoor } from './fontRoute';

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const seen: string[] = [];
const letters = Buffer.from('wOF2 letters');

/** What a publisher answers, and what one would who means ill. */
const sheets: Readonly<Record<string, (origin: string) => string>> = {
  'Open Sans': origin =>
    `@font-face { font-family: 'Open Sans'; src: url(${origin}/letters.woff2) format('woff2'); unicode-range: U+0000-00FF; }`,
  Elsewhere: () => `@font-face { src: url(http://169.254.169.254/latest) format('woff2'); }`,
  'No Letters': origin => `@font-face { src: url(${origin}/page.html) format('woff2'); }`,
  Redirect: origin => `@font-face { src: url(${origin}/away) format('woff2'); }`,
};

const publisher: Server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  seen.push(request.url!);
  const family = (searchParams.get('family') ?? '').split(':')[0]!;
  const origin = originOf(publisher);
  if (pathname === '/letters.woff2') return response.end(letters);
  if (pathname === '/page.html') return response.end('<script>');
  if (pathname === '/away') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  const sheet = sheets[family]?.(origin);
  return sheet ? response.end(sheet) : response.writeHead(400).end();
});
const house = useHouse({ cache: diskStorage(`.data/test/fonts-${process.pid}`) });

/** A door of fonts that may ask the publisher. */
const open = { address: '' };
let door: Server;
beforeAll(async () => {
  await new Promise<void>(done => publisher.listen(0, '127.0.0.1', done));
  const cache = diskStorage(`.data/test/fonts-open-${process.pid}`);
  const fonts = fontDoor({ cache, upstream: originOf(publisher) });
  door = createServer(express().use('/fonts', fonts).use(refuse));
  await new Promise<void>(done => door.listen(0, '127.0.0.1', done));
  open.address = originOf(door);
});
afterAll(() => {
  for (const server of [publisher, door]) {
    server.closeAllConnections();
    server.close();
  }
});

const get = async (address: string, path: string) => {
  const response = await fetch(`${address}/fonts/google/${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.each(fonts.flatMap(({ family, variants }) => variants.map(variant => [family, variant])))(
  '%s %s comes with its letters in it',
  async (family, variant) => {
    const { status, headers, text } = await get(house.address, `${family}/style-${variant}.embed.css`);
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
])('%s is not found where nobody else is asked', async path => {
  expect((await get(house.address, path)).status).toBe(404);
  expect(seen).toEqual([]);
});

test('what the publisher has is fetched once, however many ask, and kept', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(open.address, 'Open%20Sans/style-700italic.embed.css')));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]!.text).toContain(`url(data:font/woff2;base64,${letters.toString('base64')})`);
  expect(answers[0]!.text).toContain('font-style:italic;font-weight:700');
  expect(seen).toEqual(['/css2?family=Open+Sans%3Aital%2Cwght%401%2C700&display=swap', '/letters.woff2']);
  await get(open.address, 'Open+Sans/style-700italic.embed.css');
  expect(seen).toHaveLength(2);
});

test.each(['Elsewhere', 'No Letters', 'Redirect', 'Nobody Made This'])('%s is not found, and not asked for again', async family => {
  const path = `${encodeURIComponent(family)}/style-400.embed.css`;
  expect((await get(open.address, path)).status).toBe(404);
  const { length } = seen;
  expect((await get(open.address, path)).status).toBe(404);
  expect(seen).toHaveLength(length);
});

test('the list is for whoever works here, through both doors, and nobody adds to it', async () => {
  expect((await house.rest(undefined, 'GET', '/fonts')).status).toBe(401);
  expect((await house.rest('ROLE_EMPLOYEE', 'GET', '/fonts')).body.data).toEqual(fonts);
  const { data } = await house.graphql('ROLE_EDITOR', '{ fonts { family category variants subsets } }');
  expect(data.fonts).toEqual(fonts);
  expect((await house.rest('ROLE_ADMIN', 'POST', '/fonts', {})).status).toBe(404);
});
