/** In front of the facade: strangers who begin get the one answer that is kept for all of them. */
import type { Request, RequestHandler } from 'express';
import type { Context } from '../../platform/context/context';
import { send } from '../../platform/cache/responseCacheMiddleware';
import type { Answer, PublicAnswers } from '../../platform/cache/responseCache';
import { initItems } from './init.rest';

interface Door {
  answers: PublicAnswers;
  /** Whether whoever asks may be someone; their answers are their own. */
  mayBeKnown: (request: Request) => boolean;
  contextOf: (request: Request) => Promise<Context>;
}

export const initDoor =
  ({ answers, mayBeKnown, contextOf }: Door): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' || mayBeKnown(request) || Object.keys(request.query).length > 0) return next();
    const make = async (): Promise<Answer> => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      text: JSON.stringify({ data: await initItems(await contextOf(request)) }),
    });
    await send(request, response, await answers.get('GET /api/init', make));
  };
