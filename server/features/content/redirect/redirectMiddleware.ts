/** Redirects stored paths before a page is rendered (G-015). */
import type { Request, RequestHandler } from 'express';
import { isReservedPath } from '../../../../schema/fields/validation/formats';
import { isRedirectPath, normalizePath } from '../../../../schema/rules/site/redirects';
import type { Context } from '../../../platform/context/context';
import { toAppError } from '../../../platform/database/databaseErrors';
import { followRedirect } from './redirect.service';

export const redirectMiddleware =
  (createContext: (request: Request) => Promise<Context>): RequestHandler =>
  async (request, response, next) => {
    const path = parsePath(request);
    if (!isRedirectPath(path) || isReservedPath(path.toLowerCase()) || !['GET', 'HEAD'].includes(request.method)) return next();
    const target = await createContext(request)
      .then(context => followRedirect(context, path))
      .catch(ignoreUnavailable);
    if (!target) return next();
    response.set('cache-control', 'no-cache').redirect(target.statusCode, encodeURI(decodeTarget(target.target)));
  };

// Without the database, the page is served from the cache.
function ignoreUnavailable(error: unknown): undefined {
  if (toAppError(error).code !== 'UNAVAILABLE') throw error;
}

// A path that cannot be decoded belongs to no page.
function parsePath({ path }: Request): string {
  try {
    return normalizePath(decodeURI(path));
  } catch {
    return '';
  }
}

// Decodes first, because a stored target may be escaped or not, and the response escapes it once.
function decodeTarget(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
