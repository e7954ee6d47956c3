/** The pages that a visitor opens (ROUTE-14). */
import { analyticsPath, sourceOf } from '../../../schema/site/analyticsPath';
import { loadedPath } from '../consent/consent';
import type { ShopEvent } from './eventQueue';

/** The server has counted the page that the browser loaded. */
let countedPath: string | undefined = loadedPath;

/** Returns null when the page must not be counted, as that of an order. */
export function createPageView({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ShopEvent | null {
  const path = analyticsPath(pathname);
  if (path === null || path === '/status') return null;
  const isLoaded = pathname === countedPath;
  countedPath = undefined;
  const source = sourceOf(search);
  const query = source === null ? '' : `?utm_source=${encodeURIComponent(source)}`;
  return { type: 'page-view', action: isLoaded ? 'load' : 'navigate', path: path + query };
}
