import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor, nextEvent, useTestApp } from '../../testing/app/testApp';
import { countStatements } from '../../testing/app/statements';
import { serveClient } from '../../platform/client/serveClient';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><head><link rel="icon" href="/default.svg" type="image/svg+xml" /><title>Bestellung</title></head><div id="root"></div>',
);
const app = useTestApp({ publicUrl: 'https://shop.example', createClientHandler: (_http, renderer) => serveClient(folder, renderer) });
afterAll(() => rmSync(folder, { recursive: true }));

const saveSettings = async (input: object) => expect((await app.rest('ROLE_ADMIN', 'POST', '/config', input)).status).toBe(200);
beforeAll(() => saveSettings({ shopName: 'Bäckerei Muster', description: 'Frisch aus dem Ofen.' }));

const appTags = {
  manifest: '/manifest.webmanifest',
  'theme-color': '#000000',
};

async function getPage(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers: { accept: 'text/html', ...headers } });
  const text = await response.text();
  const tags = [...text.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]*)" (?:content|href)="([^"]*)" \/>/g)];
  const meta = Object.fromEntries(tags.map(([, name, value]) => [name, value]).filter(([name]) => name !== 'apple-touch-icon'));
  return { status: response.status, headers: response.headers, text, title: /<title>(.*?)<\/title>/.exec(text)?.[1], meta };
}

test('renders the meta tags of the shop on the home page', async () => {
  const shareImage = await app.make('image');
  await saveSettings({ shareImage });
  const { status, headers, title, meta, text } = await getPage('/');
  expect([status, title, headers.get('content-type')]).toEqual([200, 'Bäckerei Muster', 'text/html; charset=utf-8']);
  const image = expect.stringMatching(new RegExp(`^https://shop.example/image/share/${shareImage}-\\d+\\.jpg$`));
  expect(meta).toEqual({
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
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Bäckerei Muster',
    ...appTags,
  });
  expect(text.match(/<\/?(?:meta|link)/g)).toHaveLength(19);
  expect(text).toContain('<div id="root">');
  await saveSettings({ shareImage: null });
});

test('names the icon of the shop with its type, instead of the default one', async () => {
  const favicon = await app.make('image');
  expect((await getPage('/')).text).toContain('<link rel="icon" href="/default.svg" type="image/svg+xml" />');
  await saveSettings({ favicon });
  await nextEvent(app);
  for (const path of ['/', '/nirgends', '/status/ABCDEFGH/0123456789abcdef']) {
    const icons = (await getPage(path)).text.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g);
    const icon = expect.stringMatching(new RegExp(`^<link rel="icon" href="/image/icon/${favicon}-1\\.(\\w+)" type="image/\\w+" />$`));
    expect(icons).toEqual([icon, '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />']);
  }
  await saveSettings({ favicon: null });
});

test('renders the meta tags of stores, pages, legal texts and divisions', async () => {
  await app.make('branch', { identifier: 'markt', name: 'Marktplatz', description: 'Am Brunnen.', isPublic: true });
  await app.make('site', { path: 'ueber-uns', name: 'Wir', title: 'Über uns', seoDescription: 'Wer wir sind.', showInSitemap: true });
  await app.make('site', { path: 'intern', name: 'Intern', title: null, seoTitle: null, showInSitemap: false });
  await app.make('division', { identifier: 'party', name: 'Partyservice', title: null, description: 'Für Feste.', isPublic: true });
  await saveSettings({ imprintText: '<p>Muster GmbH</p>' });
  const getMeta = async (path: string) => {
    const { status, title, meta } = await getPage(path);
    return [status, title, meta.description, meta['og:url'], meta.robots];
  };
  const url = (path: string) => `https://shop.example${path}`;
  expect(await getMeta('/store/markt/')).toEqual([200, 'Marktplatz - Bäckerei Muster', 'Am Brunnen.', url('/store/markt'), undefined]);
  expect(await getMeta('/ueber-uns')).toEqual([200, 'Über uns - Bäckerei Muster', 'Wer wir sind.', url('/ueber-uns'), undefined]);
  expect((await getMeta('/intern')).slice(0, 2)).toEqual([200, 'Intern - Bäckerei Muster']);
  expect((await getMeta('/intern'))[4]).toBe('noindex');
  expect((await getMeta('/site/imprint')).slice(0, 3)).toEqual([200, 'Impressum - Bäckerei Muster', 'Frisch aus dem Ofen.']);
  expect((await getMeta('/?division=party')).slice(0, 3)).toEqual([200, 'Partyservice - Bäckerei Muster', 'Für Feste.']);
});

