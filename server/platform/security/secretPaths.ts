/** Addresses that carry a key, a token or the hash of an order (G-129): no log keeps them as they are, no cache keeps what they answer. */

/** What comes before the secret in each. */
const before = [
  '/(?:frontdesk|backoffice)/[^/?#]*/',
  '/api/orders/(?:frontdesk|backoffice)/[^/?#]*/',
  '/api/orders/public/[^/?#]*/',
  '/status/[^/?#]*/',
  '/api/time-tracking/',
  '/custom/api/[^/?#]*/',
  '/backend/login/',
  '/api/payments/[^/?#]*/return/[^/?#]*/',
];

const secret = new RegExp(`^(${before.join('|')})[^/?#]+`, 'i');
const screens = /^\/(frontdesk|backoffice)([/?]|$)/i;

/** Whether the address holds a secret, or led to a page that was opened by one. */
export const isSecret = (url: string): boolean => secret.test(url) || screens.test(url);

/** The address with `***` in place of its secret, and without its query. */
export const redacted = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').replace(secret, '$1***');
