/** Closes the HTTP server: running requests finish, idle and endless connections are closed. */
import type { Server } from 'node:http';

const idleCheckInterval = 50;
/** Milliseconds until slow work ends, so that its client still gets an answer. */
const slowWorkTimeout = 5_000;
/** Milliseconds until connections are closed although a request is running. */
const closeTimeout = 11_000;

/** Stops accepting connections and resolves when the last one is closed. Running requests finish first; slow work ends early. */
export function closeServer(http: Server, slowWork: AbortController): Promise<void> {
  if (!http.listening) return Promise.resolve();
  const closed = new Promise<void>(done => http.close(() => done()));
  // Keep-alive connections would send more requests. They close after their next response or when idle.
  http.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const interval = setInterval(() => http.closeIdleConnections(), idleCheckInterval);
  const timeouts = [setTimeout(() => slowWork.abort(), slowWorkTimeout), setTimeout(() => http.closeAllConnections(), closeTimeout)];
  return closed.finally(() => {
    clearInterval(interval);
    timeouts.forEach(clearTimeout);
  });
}
