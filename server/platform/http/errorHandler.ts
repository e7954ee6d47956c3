/** How a refusal leaves the house over HTTP: its status, when to ask again, and the shape of the door it leaves by. */
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { entriesOf, reasons, Refusal } from '../../../schema/errors/appError';
import { refusalOf } from '../database/databaseErrors';
import { currentRequest } from './requestTracking';

/** Every error of the house in the envelope of the house. */
export const refuse: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  if (response.writableEnded) return; // it came too late
  if (response.headersSent) return void response.destroy(); // half an answer is worse than none
  for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name); // they are of what could not be sent
  const refusal = refusalOf(error);
  if (refusal.reason === 'internal') console.error(currentRequest()?.id, error);
  if (isPage(response)) return sendPage(response, error instanceof URIError ? 404 : reasons[refusal.reason].status);
  // What could not even be read is a bad request to GraphQL over HTTP; the facade knows no such status.
  if (error !== refusal && refusal.reason === 'invalid' && isGraphql(response)) send(refusal, response, 400);
  else send(refusal, response);
};

/** Refuses what is not answered in this many milliseconds, so that nobody waits for a house that hangs. What is still under way is not heard any more. */
export const inTime =
  (patience: number): RequestHandler =>
  (_request, response, next) => {
    const timer = setTimeout(() => {
      if (!response.headersSent) send(new Refusal('unavailable'), response);
    }, patience);
    response.once('close', () => clearTimeout(timer));
    next();
  };

function send(refusal: Refusal, response: Response, status: number = reasons[refusal.reason].status): void {
  if (refusal.retryAfter !== undefined) response.set('Retry-After', String(refusal.retryAfter));
  response.status(status).set('Cache-Control', 'no-store');
  const errors = entriesOf(refusal);
  // Whoever reports a fault of ours can say which one it was.
  const requestId = refusal.reason === 'internal' ? currentRequest()?.id : undefined;
  if (!isGraphql(response)) return void response.json({ errors, ...(requestId && { requestId }) });
  const type = response.req.accepts(['application/json', graphqlType]) || 'application/json';
  const { code } = reasons[refusal.reason];
  response
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message: refusal.message, extensions: { code, errors, ...(requestId && { requestId }) } }] }));
}

const isPage = ({ req }: Response): boolean =>
  req.method === 'GET' && !/^\/(graphql|api)(?![\w-])/.test(req.originalUrl) && req.get('accept')?.includes('text/html') === true;

// Before the client can say so itself: an address that cannot even be read.
function sendPage(response: Response, status: number): void {
  const text = status === 404 ? 'Diese Seite gibt es nicht.' : reasons.internal.text;
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="de"><meta charset="utf-8"><title>${text}</title><h1>${text}</h1><p><a href="/">Zur Startseite</a></p></html>`,
    );
}

const isGraphql = ({ req }: Response): boolean => /^\/graphql(?![\w-])/.test(req.originalUrl);

const graphqlType = 'application/graphql-response+json';
