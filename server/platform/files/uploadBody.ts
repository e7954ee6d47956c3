/** Reads request bodies, including those with files, within limits for size, time and bytes in progress. */
import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../../../schema/errors/appError';
import type { CacheLookup } from '../cache/cacheableQuery';
import type { RequestClient } from '../context/viewer';
import type { Limits } from '../security/limits';
import type { RateLimiters } from '../security/rateLimiter';
import { closeAfterError, failWhenSlow } from '../http/slowBody';
import { isMultipart, parseMultipart } from './multipart';

const anonymousPaths = /^\/api\/uploads\/?(?:\?|$)/;
const largeBodyPaths = /^\/(?:graphql|api\/(?:images|uploads))(?:[/?]|$)/;

const maxFormSize = '20kb';

/** Tells whether this URL accepts a form with a file. */
export const acceptsFiles = (url: string): boolean => /^\/api\/(?:images|uploads)(?:[/?]|$)/.test(url);

interface UploadBodyOptions {
  limits: Limits;
  rateLimiters: RateLimiters;
  identifyClient: (request: IncomingMessage) => RequestClient;
}

/**
 * Returns a middleware that reads every body: small ones from every client, large ones only where files are accepted and only from clients
 * that may upload.
 */
export function readUploadBody({ limits, rateLimiters, identifyClient }: UploadBodyOptions): RequestHandler {
  const parseLargeJson = express.json({ limit: limits.maxUploadBytes });
  const readSmallJson = readWithin(limits.bodyIdleTimeout, express.json({ limit: limits.maxBodyBytes }));
  const reserveBytes = createByteReservation(limits);

  return async (request, response, next) => {
    const isMultipartForm = acceptsFiles(request.originalUrl) && isMultipart(request);
    const size = bodySize(request, limits);
    if (request.body !== undefined || (!isMultipartForm && size <= limits.maxBodyBytes)) return readSmallJson(request, response, next);
    if (size > limits.maxUploadBytes || !largeBodyPaths.test(request.originalUrl))
      throw closeAfterError(request, new AppError('TOO_LARGE'));

    const client = identifyClient(request);
    const viewer = await client.identify();
    if (!viewer && !(request.method === 'POST' && anonymousPaths.test(request.originalUrl)))
      throw closeAfterError(request, new AppError(isMultipartForm ? 'UNAUTHENTICATED' : 'TOO_LARGE'));
    if (!viewer) rateLimiters.uploads.throwIfBlocked(client.network); // rejects early; the upload itself is counted when it is complete
    response.once('close', reserveBytes(client.network, size));
    const body = isMultipartForm ? parseMultipart(request) : readJson(parseLargeJson, request, response);
    request.body = await Promise.race([body, failWhenSlow(request, limits)]).catch((error: unknown) => {
      throw closeAfterError(request, error);
    });
    next();
  };
}

/** Reads a short form or JSON. */
export function readForm({ bodyIdleTimeout }: Limits): RequestHandler[] {
  const parsers = [express.urlencoded({ extended: false, limit: maxFormSize }), express.json({ limit: maxFormSize })];
  return parsers.map(parser => readWithin(bodyIdleTimeout, parser));
}

// Without a length, a body may be as large as an upload.
const bodySize = (request: Request, { maxUploadBytes }: Limits): number =>
  Number(request.get('content-length') ?? (request.get('transfer-encoding') ? maxUploadBytes : 0));

/** Reads a body without a file, which must be complete within the time. */
const readWithin =
  (timeout: number, parser: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    const { parseError }: CacheLookup = request;
    if (parseError) throw closeAfterError(request, parseError);
    await Promise.race([readJson(parser, request, response), failWhenSlow(request, { bodyTimeout: timeout })]);
    next();
  };

const readJson = (parser: RequestHandler, request: Request, response: Response): Promise<unknown> =>
  new Promise((done, fail) => void parser(request, response, (error?: unknown) => (error ? fail(error) : done(request.body))));

/** Limits the bytes in progress, per address and in total. */
function createByteReservation({ uploadBytesPerAddress, uploadBytesTotal }: Limits): (network: string, size: number) => () => void {
  const bytesByNetwork = new Map<string, number>();
  let total = 0;
  return (network, size) => {
    const used = bytesByNetwork.get(network) ?? 0;
    if (used + size > uploadBytesPerAddress) throw new AppError('RATE_LIMITED');
    if (total + size > uploadBytesTotal) throw new AppError('UNAVAILABLE');
    bytesByNetwork.set(network, used + size);
    total += size;
    return () => {
      total -= size;
      const remaining = bytesByNetwork.get(network)! - size;
      if (remaining > 0) bytesByNetwork.set(network, remaining);
      else bytesByNetwork.delete(network);
    };
  };
}
