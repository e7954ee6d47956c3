import { useHouse, useInstance } from '../../testing/app/testApp';

const house = useHouse({ web: () => (_request, response) => void response.send('<p>Laden</p>') });
const secure = useInstance({ publicUrl: 'https://shop.example' });

const headersOf = async (path: string, of = house, options?: RequestInit): Promise<Headers> =>
  (await fetch(of.address + path, options)).headers;

test.each([
  ['/', 'self', 'SAMEORIGIN'],
  ['/store/markt', 'self', 'SAMEORIGIN'],
  ['/health', 'self', 'SAMEORIGIN'],
  ['/image/none', 'self', 'SAMEORIGIN'],
  ['/backend/orders', 'none', 'DENY'],
  ['/api/branches', 'none', 'DENY'],
  ['/api/nothing', 'none', 'DENY'],
  ['/graphql', 'none', 'DENY'],
])('%s is framed by %s at most and sniffed by nobody', async (path, framer, old) => {
  const headers = await headersOf(path);
  expect(headers.get('content-security-policy')).toContain("default-src 'self';");
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors '${framer}'`);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': old,
  });
  expect(headers.has('x-powered-by')).toBe(false);
});

test('an answer that is kept is protected like one that is made', async () => {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ branches { total } }"}' };
  const made = await headersOf('/graphql', house, asked);
  const kept = await headersOf('/graphql', house, asked);
  expect(made.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(kept.get('content-security-policy')).toBe(made.get('content-security-policy'));
  expect(kept.get('cache-control')).toBe('no-store');
});

test.each(['/', '/health', '/graphql'])('%s tells the time by the clock of the house', async path => {
  expect((await headersOf(path)).get('date')).toBe('Mon, 16 Nov 2026 07:00:00 GMT');
});

test('only under https the browser is bound to it', async () => {
  expect((await headersOf('/health', secure)).get('strict-transport-security')).toBe('max-age=31536000');
  expect((await headersOf('/health')).has('strict-transport-security')).toBe(false);
});

test('pictures may be shown elsewhere, everything else may not', async () => {
  expect((await headersOf('/image/none')).get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await headersOf('/')).get('cross-origin-resource-policy')).toBe('same-origin');
});

test('nobody keeps what is told to one', async () => {
  const headers = { authorization: 'ROLE_ADMIN', 'content-type': 'application/json' };
  expect((await headersOf('/api/orders', house, { headers })).get('cache-control')).toBe('no-store');
  expect((await headersOf('/api/nothing')).get('cache-control')).toBe('no-store');
  const asked = { method: 'POST', headers, body: '{"query":"{ me { id } }"}' };
  expect((await headersOf('/graphql', house, asked)).get('cache-control')).toBe('no-store');
});

test.each([
  ['/status/ABCDEFGH/0123', true],
  ['/backend/orders', true],
  ['/store/markt', false],
])('%s is hidden from search engines: %s', async (path, isHidden) => {
  expect((await headersOf(path)).get('x-robots-tag')).toBe(isHidden ? 'noindex, nofollow' : null);
});
