/** Sends errors as HTTP responses, in the format of GraphQL, REST or HTML. */
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { toErrorEntries, errorCodes, AppError } from '../../../schema/errors/appError';
import { toAppError } from '../database/databaseErrors';
import { runInScope } from '../context/requestScope';
import type { ReportError } from '../context/services';
import { currentRequest, routeOf } from './requestTracking';

/** Returns the Express error handler: maps every error to an AppError and sends it. */
export const createErrorHandler =
  (reportError: ReportError): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    if (response.writableEnded) return; // the request has timed out
    if (response.headersSent) return void response.destroy(); // a truncated response must not look complete
    for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name); // they describe the response that failed
    const appError = toAppError(error);
    if (appError.code === 'INTERNAL') reportError(error, `${request.method} ${routeOf(request)}`);
    if (isPage(response)) return sendPage(error instanceof URIError ? new AppError('NOT_FOUND') : appError, response);
    // GraphQL over HTTP requires 400 for an unreadable body; REST answers 422.
    if (error !== appError && appError.code === 'INVALID' && isGraphql(response)) sendError(appError, response, 400);
    else sendError(appError, response);
  };

/** Answers UNAVAILABLE after this many milliseconds, or later when the request asks for more. A result that arrives later is dropped. */
export const requestTimeout =
  (timeout: number): RequestHandler =>
  (_request, response, next) => {
    const end = (): void => {
      if (!response.headersSent) sendError(new AppError('UNAVAILABLE'), response);
    };
    let timer = setTimeout(end, timeout);
    const controller = new AbortController();
    response.once('close', () => {
      clearTimeout(timer);
      controller.abort();
    });
    const extendTimeout = (milliseconds: number): void => {
      clearTimeout(timer);
      if (!response.closed) timer = setTimeout(end, milliseconds);
    };
    runInScope({ extendTimeout, signal: controller.signal }, next);
  };

function sendError(appError: AppError, response: Response, status: number = errorCodes[appError.code].status): void {
  if (appError.retryAfter !== undefined) response.set('Retry-After', String(appError.retryAfter));
  response.status(status).set('Cache-Control', 'no-store');
  const errors = toErrorEntries(appError);
  // The request id lets clients report an internal error.
  const requestId = appError.code === 'INTERNAL' ? currentRequest()?.id : undefined;
  if (!isGraphql(response)) return void response.json({ errors, ...(requestId && { requestId }) });
  const type = response.req.accepts(['application/json', graphqlType]) || 'application/json';
  const { code } = appError;
  response
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message: appError.message, extensions: { code, errors, ...(requestId && { requestId }) } }] }));
}

const isPage = ({ req }: Response): boolean =>
  req.method === 'GET' && !/^\/(graphql|api)(?![\w-])/.test(req.originalUrl) && req.get('accept')?.includes('text/html') === true;

// For URLs that cannot be decoded, and errors before the client could answer.
function sendPage({ code, message, retryAfter }: AppError, response: Response): void {
  const text = code === 'NOT_FOUND' ? 'Diese Seite gibt es nicht.' : message;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response
    .status(errorCodes[code].status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="de"><meta charset="utf-8"><title>${text}</title><h1>${text}</h1><p><a href="/">Zur Startseite</a></p></html>`,
    );
}

const isGraphql = ({ req }: Response): boolean => /^\/graphql(?![\w-])/.test(req.originalUrl);

const graphqlType = 'application/graphql-response+json';
