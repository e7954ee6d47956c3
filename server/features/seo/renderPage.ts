/** Renders the head of shop pages. Pages for anonymous viewers are cached until public data changes. */
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'express';
import { errorCodes } from '../../../schema/errors/appError';
import { escapeHtml } from '../../../schema/text/escapeHtml';
import type { HeadTag } from '../../../schema/rules/site/pageHead';
import type { Context } from '../../platform/context/context';
import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache';
import { toAppError } from '../../platform/database/databaseErrors';
import type { PageRenderer } from '../../platform/client/serveClient';
import { hasSecret } from '../../platform/security/secretPaths';
import { isShopPath, canBePage, loadPageMeta, type PageMeta } from './pageMeta.service';

interface RendererOptions {
  responseCache: ResponseCache;
  /** Whether the request may be authenticated; its page is not shared. */
  mayBeAuthenticated: (request: IncomingMessage) => boolean;
  createContext: (request: Request) => Promise<Context>;
}

/** Milliseconds; after them the client sets title and meta tags itself. */
const renderTimeout = 5_000;

export const createPageRenderer =
  ({ responseCache, mayBeAuthenticated, createContext }: RendererOptions): PageRenderer =>
  async (request, template) => {
    const path = decodeURIComponent(request.path).replace(/^\/+|\/+$/g, '');
    if (!isShopPath(path)) return undefined;
    const division = typeof request.query.division === 'string' && path === '' ? request.query.division : null;
    const isImpossible = !canBePage(path);
    const render = async () => ({
      ...renderPage(template, await loadPageMeta(await createContext(request), { path, division })),
      isShared: isImpossible,
    });
    // Arbitrary division names would replace useful entries in the cache.
    const isCacheable = division === null && !mayBeAuthenticated(request) && !hasSecret(request.originalUrl);
    const response = isCacheable ? responseCache.get(isImpossible ? 'page not found' : `page /${path}`, render) : render();
    return Promise.race([response, setTimeout(renderTimeout, undefined, { ref: false })]).catch(error => errorPage(template, error));
  };

const renderPage = (template: string, { status, title, tags }: PageMeta): CachedResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: template.replace(/<title>[^<]*<\/title>/, () => [`<title>${escapeHtml(title)}</title>`, ...tags.map(renderTag)].join('\n    ')),
});

/** Returns the empty page, in which the client shows the error. Other errors than a missing database are left to the client alone. */
function errorPage(template: string, error: unknown): CachedResponse | undefined {
  const { code, retryAfter } = toAppError(error);
  if (code !== 'UNAVAILABLE') return undefined;
  return {
    status: errorCodes[code].status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(retryAfter) },
    text: template,
  };
}

const renderTag = ({ tag, attributes }: HeadTag): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')} />`;
