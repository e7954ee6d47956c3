/** The cookies of the app. They are unreadable to scripts and other hosts, and sent only over https. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';
import type { BranchScreen } from '../../../schema/access/roles';

interface Cookie {
  name: string;
  options: CookieOptions;
}

// Browsers reject a cookie with this prefix from any other host, including subdomains. The prefix requires https.
function createCookie(publicUrl: string, name: string, sameSite: 'lax' | 'strict'): Cookie {
  const secure = publicUrl.startsWith('https:');
  return { name: secure ? `__Host-${name}` : name, options: { httpOnly: true, secure, sameSite, path: '/' } };
}

export const sessionCookie = (publicUrl: string): Cookie => createCookie(publicUrl, 'session', 'lax');

/** Readable by our pages, which send it back as a header. */
export function csrfCookie(publicUrl: string): Cookie {
  const { name, options } = createCookie(publicUrl, 'csrf-token', 'lax');
  return { name, options: { ...options, httpOnly: false } };
}

/** The cookie of a branch key on a branch screen. `branch` is the branch as the URL names it. */
export const branchKeyCookie = (publicUrl: string, screen: BranchScreen, branch: string): Cookie =>
  createCookie(publicUrl, `${screen}-key-${createHash('sha256').update(branch).digest('hex').slice(0, 16)}`, 'strict');

const branchKeyCookies = /(?:^|; *)(?:__Host-)?(?:frontdesk|backoffice)-key-/;

/** Tells whether the request has the key of any branch screen. */
export const hasBranchKey = ({ headers }: IncomingMessage): boolean => branchKeyCookies.test(headers.cookie ?? '');

const selfServiceQuery = /[?&]context=self-service(?:&|$)/;

/** Tells whether a self-service device of the shop sent the request. Its first page says so in the URL, the client then in a cookie. */
export const isSelfServiceDevice = (request: IncomingMessage): boolean =>
  selfServiceQuery.test(request.url ?? '') || readCookie(request, 'context') === 'self-service';

export function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim());
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
