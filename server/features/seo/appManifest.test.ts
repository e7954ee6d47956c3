import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countStatements } from '../../testing/app/statements';
import { nextEvent, useTestApp } from '../../testing/app/testApp';
import { serveClient } from '../../platform/client/serveClient';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Bestellung</title></head><div id="root"></div>');
const app = useTestApp({ createClientHandler: (_http, renderer) => serveClient(folder, renderer) });
afterAll(() => rmSync(folder, { recursive: true }));

const saveSettings = async (input: object) => {
  expect((await app.rest('ROLE_ADMIN', 'POST', '/config', input)).status).toBe(200);
  await nextEvent(app);
};
beforeEach(() => saveSettings({ shopName: 'Bäckerei Muster', color1: '#1E4B38', favicon: null, enablePluginPWA: true }));

async function getManifest(headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/manifest.webmanifest`, { headers });
  const isJson = response.headers.get('content-type')?.startsWith('application/manifest+json');
  return { status: response.status, headers: response.headers, manifest: isJson && response.status === 200 ? await response.json() : null };
}

async function makeIcon(width: number, height: number): Promise<string> {
  const id = await app.make('image');
  await app.app.services.database.query('update image set width = $2, height = $3 where id = $1', [id, width, height]);
  return id;
}

const getHead = async (): Promise<string> => (await fetch(`${app.url}/`, { headers: { accept: 'text/html' } })).text();

test('describes the shop as an app with the default icons', async () => {
  const { status, manifest } = await getManifest();
  expect(status).toBe(200);
  expect(manifest).toMatchObject({ name: 'Bäckerei Muster', short_name: 'Muster', theme_color: '#1E4B38', start_url: '/?source=pwa' });
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) expect(existsSync(src.replace('/build/', 'web/public/'))).toBe(true);
});

test('lists public branches as shortcuts', async () => {
  await app.make('branch', { identifier: 'markt', name: 'Marktplatz', isPublic: true });
  await app.make('branch', { identifier: 'lager', name: 'Lager', isPublic: false });
  await nextEvent(app);
  const { manifest } = await getManifest();
  expect(manifest.shortcuts).toContainEqual({ name: 'Marktplatz', url: '/store/markt' });
  expect(JSON.stringify(manifest)).not.toContain('Lager');
});

test('uses the icon of the shop when it is a square of sufficient size', async () => {
  const large = await makeIcon(600, 600);
  await saveSettings({ favicon: large });
  const { manifest } = await getManifest();
  expect(manifest.icons).toEqual([
    { src: expect.stringContaining(`/image/tiny/${large}-`), sizes: '256x256' },
    { src: expect.stringContaining(`/image/small/${large}-`), sizes: '600x600' },
  ]);
  for (const [width, height] of [
    [64, 64],
    [600, 300],
  ] as const) {
    await saveSettings({ favicon: await makeIcon(width, height) });
    expect((await getManifest()).manifest.icons).toHaveLength(3);
  }
});

test('answers from the cache until a setting changes, and revalidates', async () => {
  const { headers } = await getManifest();
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(await countStatements(app, getManifest)).toBe(0);
  expect((await getManifest({ 'if-none-match': headers.get('etag')! })).status).toBe(304);
  await saveSettings({ shopName: 'Ofen' });
  expect((await getManifest()).manifest.name).toBe('Ofen');
});

test('names the manifest in the head only while the shop is installable', async () => {
  const head = await getHead();
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(head).toContain('<meta name="theme-color" content="#1E4B38" />');
  await saveSettings({ enablePluginPWA: false });
  expect((await getManifest()).status).toBe(404);
  expect(await getHead()).not.toMatch(/manifest|theme-color/);
});
