/** Ends the interception of requests in browser tests. */
import type { Page } from 'playwright-core';

const noUrl = /^no-url$/;

/**
 * Removes a route of a page. When its last route is removed, Chromium never answers a request that Playwright has paused and not yet
 * continued, whatever its URL is. Thus a route that no request has is there from then on.
 */
export async function removeRoute(page: Page, ...route: Parameters<Page['unroute']>): Promise<void> {
  await page.route(noUrl, route => route.fallback());
  await page.unroute(...route);
}
