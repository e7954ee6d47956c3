/** Where a visitor came from: a source that a link names, or the host of the page before. */
import { cleanText } from '../../../../schema/text/cleanText';

const maxLength = 100;

/** Returns null for pages of this shop, whose URLs are `ownUrls`. Neither path nor query of another page is stored. */
export function referrerOf(source: string | null, url: string | undefined | null, ownUrls: readonly string[]): string | null {
  const named = cleanText(source ?? '', maxLength).trim();
  if (named) return named;
  const host = hostOf(url ?? '');
  return host === null || ownUrls.some(own => hostOf(own) === host) ? null : host.slice(0, maxLength);
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || null : null);
