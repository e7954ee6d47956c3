/** Tells public addresses on the internet from private ones, for URLs that users enter (reliability 2.3). */
import { BlockList, isIP } from 'node:net';

const privateIpv4 = new BlockList();
const ipv4Ranges = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];
for (const range of ipv4Ranges) privateIpv4.addSubnet(range.split('/')[0]!, Number(range.split('/')[1]));

// Global unicast is 2000::/3; tunnels and documentation in it lead elsewhere or nowhere.
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const specialIpv6 = new BlockList();
specialIpv6.addSubnet('2001::', 23, 'ipv6');
specialIpv6.addSubnet('2001:db8::', 32, 'ipv6');
specialIpv6.addSubnet('2002::', 16, 'ipv6');
specialIpv6.addSubnet('3fff::', 20, 'ipv6');

/** Tells whether the IP address is on the public internet. IPv4 addresses inside IPv6 ones are not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address);
  return isIP(address) === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/** Returns the host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Tells whether the URL is https, has no credentials, and its host is a public IP address or a full domain name. */
export function isPublicHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = hostOf(url);
  return isIP(host) ? isPublicAddress(host) : /\.[^.\d][^.]*\.?$/.test(host) && !/\.(localhost|local|internal|home\.arpa)\.?$/.test(host);
}
