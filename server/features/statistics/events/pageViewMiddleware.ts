/**
 * Counts the pages that visitors get, from the requests alone: without cookies and without anything that is stored on a device (G-136). Not
 * counted are programs, staff, self-service devices, and pages that a browser loads in advance.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { analyticsPath, sourceOf } from '../../../../schema/site/analyticsPath';
import type { RequestClient } from '../../../platform/context/viewer';
import type { Analytics } from './event';
import { referrerOf } from '../visitor/referrer';
import { parseUserAgent } from '../visitor/userAgent';
import { isCounted } from '../visitor/isCounted';

interface Options {
  analytics: Analytics;
  publicUrl: string;
  now: () => Date;
  identifyClient: (request: IncomingMessage) => RequestClient;
}

export const pageViewMiddleware =
  (options: Options, next: RequestListener): RequestListener =>
  (request, response) => {
    if (opensPage(request)) response.once('finish', () => countView(options, request, response));
    next(request, response);
  };

const isPrefetch = /prefetch|prerender/i;

/** Tells whether a browser requests this for a visitor to see. A service worker that stores pages in advance has no document. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  const { 'sec-fetch-dest': target = 'document', 'sec-purpose': purpose, purpose: olderPurpose } = headers;
  return method === 'GET' && target === 'document' && !isPrefetch.test([purpose, olderPurpose].join(' '));
}

/** Online payments return to these pages from the pages of their provider. */
const isAfterPayment = (path: string | null): boolean => /^\/status$|\/checkout\/error$/i.test(path ?? '');

const isPage = (response: ServerResponse): boolean =>
  (response.statusCode === 200 || response.statusCode === 304) && String(response.getHeader('content-type')).startsWith('text/html');

function countView({ analytics, publicUrl, now, identifyClient }: Options, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request;
  const path = isPage(response) ? analyticsPath(url) : null;
  const client = path === null ? undefined : identifyClient(request);
  if (!client || !isCounted(client)) return;
  const { isBot: _, ...platform } = parseUserAgent(client.userAgent);
  analytics.record({
    ...platform,
    at: now(),
    visitor: client,
    isView: true,
    type: 'page-view',
    path,
    referrer: isAfterPayment(path) ? null : referrerOf(sourceOf(url), headers.referer, [publicUrl, `http://${headers.host}`]),
  });
}
