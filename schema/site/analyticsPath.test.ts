import { analyticsPath, sourceOf } from './analyticsPath';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/?email=a@b.at', '/'],
  ['/store/linz/', '/store/linz'],
  ['/store/linz/checkout?x=1#y', '/store/linz/checkout'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%0d%0ab%1b%00', '/a b'],
  ['/status/ABC/0123456789abcdef', '/status'],
  ['/Status/ABC/0123456789abcdef?x', '/status'],
  ['/status', '/status'],
  ['/store', null],
  ['/draft/secret', null],
  ['/backend/orders', null],
  ['/frontdesk/linz/key', null],
  ['/api/config', null],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('%s → %s', (url, path) => expect(analyticsPath(url)).toBe(path));

test.each([
  ['/?utm_source=news%20letter&a=b', 'news letter'],
  ['?utm_source=plakat#x', 'plakat'],
  ['/#?utm_source=plakat', null],
  ['/', null],
])('finds the source of %s', (url, source) => expect(sourceOf(url)).toBe(source));
