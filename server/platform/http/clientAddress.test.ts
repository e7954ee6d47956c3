import type { IncomingMessage } from 'node:http';
import { clientAddress, clientNetwork } from './clientAddress';

const request = (forwarded: string | undefined, remoteAddress = '10.0.0.2') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.9', 0, '10.0.0.2', 'ignores the header without a proxy'],
  ['198.51.100.1, 203.0.113.9', 1, '203.0.113.9', 'uses the entry that one proxy added'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.3', 2, '203.0.113.9', 'uses the entry of the outer of two proxies'],
  ['203.0.113.9', 3, '203.0.113.9', 'uses the first entry when there are fewer entries than proxies'],
  [undefined, 1, '10.0.0.2', 'uses the socket address without a header'],
  ['<script>', 1, '10.0.0.2', 'ignores an invalid address'],
])('reads from the header %s with %i proxies the address %s: %s', (forwarded, proxies, address, _why) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

test('returns an IPv4-mapped IPv6 address as IPv4', () => {
  expect(clientAddress(request(undefined, '::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('returns for %s the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
