/** Determines the address of a client. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Returns the client address. Only the last X-Forwarded-For entries, which our own proxies added, are trusted. */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded.map(address => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  const address = chain.at(-1 - Math.min(proxies, chain.length - 1))!;
  return isIPv4(address) || isIPv6(address) ? address.replace(/^::ffff:(?=\d+\.)/i, '') : (socket.remoteAddress ?? '');
}

/** Returns the unit of rate limits: an IPv4 address, or the first half of an IPv6 address. */
export function clientNetwork(address: string): string {
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
