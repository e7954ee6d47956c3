/** Takes in the bodies that may carry a file: no larger, no slower and no more at a time than the house can bear. */
import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { Refusal } from '../../../schema/errors/appError';
import type { Caller } from '../context/context';
import type { Limits } from '../security/limits';
import type { Meters } from '../security/rateLimiter';
import { isMultipart, readForm } from './multipart';

const forStrangers = /^\/api\/uploads\/?(?:\?|$)/;
const forStaff = /^\/(?:graphql|api\/(?:images|uploads))(?:[/?]|$)/;

/** Whether a form with a file may come to this address. */
export const takesFiles = (url: string): boolean => /^\/api\/(?:images|uploads)(?:[/?]|$)/.test(url);

interface House {
  limits: Limits;
  meters: Meters;
  callerOf: (request: IncomingMessage) => Caller;
}

/** Reads every body of the doors behind it: small ones from anyone, large ones where files are taken, and only from whom they are taken. */
export function receive({ limits, meters, callerOf }: House): RequestHandler {
  const small = express.json({ limit: limits.body });
  const large = express.json({ limit: limits.fileBody });
  const reserve = createReserve(limits);

  return async (request, response, next) => {
    const isForm = takesFiles(request.originalUrl) && isMultipart(request);
    const size = Number(request.get('content-length') ?? (request.get('transfer-encoding') ? limits.fileBody : 0));
    if (request.body !== undefined || (!isForm && size <= limits.body)) return small(request, response, next);
    if (size > limits.fileBody || !forStaff.test(request.originalUrl)) throw closing(request, new Refusal('tooLarge'));

    const caller = callerOf(request);
    const viewer = await caller.identify();
    if (!viewer && !(request.method === 'POST' && forStrangers.test(request.originalUrl)))
      throw closing(request, new Refusal(isForm ? 'unauthenticated' : 'tooLarge'));
    if (!viewer) meters.uploads.demand(caller.network); // before anything is read; it is counted when it is there
    response.once('close', reserve(caller.network, size));
    const body = isForm ? readForm(request) : readJson(large, request, response);
    request.body = await Promise.race([body, tooLate(request, limits)]).catch((error: unknown) => {
      throw closing(request, error);
    });
    next();
  };
}

const readJson = (read: RequestHandler, request: Request, response: Response): Promise<unknown> =>
  new Promise((done, fail) => void read(request, response, (error?: unknown) => (error ? fail(error as Error) : done(request.body))));

/** Fails when a body comes too slowly: as a whole, or from one piece to the next. */
function tooLate(request: Request, { transfer, silence }: Limits): Promise<never> {
  return new Promise((_, fail) => {
    const end = (): void => {
      fail(new Refusal('tooSlow'));
      // The answer goes out first; whoever does not even read it has had enough time.
      setTimeout(() => request.socket.destroy(), 500).unref();
    };
    let pause = setTimeout(end, silence);
    const whole = setTimeout(end, transfer);
    request.on('data', () => {
      clearTimeout(pause);
      pause = setTimeout(end, silence);
    });
    const stop = (): void => [pause, whole].forEach(clearTimeout);
    for (const event of ['end', 'close', 'error']) request.once(event, stop);
  });
}

// What is still on its way is not waited for: the connection ends with the answer.
function closing<E>({ res: response }: Request, error: E): E {
  response?.set('Connection', 'close');
  return error;
}

/** How many bytes are under way, of one address and of all. */
function createReserve({ filesPerAddress, filesAtOnce }: Limits): (network: string, size: number) => () => void {
  const taken = new Map<string, number>();
  let sum = 0;
  return (network, size) => {
    const own = taken.get(network) ?? 0;
    if (own + size > filesPerAddress) throw new Refusal('tooMany');
    if (sum + size > filesAtOnce) throw new Refusal('unavailable');
    taken.set(network, own + size);
    sum += size;
    return () => {
      sum -= size;
      const left = taken.get(network)! - size;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}
