/** Formats of texts: ids, dates, times, URLs. Every pattern is linear; lengths are checked first. */

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);

/** Accepts one e-mail address without display name and line breaks, because it becomes part of mail headers. */
export const isEmail = (text: string): boolean => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/.test(text);

/** VAL-05: + and digits with single spaces. */
export const isPhone = (text: string): boolean => /^\+[1-9](?: ?\d){5,18}$/.test(text);

/** Checks the format and the check digits of an IBAN (ISO 13616); spaces are allowed. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map(letter => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Checks the format of a BIC (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i.test(text);

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

/** Tells whether the text is a date of the calendar: 2026-02-29 is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Requires an offset: without one the instant would depend on the time zone of the machine. */
export const isDateTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i.test(text) && isDate(text.slice(0, 10));

/** Accepts http and https only. */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    return new URL(text).hostname.length > 0;
  } catch {
    return false;
  }
}

/** First path segments that the system uses (G-002). */
const reserved: ReadonlySet<string> = new Set(
  'backend frontdesk backoffice time-tracking scene signage store status draft api graphql order-form custom fonts image upload build health robots.txt sitemap.xml manifest.webmanifest'.split(
    ' ',
  ),
);

/** Lower-case letters, digits, hyphens and dots in segments: `site/privacy`. */
export const isPath = (text: string): boolean => text.split('/').every(segment => /^[a-z0-9][a-z0-9._-]*$/.test(segment));

export const isReservedPath = (path: string): boolean => reserved.has(path.split('/')[0]!);

/** Accepts link targets: a page of the shop, a fragment, a URL, mailto and tel. Scripts are never accepted. */
export const isLinkTarget = (text: string): boolean =>
  isUrl(text) || /^(?:\/(?![/\\])|#)[^\s<>"]*$/.test(text) || /^(?:mailto|tel):[^\s<>"]+$/.test(text);
