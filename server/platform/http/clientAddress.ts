/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The address of whoever asks. Each trusted proxy adds to the header the address it was asked from; what stands before those anybody may have written. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const way = [...named.map(address => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  const address = way.at(-1 - Math.min(proxies, way.length - 1))!;
  return isIPv4(address) || isIPv6(address) ? address.replace(/^::ffff:(?=\d+\.)/i, '') : (socket.remoteAddress ?? '');
}

/** What one household or firm is given: one IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
