import { outdatedCaches } from './cacheNames';
import { parsePush } from './push';
import { isStorable, requestKind } from './requestKind';
import { ageOf, asOutdated } from './storage';
import { pageKey } from './strategies';

const origin = 'https://shop.example';

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/store/linz?table=4', 'page'],
  ['GET', 'navigate', '/site/imprint', 'page'],
  ['GET', 'navigate', '/store/linz/checkout', 'page'],
  ['GET', 'navigate', '/Store/linz/checkout/error', 'page'],
  ['GET', 'navigate', '/status/ABCDEFGH/0123', 'order'],
  ['GET', 'navigate', '/draft/0123', 'none'],
  ['GET', 'navigate', '/backend/orders', 'none'],
  ['GET', 'navigate', '/frontdesk', 'none'],
  ['GET', 'navigate', '/api/payments/mollie/return/1', 'none'],
  ['GET', 'navigate', '/upload/1/menu.pdf', 'none'],
  ['GET', 'cors', '/api/orders/public/A/b', 'none'],
  ['GET', 'cors', '/store/linz', 'none'],
  ['HEAD', 'cors', '/store/linz', 'none'],
  ['GET', 'cors', '/graphql?query=query+Store', 'query'],
  ['GET', 'navigate', '/graphql', 'none'],
  ['POST', 'cors', '/graphql', 'none'],
  ['POST', 'cors', '/api/orders', 'none'],
  ['GET', 'cors', '/build/assets/main-4f.js', 'asset'],
  ['GET', 'cors', '/build/service-worker.js', 'none'],
  ['GET', 'no-cors', '/image/small/1-1.jpg', 'image'],
])('handles %s (%s) %s as %s', (method, mode, path, kind) => {
  expect(requestKind({ method, mode, url: origin + path }, origin)).toBe(kind);
});

test('leaves other servers alone', () => {
  expect(requestKind({ method: 'GET', mode: 'cors', url: 'https://api.mapbox.com/image/1' }, origin)).toBe('none');
});

const response = (headers: Record<string, string>, init: { ok?: boolean; redirected?: boolean } = {}) => ({
  ok: true,
  redirected: false,
  headers: new Headers(headers),
  ...init,
});

test.each([
  ['a public answer', response({ 'cache-control': 'no-cache' }), true],
  ['an image', response({ 'cache-control': 'public, max-age=31536000, immutable' }), true],
  ['a private answer', response({ 'cache-control': 'no-store' }), false],
  ['an answer that does not say so', response({}), false],
  ['an error', response({ 'cache-control': 'no-cache' }, { ok: false }), false],
  ['the target of a redirect', response({ 'cache-control': 'no-cache' }, { redirected: true }), false],
])('decides whether to store %s', (_title, answer, expected) => {
  expect(isStorable(answer)).toBe(expected);
});

test('finds a page by its path and division', () => {
  expect(pageKey(`${origin}/?source=pwa`)).toBe('/');
  expect(pageKey(`${origin}/?utm_source=x&division=caf%C3%A9`)).toBe('/?division=caf%C3%A9');
});

test('drops the files and pages of other builds and keeps the rest', () => {
  const names = ['bakery-shop-files-1', 'bakery-shop-pages-1', 'bakery-shop-files-2', 'bakery-shop-images', 'bakery-shop-queries', 'other'];
  expect(outdatedCaches(names, '2')).toEqual(['bakery-shop-files-1', 'bakery-shop-pages-1']);
});

test('marks a stored answer as outdated, as the server does, and drops its old date', () => {
  const now = Date.parse('2026-11-16T09:10:00Z');
  const stored = new Response('{"data":{}}', { headers: { date: 'Mon, 16 Nov 2026 09:00:00 GMT', 'cache-control': 'no-cache' } });
  expect(ageOf(stored, now)).toBe(600_000);
  const { headers } = asOutdated(stored, now);
  expect([headers.get('age'), headers.get('cache-control'), headers.get('date')]).toEqual(['600', 'no-store', null]);
});

test.each([
  undefined,
  '',
  '{',
  '{"title":1,"url":"/"}',
  '{"title":"A","url":"//evil.example"}',
  '{"title":"A","url":"https://evil.example"}',
])('shows a general message for the push %j', text => expect(parsePush(text)).toEqual({ title: 'Neues zu Ihrer Bestellung', url: '/' }));

test('shows the push of an order', () => {
  const message = { title: 'Bestellung 47', body: 'Ihre Bestellung ist abholbereit.', url: '/status/ABCDEFGH/0' };
  expect(parsePush(JSON.stringify(message))).toEqual(message);
});
