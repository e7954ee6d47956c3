/** Compresses large responses to signed-in clients. Public ones are compressed by their cache, once for all clients. */
import compression from 'compression';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';

/** In bytes. Smaller responses fit into a few packets anyway. */
const threshold = 4_096;

export const compressResponses = (mayBeAuthenticated: (request: IncomingMessage) => boolean): RequestHandler =>
  compression({ threshold, filter: (request, response) => mayBeAuthenticated(request) && compression.filter(request, response) });
