/** Answers `GET /api/init` of anonymous clients from the response cache. */
import type { Request, RequestHandler } from 'express';
import type { Context } from '../../platform/context/context';
import { sendCached } from '../../platform/cache/responseCacheMiddleware';
import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache';
import { initResponse } from './init.rest';

interface InitCacheOptions {
  responseCache: ResponseCache;
  /** Whether the request may be authenticated; its response is not shared. */
  mayBeAuthenticated: (request: Request) => boolean;
  createContext: (request: Request) => Promise<Context>;
}

export const initCacheMiddleware =
  ({ responseCache, mayBeAuthenticated, createContext }: InitCacheOptions): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' || mayBeAuthenticated(request) || Object.keys(request.query).length > 0) return next();
    const loadResponse = async (): Promise<CachedResponse> => {
      const context = await createContext(request);
      const text = JSON.stringify(await initResponse(context));
      return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, text, validUntil: context.validUntil };
    };
    await sendCached(request, response, await responseCache.get('GET /api/init', loadResponse));
  };
