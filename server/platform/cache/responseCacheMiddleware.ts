/** Answers anonymous GraphQL queries for public data from the response cache, before Express. */
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Context } from '../context/context';
import { throwWithStatus } from '../graphql/requestPlugin';
import { compressedBody, type CachedResponse, type ResponseCache } from './responseCache';
import { addToRequest, isCacheableQuery, readQuery, type CacheLookup } from './cacheableQuery';

interface CacheMiddlewareOptions {
  responseCache: ResponseCache;
  /** Whether the request may be authenticated; its response is not shared. */
  mayBeAuthenticated: (request: IncomingMessage) => boolean;
  /** Milliseconds until the body of a query is complete. */
  bodyTimeout: number;
}

/** Sends cached responses and passes all other requests to the next handler. */
export function responseCacheMiddleware(
  { responseCache, mayBeAuthenticated, bodyTimeout }: CacheMiddlewareOptions,
  next: RequestListener,
): RequestListener {
  async function handle(request: CacheLookup, response: ServerResponse<IncomingMessage>): Promise<void> {
    const query = await readQuery(request, bodyTimeout);
    const cached = query && responseCache.find(query.key);
    if (cached) return sendCached(request, response, await cached);
    if (query) addToRequest(request, query);
    next(request, response);
  }
  return (request, response) => {
    if (mayBeAuthenticated(request)) return next(request, response);
    handle(request, response).catch(() => response.destroy()); // the client has disconnected
  };
}

interface CacheOptions {
  graphql: ApolloServer<Context>;
  responseCache: ResponseCache;
  createContext: (request: Request) => Promise<Context>;
}

/** Answers a cacheable query and caches the response. */
export const publicQueryHandler =
  ({ graphql, responseCache, createContext }: CacheOptions): RequestHandler =>
  async (request, response, next) => {
    const { cacheKey }: CacheLookup = request;
    if (cacheKey === undefined || !isCacheableQuery(request)) return next();
    await sendCached(request, response, await responseCache.get(cacheKey, () => executeQuery(graphql, request, createContext)));
  };

async function executeQuery(
  graphql: ApolloServer<Context>,
  request: Request,
  createContext: CacheOptions['createContext'],
): Promise<CachedResponse> {
  const headers = new HeaderMap(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const search = new URL(request.originalUrl, 'http://localhost').search;
  let context: Context | undefined;
  const { status, body, ...head } = await graphql.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search, body: request.body },
    context: async () => (context = await createContext(request).catch(throwWithStatus)),
  });
  // Our queries are never answered incrementally.
  const text = body.kind === 'complete' ? body.string : '';
  return { status: status ?? 200, headers: Object.fromEntries(head.headers), text, validUntil: context?.validUntil ?? null };
}

/** Sends a response, or 304 when the client has it. Express would hash a menu of 300 kB for every ETag. */
export async function sendCached(request: IncomingMessage, response: ServerResponse, cachedResponse: CachedResponse): Promise<void> {
  const { cached, status, headers, age } = cachedResponse;
  const isStorable = status === 200 && age === undefined && !cachedResponse.isUnstored;
  const isRevalidatable = isStorable && (request.method === 'GET' || request.method === 'HEAD');
  const ageHeaders = age !== undefined && { age: String(age) };
  if (!cached) return void response.writeHead(status, { ...headers, 'cache-control': 'no-store', ...ageHeaders }).end(cachedResponse.text);
  const etag = `W/"${cached.etag}"`;
  const commonHeaders = {
    'content-type': headers['content-type'],
    'cache-control': isStorable ? 'no-cache' : 'no-store', // the service worker of the shop stores the former
    vary: 'Accept, Accept-Encoding, Authorization, Cookie',
    'x-content-type-options': 'nosniff',
    ...(isRevalidatable && { etag: etag }),
    ...ageHeaders,
  };
  if (isRevalidatable && request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304, commonHeaders).end();
  const { bytes, encoding } = await compressedBody(cached, String(request.headers['accept-encoding'] ?? ''));
  response
    .writeHead(status, { ...commonHeaders, 'content-length': bytes.length, ...(encoding && { 'content-encoding': encoding }) })
    .end(bytes);
}
