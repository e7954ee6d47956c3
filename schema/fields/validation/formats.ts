/** Texts of a form: ids, days, times, addresses. Every pattern is linear; lengths are bounded before they are asked. */

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);

/** One address, no display name, no line break: it goes into mail headers. */
export const isEmail = (text: string): boolean => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/.test(text);

/** VAL-05: + and digits, spaces between them. */
export const isPhone = (text: string): boolean => /^\+[1-9](?: ?\d){5,18}$/.test(text);

/** An account number with its check digits (ISO 13616); blanks between its groups are as people write it. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map(letter => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** A bank, and perhaps one of its branches (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i.test(text);

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

/** A day that is in the calendar: 2026-02-29 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A moment of ISO 8601 with its offset: without one it would be another in each zone a machine stands in. */
export const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i.test(text) && isDay(text.slice(0, 10));

/** An address of the web; no other scheme is ever linked to. */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    return new URL(text).hostname.length > 0;
  } catch {
    return false;
  }
}

/** First steps of addresses that are the system's own (G-002). */
const reserved: ReadonlySet<string> = new Set(
  'backend frontdesk backoffice time-tracking scene signage store status api graphql order-form custom fonts image upload build health robots.txt sitemap.xml'.split(
    ' ',
  ),
);

/** Small letters, digits, hyphens and dots, in steps parted by slashes: `site/privacy`. */
export const isPath = (text: string): boolean => text.split('/').every(step => /^[a-z0-9][a-z0-9._-]*$/.test(step));

export const isReserved = (path: string): boolean => reserved.has(path.split('/')[0]!);

/** Where a link may lead: a page of ours, a place on this page, an address of the web, a mail, a call. Never a script. */
export const isLinkAddress = (text: string): boolean =>
  isUrl(text) || /^(?:\/(?![/\\])|#)[^\s<>"]*$/.test(text) || /^(?:mailto|tel):[^\s<>"]+$/.test(text);
