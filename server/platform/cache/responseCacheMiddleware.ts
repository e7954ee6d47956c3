/** In front of the GraphQL door: strangers who ask for the public catalogue get what is kept, as it was packed, or nothing at all when they have it already. */
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Context } from '../context/context';
import { throwWithStatus } from '../graphql/requestPlugin';
import { packedFor, type Answer, type PublicAnswers } from './responseCache';
import { isPublicQuestion, readQuestion, type Asking } from './cacheableQuery';

interface Front {
  answers: PublicAnswers;
  /** Whether whoever asks may be someone; their answers are their own. */
  mayBeKnown: (request: IncomingMessage) => boolean;
}

/** Answers what is kept before any other door is troubled. */
export const publicFront =
  ({ answers, mayBeKnown }: Front, doors: RequestListener): RequestListener =>
  (request: Asking, response) => {
    if (mayBeKnown(request)) return doors(request, response);
    const answered = readQuestion(request).then(() => {
      const known = request.question === undefined ? undefined : answers.known(request.question);
      return known ? known.then(answer => send(request, response, answer)) : doors(request, response);
    });
    answered.catch(() => response.destroy()); // whoever asked has gone
  };

interface Door {
  graphql: ApolloServer<Context>;
  answers: PublicAnswers;
  contextOf: (request: Request) => Promise<Context>;
}

/** Answers a public question, and keeps the answer. */
export const publicDoor =
  ({ graphql, answers, contextOf }: Door): RequestHandler =>
  async (request, response, next) => {
    const { question, unreadable } = request as Asking;
    if (unreadable) throw unreadable;
    if (question === undefined || !isPublicQuestion(request)) return next();
    await send(request, response, await answers.get(question, () => made(graphql, request, contextOf)));
  };

async function made(graphql: ApolloServer<Context>, request: Request, contextOf: Door['contextOf']): Promise<Answer> {
  const headers = new HeaderMap(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const search = new URL(request.originalUrl, 'http://localhost').search;
  const { status, body, ...answer } = await graphql.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search, body: request.body as unknown },
    context: () => contextOf(request).catch(throwWithStatus),
  });
  // A query of ours is never answered in pieces.
  return { status: status ?? 200, headers: Object.fromEntries(answer.headers), text: body.kind === 'complete' ? body.string : '' };
}

/** Sends an answer, or that nothing has changed. Not by express: it would hash a menu of 300 kB anew for every tag. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { kept, status, headers } = answer;
  const mayKeep = status === 200 && (request.method === 'GET' || request.method === 'HEAD');
  if (!kept) return void response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(answer.text);
  const tag = `W/"${kept.tag}"`;
  const common = {
    'content-type': headers['content-type'],
    'cache-control': mayKeep ? 'no-cache' : 'no-store',
    vary: 'Accept, Accept-Encoding, Authorization, Cookie',
    'x-content-type-options': 'nosniff',
    ...(mayKeep && { etag: tag }),
  };
  if (mayKeep && request.headers['if-none-match']?.includes(tag)) return void response.writeHead(304, common).end();
  const { bytes, encoding } = await packedFor(kept, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, { ...common, 'content-length': bytes.length, ...(encoding && { 'content-encoding': encoding }) }).end(bytes);
}
