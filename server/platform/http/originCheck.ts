/** Keeps foreign pages in a staff member's browser from changing anything in their name (reliability 2.2). */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../../../schema/errors/appError';
import { isMultipart } from '../files/multipart';
import { takesFiles } from '../files/uploadBody';

const json = /^application\/json\b/i;
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the page that asks is ours. What is no browser names no origin and carries nobody's cookie. */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host);
}

/** Lets a change through only from our own pages, and only as JSON, which no form can send, or as a form with a file where files are taken. A call without a body names no type. */
export const refuseForeign =
  (publicUrl: string): RequestHandler =>
  (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    if (!isOwnOrigin(request, publicUrl)) throw new Refusal('forbidden');
    const mayBeForm = takesFiles(request.originalUrl) && isMultipart(request);
    if (!mayBeForm && !json.test(request.get('content-type') ?? 'application/json'))
      throw new Refusal('invalid', { text: 'Bitte senden Sie JSON.' });
    next();
  };
