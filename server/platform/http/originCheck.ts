/** Rejects changes that foreign pages send from the browser of a signed-in user (reliability 2.2). */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../../../schema/errors/appError';
import { isMultipart } from '../files/multipart';
import { acceptsFiles } from '../files/uploadBody';

const json = /^application\/json\b/i;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells whether the request comes from our own pages. Clients other than browsers send no origin and no foreign cookies. */
export function isAllowedOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host);
}

/**
 * Allows changes only from our own pages, as JSON, which no form can send, or as multipart on upload paths. A request without a body needs
 * no type.
 */
export const rejectForeignOrigin =
  (publicUrl: string): RequestHandler =>
  (request, _response, next) => {
    if (safeMethods.has(request.method)) return next();
    if (!isAllowedOrigin(request, publicUrl)) throw new AppError('FORBIDDEN');
    const isUpload = acceptsFiles(request.originalUrl) && isMultipart(request);
    if (!isUpload && !json.test(request.get('content-type') ?? 'application/json'))
      throw new AppError('INVALID', { message: 'Bitte senden Sie JSON.' });
    next();
  };
