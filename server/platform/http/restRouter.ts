/** The REST door: rows in, envelopes out. */
import { Router, type Request } from 'express';
import { demand, Refusal } from '../../../schema/errors/appError';
import { check } from '../../../schema/fields/validation/validate';
import type { Row } from '../collections/collectionRoutes';
import type { Context } from '../context/context';

export function restRouter(rows: readonly Row[], contextOf: (request: Request) => Promise<Context>): Router {
  const router = Router();
  for (const { method, path, call, status, isAsking = false } of rows) {
    router[method](path, async (request, response) => {
      const ifMatch = versionOf(request);
      const idempotencyKey = request.get('idempotency-key');
      const apiKey = request.get('x-api-key');
      const context = await contextOf(request);
      if (method !== 'get') context.mustBeMeant();
      const query = queryOf(request);
      const mustBeKnown = (): void => (isAsking ? undefined : demand(check({}, query)));
      // Who reads as a stranger is told first that they may not; what changes something is not done before its query is known.
      const mayWait = method === 'get' && !context.viewer;
      if (!mayWait) mustBeKnown();
      const answer = await call({
        context,
        params: request.params as Record<string, string>,
        query,
        body: bodyOf(request),
        ...(ifMatch && { ifMatch }),
        ...(idempotencyKey && { idempotencyKey }),
        ...(apiKey !== undefined && { apiKey }),
      });
      if (mayWait) mustBeKnown();
      response.status(status).json(answer);
    });
  }
  router.use(() => {
    throw new Refusal('notFound');
  });
  return router;
}

function bodyOf({ body = {} }: Request): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalid');
  return body as object;
}

// A name that comes twice would be a list where everyone expects a text.
function queryOf({ query }: Request): Record<string, string> {
  if (Object.values(query).some(value => typeof value !== 'string')) throw new Refusal('invalid');
  return { ...(query as Record<string, string>) };
}

// A version that is no moment is none that was ever read.
function versionOf(request: Request): Date | undefined {
  const version = request.get('if-match');
  if (!version) return undefined;
  const moment = new Date(version.replaceAll('"', ''));
  if (Number.isNaN(moment.getTime())) throw new Refusal('conflict');
  return moment;
}
