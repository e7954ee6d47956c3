/** How the port is closed: what was asked is answered, and nobody is kept waiting for what never ends. */
import type { Server } from 'node:http';

const often = 50;
/** What is not answered by then is not answered any more. */
const patience = 11_000;

/** Takes no more connections and resolves when the last one is closed. Requests under way are answered first. */
export function closePort(http: Server): Promise<void> {
  if (!http.listening) return Promise.resolve();
  const closed = new Promise<void>(done => http.close(() => done()));
  // A connection kept alive would go on bringing requests: it is told to end with its next answer, or ends when it rests.
  http.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const sweep = setInterval(() => http.closeIdleConnections(), often);
  const end = setTimeout(() => http.closeAllConnections(), patience);
  return closed.finally(() => {
    clearInterval(sweep);
    clearTimeout(end);
  });
}
