import { defaultEnvironment } from '../../../schema/site/environment';
import { useTestApp, useAppInstance, waitFor } from '../../testing/app/testApp';

const app = useTestApp({ createClientHandler: () => (_request, response) => void response.send('<p>Laden</p>') });
const httpsApp = useAppInstance({
  publicUrl: 'https://shop.example',
  environment: { ...defaultEnvironment, mapToken: 'pk.test', logo: 'https://images.example/logo.svg' },
});

const headersOf = async (path: string, target = app, options?: RequestInit): Promise<Headers> =>
  (await fetch(target.url + path, options)).headers;

test.each([
  ['/', 'self', 'SAMEORIGIN'],
  ['/store/markt', 'self', 'SAMEORIGIN'],
  ['/health', 'self', 'SAMEORIGIN'],
  ['/image/none', 'self', 'SAMEORIGIN'],
  ['/backend/orders', 'none', 'DENY'],
  ['/api/branches', 'none', 'DENY'],
  ['/api/nothing', 'none', 'DENY'],
  ['/graphql', 'none', 'DENY'],
])('sends for %s frame-ancestors %s and nosniff', async (path, ancestors, frameOptions) => {
  const headers = await headersOf(path);
  expect(headers.get('content-security-policy')).toContain("default-src 'self';");
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors '${ancestors}'`);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': frameOptions,
  });
  expect(headers.has('x-powered-by')).toBe(false);
});

const policyOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    headers
      .get('content-security-policy')!
      .split(';')
      .map(directive => directive.split(/ (.*)/s).slice(0, 2) as [string, string])
      .map(([name, sources = '']) => [name, sources]),
  );

const basePolicy = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'script-src': "'self'",
  'frame-ancestors': "'self'",
  'form-action': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
};

test('sends exactly these directives of the content security policy', async () => {
  expect(policyOf(await headersOf('/'))).toEqual(basePolicy);
  expect(policyOf(await headersOf('/backend/orders'))).toEqual({ ...basePolicy, 'frame-ancestors': "'none'" });
});

test('allows the images and maps of the environment, and upgrades requests with https', async () => {
  await httpsApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginMapbox: true });
  await waitFor(async () => policyOf(await headersOf('/', httpsApp))['connect-src'] !== "'self'");
  expect(policyOf(await headersOf('/', httpsApp))).toEqual({
    ...basePolicy,
    'img-src': "'self' data: blob: https://images.example",
    'connect-src': "'self' https://api.mapbox.com https://events.mapbox.com https://*.tiles.mapbox.com",
    'upgrade-insecure-requests': '',
  });
});

test('allows the tag manager and the pixel on public pages while their ids are set', async () => {
  await app.rest('ROLE_ADMIN', 'POST', '/config', { tagManagerId: 'GTM-TEST', pixelId: '4711' });
  await waitFor(async () => policyOf(await headersOf('/'))['script-src'] !== "'self'");
  expect(policyOf(await headersOf('/'))).toEqual({
    ...basePolicy,
    'script-src': "'self' https://www.googletagmanager.com https://connect.facebook.net",
    'img-src': "'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com https://www.facebook.com",
    'connect-src':
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.facebook.com",
  });
  expect(policyOf(await headersOf('/status/1/secret'))).toMatchObject({ 'script-src': "'self'", 'img-src': "'self' data: blob:" });
  await app.rest('ROLE_ADMIN', 'POST', '/config', { tagManagerId: null, pixelId: null });
  await waitFor(async () => policyOf(await headersOf('/'))['script-src'] === "'self'");
});

test('sends security headers with cached responses', async () => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ branches { total } }"}' };
  const fresh = await headersOf('/graphql', app, request);
  const cached = await headersOf('/graphql', app, request);
  expect(fresh.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(cached.get('content-security-policy')).toBe(fresh.get('content-security-policy'));
  expect(cached.get('cache-control')).toBe('no-cache');
});

test.each(['/', '/health', '/graphql'])('sends the server clock as Date with %s', async path => {
  expect((await headersOf(path)).get('date')).toBe('Mon, 16 Nov 2026 07:00:00 GMT');
});

test('sends HSTS only with https', async () => {
  expect((await headersOf('/health', httpsApp)).get('strict-transport-security')).toBe('max-age=31536000');
  expect((await headersOf('/health')).has('strict-transport-security')).toBe(false);
});

test('allows other origins to embed images only', async () => {
  expect((await headersOf('/image/none')).get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await headersOf('/')).get('cross-origin-resource-policy')).toBe('same-origin');
});

test('forbids caching of private responses', async () => {
  const headers = { authorization: 'ROLE_ADMIN', 'content-type': 'application/json' };
  expect((await headersOf('/api/orders', app, { headers })).get('cache-control')).toBe('no-store');
  expect((await headersOf('/api/nothing')).get('cache-control')).toBe('no-store');
  const request = { method: 'POST', headers, body: '{"query":"{ me { id } }"}' };
  expect((await headersOf('/graphql', app, request)).get('cache-control')).toBe('no-store');
});

test.each([
  ['/status/ABCDEFGH/0123', true],
  ['/backend/orders', true],
  ['/store/markt', false],
])('hides %s from search engines: %s', async (path, isHidden) => {
  expect((await headersOf(path)).get('x-robots-tag')).toBe(isHidden ? 'noindex, nofollow' : null);
});
