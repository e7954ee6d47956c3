import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, heard, useHouse } from '../../testing/app/testApp';
import { statements } from '../../testing/app/statements';
import { webDoor } from '../../platform/client/serveClient';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Bestellung</title></head><div id="root"></div>');
const house = useHouse({ publicUrl: 'https://shop.example', web: (_http, pages) => webDoor(folder, pages) });
afterAll(() => rmSync(folder, { recursive: true }));

const decide = async (change: object) => expect((await house.rest('ROLE_ADMIN', 'POST', '/config', change)).status).toBe(200);
beforeAll(() => decide({ shopName: 'Bäckerei Muster', description: 'Frisch aus dem Ofen.' }));

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(house.address + path, { headers: { accept: 'text/html', ...headers } });
  const text = await response.text();
  const found = [...text.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]*)" (?:content|href)="([^"]*)" \/>/g)];
  const told = Object.fromEntries(found.map(([, name, value]) => [name, value]));
  return { status: response.status, headers: response.headers, text, title: /<title>(.*?)<\/title>/.exec(text)?.[1], told };
}

test('the home page says what the shop says of itself, whole in the first answer', async () => {
  const shareImage = await house.make('image');
  await decide({ shareImage });
  const { status, headers, title, told, text } = await ask('/');
  expect([status, title, headers.get('content-type')]).toEqual([200, 'Bäckerei Muster', 'text/html; charset=utf-8']);
  const image = expect.stringMatching(new RegExp(`^https://shop.example/image/medium/${shareImage}-\\d+\\.`));
  expect(told).toEqual({
    canonical: 'https://shop.example/',
    description: 'Frisch aus dem Ofen.',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Bäckerei Muster',
    'twitter:description': 'Frisch aus dem Ofen.',
    'og:type': 'website',
    'og:site_name': 'Bäckerei Muster',
    'og:locale': 'de_AT',
    'og:title': 'Bäckerei Muster',
    'og:description': 'Frisch aus dem Ofen.',
    'og:url': 'https://shop.example/',
    'og:image': image,
  });
  expect(text.match(/<\/?(?:meta|link)/g)).toHaveLength(12);
  expect(text).toContain('<div id="root">');
  await decide({ shareImage: null });
});

test('store, page and legal text have their own words; an organisation lends its own to the overview', async () => {
  await house.make('branch', { identifier: 'markt', name: 'Marktplatz', description: 'Am Brunnen.', isPublic: true });
  await house.make('site', { path: 'ueber-uns', name: 'Wir', title: 'Über uns', seoDescription: 'Wer wir sind.', showInSitemap: true });
  await house.make('site', { path: 'intern', name: 'Intern', title: null, seoTitle: null, showInSitemap: false });
  await house.make('division', { identifier: 'party', name: 'Partyservice', title: null, description: 'Für Feste.', isPublic: true });
  await decide({ imprintText: '<p>Muster GmbH</p>' });
  const seen = async (path: string) => {
    const { status, title, told } = await ask(path);
    return [status, title, told.description, told['og:url'], told.robots];
  };
  const address = (path: string) => `https://shop.example${path}`;
  expect(await seen('/store/markt/')).toEqual([200, 'Marktplatz - Bäckerei Muster', 'Am Brunnen.', address('/store/markt'), undefined]);
  expect(await seen('/ueber-uns')).toEqual([200, 'Über uns - Bäckerei Muster', 'Wer wir sind.', address('/ueber-uns'), undefined]);
  expect((await seen('/intern')).slice(0, 2)).toEqual([200, 'Intern - Bäckerei Muster']);
  expect((await seen('/intern'))[4]).toBe('noindex');
  expect((await seen('/site/imprint')).slice(0, 3)).toEqual([200, 'Impressum - Bäckerei Muster', 'Frisch aus dem Ofen.']);
  expect((await seen('/?division=party')).slice(0, 3)).toEqual([200, 'Partyservice - Bäckerei Muster', 'Für Feste.']);
});