test.each(['/store/nirgends', '/store', '/store/markt/x', '/store/markt/x/y', '/status/nur-eins', '/entwurf', '/site/allergens', '/a/b/c'])(
  'returns 404 and noindex for %s',
  async path => {
    const { status, title, meta, headers } = await getPage(path);
    expect({ status, title, meta }).toEqual({
      status: 404,
      title: '404 Not Found - Bäckerei Muster',
      meta: { robots: 'noindex', ...appTags },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test('returns 404 for a branch that is not public', async () => {
  await app.make('branch', { identifier: 'zu', isPublic: false });
  for (const path of ['/store/zu', '/store/zu/checkout']) expect((await getPage(path)).status).toBe(404);
});

describe('the page of a product', () => {
  const makeMenu = async (identifier: string, products: object[], category: object = {}) => {
    const branch = await app.make('branch', { identifier, name: 'Bahnhof', description: 'Am Gleis.', isPublic: true });
    const ids = await Promise.all(products.map(product => app.make('product', product)));
    const catalog = [{ category: await app.make('category', category), products: ids }];
    await app.make('menu', { branches: [branch], availableFrom: '2026-01-01T00:00:00Z', catalog });
    await nextEvent(app);
  };

  test('has its own title, description, image and URL', async () => {
    const image = await app.make('image');
    await makeMenu('bahnhof', [{ uid: 'HB 7', name: 'Mohnflesserl', description: 'Von Hand geflochten.', images: [image] }]);
    const { status, title, meta } = await getPage('/store/bahnhof/hb-7');
    expect([status, title, meta.description]).toEqual([200, 'Mohnflesserl - Bahnhof - Bäckerei Muster', 'Von Hand geflochten.']);
    expect(meta).toMatchObject({ canonical: 'https://shop.example/store/bahnhof/hb-7', 'og:image': expect.stringContaining(image) });
    expect(meta.robots).toBeUndefined();
  });

  test('does not exist for a product that is not on the menu of the branch or not public', async () => {
    await app.make('product', { uid: 'elsewhere' });
    await makeMenu('kai', [
      { uid: 'disabled', isEnabled: false },
      { uid: 'shown', isEnabled: false, isVisibleWhenUnavailable: true },
    ]);
    await makeMenu('hof', [{ uid: 'in-hidden-category' }], { isEnabled: false });
    await app.make('branch', { identifier: 'ohne-karte', isPublic: true });
    const paths = ['kai/elsewhere', 'kai/disabled', 'kai/SHOWN', 'hof/in-hidden-category', 'ohne-karte/shown', 'nirgends/shown'];
    for (const path of paths) expect([path, (await getPage(`/store/${path}`)).status]).toEqual([path, 404]);
    expect((await getPage('/store/kai/shown')).status).toBe(200);
  });

  test('costs as many statements with many products', async () => {
    await makeMenu('klein', [{ uid: 'k1' }, { uid: 'k2' }]);
    await makeMenu(
      'gross',
      Array.from({ length: 20 }, (_, index) => ({ uid: `g${index}` })),
    );
    const small = await countStatements(app, () => getPage('/store/klein/k2'));
    expect(await countStatements(app, () => getPage('/store/gross/g19'))).toBeLessThanOrEqual(small);
    expect(await countStatements(app, () => getPage('/store/gross/g19'))).toBe(0);
  });
});

test('shows a draft page only to editors', async () => {
  await app.make('site', { path: 'ostern', title: 'Ostern', isPublic: false });
  expect((await getPage('/ostern')).status).toBe(404);
  const { status, title, meta, headers } = await getPage('/ostern', { authorization: 'ROLE_EDITOR' });
  expect([status, title, meta.robots]).toEqual([200, 'Ostern - Bäckerei Muster', 'noindex']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await getPage('/ostern')).status).toBe(404);
});

test('renders only the shop name on pages of a customer', async () => {
  await app.make('branch', { identifier: 'kassa', isPublic: true });
  for (const path of ['/status/ABCDEFGH/0123456789abcdef', '/store/kassa/checkout', '/Store/kassa/checkout/error']) {
    const { status, title, meta } = await getPage(path);
    expect({ status, title, meta }).toEqual({ status: 200, title: 'Bäckerei Muster', meta: { robots: 'noindex', ...appTags } });
  }
  expect((await getPage('/status/ABCDEFGH/0123456789abcdef')).headers.get('cache-control')).toBe('no-store');
});

test('escapes titles and descriptions', async () => {
  const malicious = `</title><script>alert(1)</script>"' onload=x $& $\``;
  await app.make('site', { path: 'boese', title: malicious, seoTitle: null, seoDescription: malicious });
  const { text } = await getPage('/boese');
  expect(text).not.toContain('<script');
  expect(text.match(/<\/title>/g)).toHaveLength(1);
  const escaped = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; onload=x $&amp; $`';
  expect(text).toContain(`<title>${escaped} - Bäckerei Muster</title>`);
  expect(text).toContain(`<meta name="description" content="${escaped}" />`);
  expect((await getPage('/%22%3E%3Cscript%3E')).text).not.toContain('<script');
});

test('caches the page without a statement and returns 304 until it changes', async () => {
  await app.make('branch', { identifier: 'keller', name: 'Keller', isPublic: true });
  await nextEvent(app);
  expect(await countStatements(app, () => getPage('/store/keller'))).toBeLessThanOrEqual(3);
  expect(await countStatements(app, () => getPage('/store/keller'))).toBe(0);
  const { headers } = await getPage('/store/keller');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await getPage('/store/keller', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  await saveSettings({ title: 'Muster neu' });
  const conditionalHeaders = { 'if-none-match': headers.get('etag')! };
  await waitFor(async () => (await getPage('/store/keller', conditionalHeaders)).title === 'Keller - Muster neu');
  await saveSettings({ title: null });
});

test('answers impossible paths without a query and without filling the cache', async () => {
  await app.make('site', { path: 'da', title: 'Da' });
  // Redirects accept any path, so they may cost a statement; the shop name is loaded once.
  for (const [path, maxStatements] of [
    ['/a%20b', 0],
    [`/store/${'x'.repeat(61)}`, 0],
    ['/store/linz/x/y', 0],
    ['/WP-Login.php', 1],
  ] as const)
    await waitFor(async () => (await getPage(path)).status === 404 && (await countStatements(app, () => getPage(path))) <= maxStatements);
  expect((await getPage('/WP-Login.php')).title).toMatch(/^404 Not Found - /);
  expect((await getPage('/da')).status).toBe(200);
});

test('leaves staff pages unchanged', async () => {
  expect(await getPage('/backend/orders')).toMatchObject({ status: 200, title: 'Bestellung', meta: {} });
});

test('serves the page without meta tags while the database is unreachable', async () => {
  const spy = jest.spyOn(app.app.services.database.manager, 'getRepository').mockImplementation(() => {
    throw new Error('away');
  });
  expect(await getPage('/store/anderswo')).toMatchObject({ status: 200, title: 'Bestellung' });
  spy.mockRestore();
});

test('does not cache unknown divisions', async () => {
  const isCached = async () => (await countStatements(app, () => getPage('/'))) === 0;
  await nextEvent(app);
  await getPage('/');
  expect(await isCached()).toBe(true);
  for (let time = 0; time < 2; time++) expect(await countStatements(app, () => getPage('/?division=erfunden'))).toBeGreaterThan(0);
  expect(await isCached()).toBe(true);
});

test('serves robots.txt and a sitemap of public pages', async () => {
  await app.make('branch', { identifier: 'lager', isPublic: false });
  await app.make('branch', { identifier: 'brunnen', isPublic: true });
  const [product, disabled] = [await app.make('product', { uid: 'S-1' }), await app.make('product', { uid: 'S-2', isEnabled: false })];
  const catalog = [{ category: await app.make('category'), products: [product, disabled] }];
  const branch = (await app.rest(undefined, 'GET', '/branches/brunnen')).body.data.id;
  await app.make('menu', { branches: [branch], availableFrom: '2026-01-01T00:00:00Z', catalog });
  await app.make('site', { path: 'torten/hochzeit', isPublic: true, showInSitemap: true });
  await app.make('site', { path: 'geheim', isPublic: true, showInSitemap: false });
  await app.make('site', { path: 'entwurf', isPublic: false, showInSitemap: true });
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /backend\nDisallow: /status/\n\nSitemap: https://shop.example/sitemap.xml');
  const getSitemapPaths = async () => {
    const response = await fetch(`${app.url}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    return [...(await response.text()).matchAll(/<loc>https:\/\/shop\.example\/(.*?)<\/loc>/g)].map(([, path]) => path);
  };
  await nextEvent(app);
  const paths = await getSitemapPaths();
  expect(paths).toEqual(expect.arrayContaining(['', 'store/brunnen', 'site/imprint', 'torten/hochzeit', 'store/brunnen/s-1']));
  for (const path of ['store/lager', 'geheim', 'entwurf', 'site/privacy', 'store/brunnen/s-2']) expect(paths).not.toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
  const text = await (await fetch(`${app.url}/sitemap.xml`)).text();
  expect(text).toMatch(/store\/brunnen\/s-1<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(await countStatements(app, getSitemapPaths)).toBe(0);
});
