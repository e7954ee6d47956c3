/** How a refusal leaves the house over HTTP: its status, when to ask again, and the shape of the door it leaves by. */
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { entriesOf, reasons, Refusal } from '../schema/errors';
import { refusalOf } from './faults';

/** Every error of the house in the envelope of the house. */
export const refuse: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const refusal = refusalOf(error);
  if (response.headersSent) return void response.destroy(); // half an answer is worse than none
  if (refusal.reason === 'internal') console.error(error);
  send(refusal, request, response);
};

/** Refuses what is not answered in this many milliseconds, so that nobody waits for a house that hangs. What is still under way is not heard any more. */
export const inTime =
  (patience: number): RequestHandler =>
  (request, response, next) => {
    const timer = setTimeout(() => {
      if (!response.headersSent) send(new Refusal('unavailable'), request, response);
    }, patience);
    response.once('close', () => clearTimeout(timer));
    next();
  };

function send(refusal: Refusal, request: Request, response: Response): void {
  const { reason, retryAfter } = refusal;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response.set('Cache-Control', 'no-store');
  if (isGraphql(request)) sendGraphql(refusal, request, response);
  else response.status(reasons[reason].status).json({ errors: entriesOf(refusal) });
}

const isGraphql = ({ originalUrl }: Request): boolean => /^\/graphql(?![\w-])/.test(originalUrl);

const graphqlType = 'application/graphql-response+json';

// What is refused here never became a document: GraphQL over HTTP calls that a bad request.
function sendGraphql(refusal: Refusal, request: Request, response: Response): void {
  const { code, status } = reasons[refusal.reason];
  const type = request.accepts(['application/json', graphqlType]) || 'application/json';
  response
    .status(refusal.reason === 'invalid' ? 400 : status)
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message: refusal.message, extensions: { code, errors: entriesOf(refusal) } }] }));
}
