/** Mounts REST routes: parses the request, calls the route and sends the response envelope. */
import { Router, type Request, type Response } from 'express';
import { throwIfInvalid, AppError } from '../../../schema/errors/appError';
import { validate } from '../../../schema/fields/validation/validate';
import { sendCached } from '../cache/responseCacheMiddleware';
import type { CachedResponse, ResponseCache } from '../cache/responseCache';
import type { Route, RouteResponse } from '../collections/collectionRoutes';
import type { Context } from '../context/context';
import { isObject, mapValues } from '../../../schema/objects';

type CreateContext = (request: Request) => Promise<Context>;

interface SharedResponses {
  responseCache: ResponseCache;
  /** Whether the request may be authenticated; its response is not shared. */
  mayBeAuthenticated: (request: Request) => boolean;
}

/** Mounts the routes. Shared responses are stored for as long as the database is unavailable. */
export function restRouter(routes: readonly Route[], createContext: CreateContext, sharedResponses?: SharedResponses): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](route.path, async (request, response) => {
      if (route.isShared && sharedResponses && isShareable(request, sharedResponses)) {
        const load = (): Promise<CachedResponse> => loadShared(route, request, createContext);
        return sendShared(request, response, await sharedResponses.responseCache.load(`GET ${request.originalUrl}`, load));
      }
      const context = await createContext(request);
      response.status(route.status).json(await handleRequest(route, request, context));
    });
  }
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}

async function handleRequest({ method, handle, hasQuery }: Route, request: Request, context: Context): Promise<RouteResponse> {
  const ifMatch = parseIfMatch(request);
  const idempotencyKey = request.get('idempotency-key');
  const apiKey = request.get('x-api-key');
  if (method !== 'get') context.verifyCsrf();
  const query = parseQuery(request);
  const rejectUnknownQuery = (): void => (hasQuery ? undefined : throwIfInvalid(validate({}, query)));
  // Anonymous reads get FORBIDDEN before an invalid query is reported; changes are validated before they run.
  const validatesLater = method === 'get' && !context.viewer;
  if (!validatesLater) rejectUnknownQuery();
  const result = await handle({
    context,
    params: mapValues(request.params, String),
    query,
    body: parseBody(request),
    ...(ifMatch && { ifMatch }),
    ...(idempotencyKey && { idempotencyKey }),
    ...(apiKey !== undefined && { apiKey }),
  });
  if (validatesLater) rejectUnknownQuery();
  return result;
}

/** Longer URLs are not stored. */
const maxUrlLength = 500;

const isShareable = (request: Request, { mayBeAuthenticated }: SharedResponses): boolean =>
  request.method === 'GET' &&
  request.originalUrl.length <= maxUrlLength &&
  request.get('x-api-key') === undefined &&
  request.headers.cookie === undefined &&
  !mayBeAuthenticated(request);

const jsonType = 'application/json; charset=utf-8';

async function loadShared(route: Route, request: Request, createContext: CreateContext): Promise<CachedResponse> {
  const context = await createContext(request);
  const text = JSON.stringify(await handleRequest(route, request, context));
  return { status: route.status, headers: { 'content-type': jsonType }, text, validUntil: context.validUntil };
}

async function sendShared(request: Request, response: Response, stored: CachedResponse): Promise<void> {
  if (stored.age !== undefined) await sendCached(request, response, stored);
  else response.status(stored.status).set('Content-Type', jsonType).send(stored.text);
}

function parseBody({ body = {} }: Request): object {
  if (!isObject(body)) throw new AppError('INVALID');
  return body;
}

// A repeated parameter would be an array.
function parseQuery({ query }: Request): Record<string, string> {
  return mapValues(query, value => {
    if (typeof value !== 'string') throw new AppError('INVALID');
    return value;
  });
}

// A version that is not a date can never match.
function parseIfMatch(request: Request): Date | undefined {
  const version = request.get('if-match');
  if (!version) return undefined;
  const date = new Date(version.replaceAll('"', ''));
  if (Number.isNaN(date.getTime())) throw new AppError('CONFLICT');
  return date;
}
