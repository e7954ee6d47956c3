/** Paths that contain a key, a token, the hash of an order (G-129) or the secret of a draft. They are redacted in logs and their responses are not cached. */

/** The part of the path before the secret. */
const prefixes = [
  '/(?:frontdesk|backoffice)/[^/?#]*/',
  '/api/orders/(?:frontdesk|backoffice)/[^/?#]*/',
  '/api/orders/public/[^/?#]*/',
  '/status/[^/?#]*/',
  '/draft/',
  '/api/time-tracking/',
  '/custom/api/[^/?#]*/',
  '/backend/login/',
  '/api/payments/[^/?#]*/return/[^/?#]*/',
];

const secretPath = new RegExp(`^(${prefixes.join('|')})[^/?#]+`, 'i');
const screenPath = /^\/(frontdesk|backoffice)([/?]|$)/i;

/** Tells whether the URL contains a secret or is a page that was opened with one. */
export const hasSecret = (url: string): boolean => secretPath.test(url) || screenPath.test(url);

/** Returns the path with `***` instead of the secret and without the query. */
export const redactPath = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').replace(secretPath, '$1***');
