/** In front of the GraphQL door: strangers who ask for the public catalogue get what is kept, as it was packed, or nothing at all when they have it already. */
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { Context } from './context';
import { throwWithStatus } from './graphqlPlugin';
import { packedFor, type Answer, type PublicAnswers } from './publicAnswers';
import { publicQuestion } from './publicQuestion';

interface Door {
  graphql: ApolloServer<Context>;
  answers: PublicAnswers;
  contextOf: (request: Request) => Promise<Context>;
  /** Whether whoever asks may be someone; their answers are their own. */
  mayBeKnown: (request: Request) => boolean;
}

export const publicDoor =
  ({ graphql, answers, contextOf, mayBeKnown }: Door): RequestHandler =>
  async (request, response, next) => {
    const question = mayBeKnown(request) ? undefined : publicQuestion(request);
    if (question === undefined) return next();
    const answer = await answers.get(question, () => made(graphql, request, contextOf));
    await send(request, response, answer);
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

// Not by express: it would hash a menu of 300 kB anew for every tag.
async function send(request: Request, response: Response, answer: Answer): Promise<void> {
  const { kept, status, headers } = answer;
  const isGet = request.method === 'GET';
  if (!kept) return void response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(answer.text);
  const tag = `W/"${kept.tag}"`;
  const common = {
    'content-type': headers['content-type'],
    'cache-control': isGet ? 'no-cache' : 'no-store',
    vary: 'Accept, Accept-Encoding, Authorization, Cookie',
    'x-content-type-options': 'nosniff',
    ...(isGet && { etag: tag }),
  };
  if (isGet && request.get('if-none-match')?.includes(tag)) return void response.writeHead(304, common).end();
  const { bytes, encoding } = await packedFor(kept, request.get('accept-encoding') ?? '');
  response.writeHead(status, { ...common, 'content-length': bytes.length, ...(encoding && { 'content-encoding': encoding }) }).end(bytes);
}
