/** The cookies of the house: kept from scripts, from other hosts and, over https, from any other way. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';
import type { KeyView } from '../../../schema/access/roles';

interface Cookie {
  name: string;
  options: CookieOptions;
}

// The prefix makes browsers refuse such a cookie from any other host, subdomains included; it demands https.
function cookieNamed(publicUrl: string, name: string, sameSite: 'lax' | 'strict'): Cookie {
  const secure = publicUrl.startsWith('https:');
  return { name: secure ? `__Host-${name}` : name, options: { httpOnly: true, secure, sameSite, path: '/' } };
}

export const sessionCookie = (publicUrl: string): Cookie => cookieNamed(publicUrl, 'session', 'lax');

/** For the pages of the house to read, and to send back as a header. */
export function csrfCookie(publicUrl: string): Cookie {
  const { name, options } = cookieNamed(publicUrl, 'csrf-token', 'lax');
  return { name, options: { ...options, httpOnly: false } };
}

/** Where a screen keeps the key for the view of a branch; of the branch it takes what its address calls it. */
export const keyCookie = (publicUrl: string, view: KeyView, branch: string): Cookie =>
  cookieNamed(publicUrl, `${view}-key-${createHash('sha256').update(branch).digest('hex').slice(0, 16)}`, 'strict');

const keyCookies = /(?:^|; *)(?:__Host-)?(?:frontdesk|backoffice)-key-/;

/** Whether the request brings the key of any screen. */
export const bringsKey = ({ headers }: IncomingMessage): boolean => keyCookies.test(headers.cookie ?? '');

export function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim());
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
