/** Gives every request an id for its response, log and errors, and reports it when it is finished. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { startRequestSpan } from '../tracing/spans';
import { redactPath } from '../security/secretPaths';
import { getField, toObject } from '../../../schema/objects';

interface CurrentRequest {
  readonly id: string;
  /** The path without query, keys, tokens and hashes (G-129). */
  readonly url: string;
  /** The id of the viewer, as soon as it is known. */
  viewer?: string | undefined;
}

/** A finished request. */
export interface RequestSummary extends CurrentRequest {
  readonly method: string;
  /** The route pattern, such as `/api/products/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Returns the current request; undefined in jobs and sockets. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** Sets the viewer of the current request. */
export function setRequestViewer(viewer: string | undefined): void {
  const request = current.getStore();
  if (request) request.viewer = viewer;
}

/** Wraps all other handlers. Keeps the id of a request, because a proxy may have logged it. */
export const trackRequests =
  (onRequest: (request: RequestSummary) => void, next: RequestListener): RequestListener =>
  (request, response) => {
    const start = performance.now();
    const entry: CurrentRequest = { id: requestId(request), url: redactPath(request.url ?? '/') };
    const span = startRequestSpan(request.headers);
    response.setHeader('X-Request-Id', entry.id);
    response.once('close', () => {
      const { method = 'GET' } = request;
      // A client that disconnects before the response gets 499, as proxies log it.
      const status = response.writableFinished ? response.statusCode : 499;
      const route = routeOf(request, entry.url);
      span.end({ method, route, status });
      onRequest({ ...entry, method, route, status, ms: performance.now() - start });
    });
    span.run(() => current.run(entry, () => next(request, response)));
  };

const idPattern = /^[\w.-]{8,80}$/;

function requestId({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && idPattern.test(id) ? id : randomUUID();
}

const knownPaths = /^\/(graphql|image|upload|assets|fonts|health|healthz|readyz|metrics)(?=[/?]|$)/;

// Only known patterns: every arbitrary URL would be a new time series.
export function routeOf(request: IncomingMessage, url = redactPath(request.url ?? '/')): string {
  // Express adds both to the request.
  const { path } = toObject(getField(request, 'route'));
  const baseUrl = String(getField(request, 'baseUrl') ?? '');
  const knownPath = knownPaths.exec(url)?.[0];
  if (knownPath) return knownPath;
  // A failed request has left its router and lost its base URL.
  if (typeof path === 'string') return (baseUrl || (url.startsWith('/api/') ? '/api' : '')) + path;
  return url.startsWith('/api') ? '/api' : '/';
}
