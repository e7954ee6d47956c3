/** Every request has an id, which its answer, its log and its errors carry; and of every one it is told how it went. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request } from 'express';
import { redacted } from '../security/secretPaths';

interface CurrentRequest {
  readonly id: string;
  /** Without its query, and without keys, tokens and hashes (G-129). */
  readonly url: string;
  /** Who asks, as soon as that is known. */
  viewer?: string | undefined;
}

/** How a request went. */
export interface Answered extends CurrentRequest {
  readonly method: string;
  /** The address as the house knows it, whatever stands in it: `/api/products/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** The request that is being answered; undefined for what the house does by itself, and for sockets. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** Says who the current request comes from. */
export function isFrom(viewer: string | undefined): void {
  const request = current.getStore();
  if (request) request.viewer = viewer;
}

/** Before every door. A request that brings an id keeps it: whoever stands before the house wrote it down. */
export const watched =
  (tell: (answered: Answered) => void, doors: RequestListener): RequestListener =>
  (request, response) => {
    const start = performance.now();
    const asked: CurrentRequest = { id: idOf(request), url: redacted(request.url ?? '/') };
    response.setHeader('X-Request-Id', asked.id);
    response.once('close', () => {
      const { method = 'GET' } = request;
      // Whoever went before the answer was there gets 499, as proxies write it.
      const status = response.writableFinished ? response.statusCode : 499;
      tell({ ...asked, method, route: routeOf(request, asked.url), status, ms: performance.now() - start });
    });
    current.run(asked, () => doors(request, response));
  };

const shape = /^[\w.-]{8,80}$/;

function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && shape.test(given) ? given : randomUUID();
}

const rooms = /^\/(graphql|image|upload|assets|fonts|health|healthz|readyz|metrics)(?=[/?]|$)/;

// Only what we know ourselves: an address that anyone may make up would be one more series of numbers each.
function routeOf(request: IncomingMessage, url: string): string {
  const { route, baseUrl = '' } = request as Partial<Request> as { route?: { path?: unknown }; baseUrl?: string };
  const room = rooms.exec(url)?.[0];
  if (room) return room;
  // What failed has left its router, and with it the address that router lies at.
  if (typeof route?.path === 'string') return (baseUrl || (url.startsWith('/api/') ? '/api' : '')) + route.path;
  return url.startsWith('/api') ? '/api' : '/';
}
