/** Sends visitors of a stored path to where it leads, before any page is shown (G-015). */
import type { Request, RequestHandler } from 'express';
import { isReserved } from '../../../../schema/fields/validation/formats';
import { isOldPath, plainPath } from '../../../../schema/rules/site/redirects';
import type { Context } from '../../../platform/context/context';
import { followRedirect } from './redirect.service';

export const redirectDoor =
  (contextOf: (request: Request) => Promise<Context>): RequestHandler =>
  async (request, response, next) => {
    const path = pathOf(request);
    if (!isOldPath(path) || isReserved(path.toLowerCase()) || !['GET', 'HEAD'].includes(request.method)) return next();
    const found = await followRedirect(await contextOf(request), path);
    if (!found) return next();
    response.set('cache-control', 'no-cache').redirect(found.statusCode, encodeURI(decodedTarget(found.target)));
  };

// What cannot be decoded names no path of ours.
function pathOf({ path }: Request): string {
  try {
    return plainPath(decodeURI(path));
  } catch {
    return '';
  }
}

// Written with or without escapes, it is sent with them, once.
function decodedTarget(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
