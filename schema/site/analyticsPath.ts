/** The paths of pages as analytics events store them: without secrets and without the query. */
import { isReservedPath } from '../fields/validation/formats';
import { cleanText } from '../text/cleanText';
import { decodeUriPart } from '../text/decodeUri';

const maxLength = 200;

/** Returns the path to store. The page of an order has no other than `/status`; null for drafts and for what is no page of the shop. */
export function analyticsPath(url: string): string | null {
  const path = cleanText(decodeUriPart(url.split(/[?#]/, 1)[0]!), maxLength).replace(/^\/+|\/+$/g, '');
  const [start = '', ...rest] = path.toLowerCase().split('/');
  if (start === 'status') return '/status';
  return (start === 'store' && rest.length > 0) || !isReservedPath(start) ? `/${path}` : null;
}

/** Returns the source of a visit that the query of a link names, as in `?utm_source=newsletter`. */
export const sourceOf = (url: string): string | null => new URLSearchParams(url.split('#', 1)[0]!.split('?')[1] ?? '').get('utm_source');
