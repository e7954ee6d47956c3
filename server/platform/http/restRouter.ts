/** Mounts REST routes: parses the request, calls the route and sends the response envelope. */
import { Router, type Request } from 'express';
import { throwIfInvalid, AppError } from '../../../schema/errors/appError';
import { validate } from '../../../schema/fields/validation/validate';
import type { Route } from '../collections/collectionRoutes';
import type { Context } from '../context/context';
import { isObject, mapValues } from '../../../schema/objects';

export function restRouter(routes: readonly Route[], createContext: (request: Request) => Promise<Context>): Router {
  const router = Router();
  for (const { method, path, handle, status, hasQuery = false } of routes) {
    router[method](path, async (request, response) => {
      const ifMatch = parseIfMatch(request);
      const idempotencyKey = request.get('idempotency-key');
      const apiKey = request.get('x-api-key');
      const context = await createContext(request);
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
      response.status(status).json(result);
    });
  }
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
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
