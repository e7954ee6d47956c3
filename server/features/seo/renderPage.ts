/**
 * Renders the pages of the shop: head and content. Pages for anonymous viewers are cached until public data changes, or until the next
 * minute, because their texts depend on the time. Of an order and of the checkout only the frame is rendered, which is the same for everyone.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'express';
import { notFoundPath } from '../../../schema/site/renderedPage';
import type { Context } from '../../platform/context/context';
import type { ResponseCache } from '../../platform/cache/responseCache';
import type { Limits } from '../../platform/security/limits';
import { isSelfServiceDevice } from '../../platform/http/cookies';
import type { PageRenderer, PageResponse, PageTemplate } from '../../platform/client/serveClient';
import { errorPage, fillTemplate } from './fillTemplate';
import { isShopPath, canBePage, draftPath, loadPageMeta, orderPath, type PageMeta } from './pageMeta.service';
import { createContentRenderer, type ContentOptions } from './renderContent';

interface RendererOptions extends ContentOptions {
  limits: Pick<Limits, 'renderTimeout'>;
  responseCache: ResponseCache;
  /** Whether the request may be authenticated; its page is not shared. */
  mayBeAuthenticated: (request: IncomingMessage) => boolean;
  createContext: (request: Request) => Promise<Context>;
}

/** The path for which the page of an order is rendered, without the order. */
const anyOrderPath = 'status/uid/hash';

interface PageRequest {
  request: Request;
  template: PageTemplate;
  path: string;
  division: string | null;
}

export function createPageRenderer(options: RendererOptions): PageRenderer {
  const { responseCache, mayBeAuthenticated, createContext, limits } = options;
  const renderContent = createContentRenderer(options);

  const loadMeta = async ({ request, path, division }: PageRequest): Promise<PageMeta> =>
    loadPageMeta(await createContext(request), { path, division });

  async function renderPublicPage(page: PageRequest, isDevice = false): Promise<PageResponse> {
    const { request, template, path, division } = page;
    const meta = await loadMeta(page);
    if (meta.status === 404) return findNotFound(page, meta);
    // A self-service device looks different, and what others see would be visible until its client has loaded.
    if (isDevice) return fillTemplate(template, meta);
    const search = division === null ? '' : `?division=${encodeURIComponent(division)}`;
    return fillTemplate(template, meta, await renderContent(request, template, `/${encodeURI(path)}${search}`));
  }

  // One page for all paths that do not exist.
  const findNotFound = ({ request, template }: PageRequest, meta: PageMeta): Promise<PageResponse> =>
    responseCache.get('page not found', async () => ({
      ...fillTemplate(template, meta, await renderContent(request, template, notFoundPath)),
      isShared: true,
    }));

  // One page for all orders, which the browser loads. It is not stored under their secret addresses.
  const renderOrderPage = async (page: PageRequest): Promise<PageResponse> => ({
    ...(await responseCache.get('page of an order', () => renderPublicPage({ ...page, path: anyOrderPath }))),
    isUnstored: true,
  });

  async function render(page: PageRequest): Promise<PageResponse> {
    const { request, template, path, division } = page;
    // The client renders a draft, so that no cache contains it.
    if (mayBeAuthenticated(request) || draftPath.test(path)) return fillTemplate(template, await loadMeta(page));
    if (orderPath.test(path)) return renderOrderPage(page);
    if (!canBePage(path)) return responseCache.find('page not found') ?? findNotFound(page, await loadMeta(page));
    const isDevice = isSelfServiceDevice(request);
    const renderPage = (): Promise<PageResponse> => renderPublicPage(page, isDevice);
    // Arbitrary division names would replace useful entries in the cache.
    return division === null ? responseCache.get(`${isDevice ? 'device' : 'page'} /${path}`, renderPage) : renderPage();
  }

  return async (request, template) => {
    const path = decodeURIComponent(request.path).replace(/^\/+|\/+$/g, '');
    if (!isShopPath(path)) return undefined;
    const division = typeof request.query.division === 'string' && path === '' ? request.query.division : null;
    const response = render({ request, template, path, division });
    return Promise.race([response, setTimeout(limits.renderTimeout, undefined, { ref: false })]).catch(error => errorPage(template, error));
  };
}
