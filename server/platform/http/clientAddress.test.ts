import type { IncomingMessage } from 'node:http';
import { addressOf, networkOf } from './clientAddress';

const request = (forwarded: string | undefined, remoteAddress = '10.0.0.2') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.9', 0, '10.0.0.2', 'without a proxy nobody is believed'],
  ['198.51.100.1, 203.0.113.9', 1, '203.0.113.9', 'what one proxy saw, not what was sent to it'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.3', 2, '203.0.113.9', 'what the outer of two proxies saw'],
  ['203.0.113.9', 3, '203.0.113.9', 'no further than there are addresses'],
  [undefined, 1, '10.0.0.2', 'whoever came past the proxy'],
  ['<script>', 1, '10.0.0.2', 'an address that is none'],
])('of %s, through %i proxies, it is %s: %s', (forwarded, proxies, address, _why) => {
  expect(addressOf(request(forwarded), proxies)).toBe(address);
});

test('an IPv4 address in the clothes of IPv6 is one', () => {
  expect(addressOf(request(undefined, '::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