test.each(['/store/nirgends', '/store', '/store/markt/x', '/status/nur-eins', '/entwurf', '/site/allergens', '/a/b/c'])(
  '%s is not there, and nobody is to find it',
  async path => {
    const { status, title, told, headers } = await ask(path);
    expect({ status, title, told }).toEqual({ status: 404, title: '404 Not Found - Bäckerei Muster', told: { robots: 'noindex' } });
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test('a branch that is not public is not there', async () => {
  await house.make('branch', { identifier: 'zu', isPublic: false });
  for (const path of ['/store/zu', '/store/zu/checkout']) expect((await ask(path)).status).toBe(404);
});

test('a draft is there for its editors alone', async () => {
  await house.make('site', { path: 'ostern', title: 'Ostern', isPublic: false });
  expect((await ask('/ostern')).status).toBe(404);
  const { status, title, told, headers } = await ask('/ostern', { authorization: 'ROLE_EDITOR' });
  expect([status, title, told.robots]).toEqual([200, 'Ostern - Bäckerei Muster', 'noindex']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await ask('/ostern')).status).toBe(404);
});

test('pages of one customer say the name of the shop, and nothing else', async () => {
  await house.make('branch', { identifier: 'kassa', isPublic: true });
  for (const path of ['/status/ABCDEFGH/0123456789abcdef', '/store/kassa/checkout', '/Store/kassa/checkout/error']) {
    const { status, title, told } = await ask(path);
    expect({ status, title, told }).toEqual({ status: 200, title: 'Bäckerei Muster', told: { robots: 'noindex' } });
  }
  expect((await ask('/status/ABCDEFGH/0123456789abcdef')).headers.get('cache-control')).toBe('no-store');
});

test('words are no markup, whatever they are', async () => {
  const hostile = `</title><script>alert(1)</script>"' onload=x $& $\``;
  await house.make('site', { path: 'boese', title: hostile, seoTitle: null, seoDescription: hostile });
  const { text } = await ask('/boese');
  expect(text).not.toContain('<script');
  expect(text.match(/<\/title>/g)).toHaveLength(1);
  const escaped = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; onload=x $&amp; $`';
  expect(text).toContain(`<title>${escaped} - Bäckerei Muster</title>`);
  expect(text).toContain(`<meta name="description" content="${escaped}" />`);
  expect((await ask('/%22%3E%3Cscript%3E')).text).not.toContain('<script');
});

test('the page is kept: the second who asks costs no statement, and whoever has it gets nothing again until it changes', async () => {
  await house.make('branch', { identifier: 'keller', name: 'Keller', isPublic: true });
  await heard(house);
  expect(await statements(house, () => ask('/store/keller'))).toBeLessThanOrEqual(3);
  expect(await statements(house, () => ask('/store/keller'))).toBe(0);
  const { headers } = await ask('/store/keller');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await ask('/store/keller', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  await decide({ title: 'Muster neu' });
  const asked = { 'if-none-match': headers.get('etag')! };
  await eventually(async () => (await ask('/store/keller', asked)).title === 'Keller - Muster neu');
  await decide({ title: null });
});

test('what can be no page is answered without asking the database for it, and takes no place of what is kept', async () => {
  await house.make('site', { path: 'da', title: 'Da' });
  // Old addresses may lead somewhere, whatever they look like; and the name of the shop is asked for once.
  for (const [path, most] of [
    ['/a%20b', 0],
    [`/store/${'x'.repeat(61)}`, 0],
    ['/store/linz/x', 0],
    ['/WP-Login.php', 1],
  ] as const)
    await eventually(async () => (await ask(path)).status === 404 && (await statements(house, () => ask(path))) <= most);
  expect((await ask('/WP-Login.php')).title).toMatch(/^404 Not Found - /);
  expect((await ask('/da')).status).toBe(200);
});

test('staff pages are as empty as they were', async () => {
  expect(await ask('/backend/orders')).toMatchObject({ status: 200, title: 'Bestellung', told: {} });
});

test('while the database is away the page comes without its words', async () => {
  const spy = jest.spyOn(house.app.services.database.manager, 'getRepository').mockImplementation(() => {
    throw new Error('away');
  });
  expect(await ask('/store/anderswo')).toMatchObject({ status: 200, title: 'Bestellung' });
  spy.mockRestore();
});

test('organisations that somebody makes up take no place of what is kept', async () => {
  const isKept = async () => (await statements(house, () => ask('/'))) === 0;
  await heard(house);
  await ask('/');
  expect(await isKept()).toBe(true);
  for (let time = 0; time < 2; time++) expect(await statements(house, () => ask('/?division=erfunden'))).toBeGreaterThan(0);
  expect(await isKept()).toBe(true);
});

test('search engines are told which pages there are, and where not to go', async () => {
  await house.make('branch', { identifier: 'lager', isPublic: false });
  await house.make('branch', { identifier: 'brunnen', isPublic: true });
  await house.make('site', { path: 'torten/hochzeit', isPublic: true, showInSitemap: true });
  await house.make('site', { path: 'geheim', isPublic: true, showInSitemap: false });
  await house.make('site', { path: 'entwurf', isPublic: false, showInSitemap: true });
  const robots = await (await fetch(`${house.address}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /backend\nDisallow: /status/\n\nSitemap: https://shop.example/sitemap.xml');
  const listed = async () => {
    const response = await fetch(`${house.address}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    return [...(await response.text()).matchAll(/<loc>https:\/\/shop\.example\/(.*?)<\/loc>/g)].map(([, path]) => path);
  };
  await heard(house);
  const paths = await listed();
  expect(paths).toEqual(expect.arrayContaining(['', 'store/brunnen', 'site/imprint']));
  for (const path of ['store/lager', 'geheim', 'entwurf', 'site/privacy']) expect(paths).not.toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(await statements(house, listed)).toBe(0);
});
