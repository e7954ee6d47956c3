/** Opens the port and explains why it cannot be opened. */
import { createServer, type Server } from 'node:net';
import { StartupError } from '../process/shutdown';

/** Milliseconds that a process which is shutting down may still use the port. */
const retryTimeout = 2_000;

interface ListenAddress {
  readonly PORT: number;
  readonly HOST: string | null;
}

/** Rejects with a plain message when the port stays in use. Runs before the database starts. */
export async function probe(address: ListenAddress): Promise<void> {
  for (const deadline = Date.now() + retryTimeout; ; await new Promise(done => setTimeout(done, 100))) {
    const server = createServer();
    try {
      await listen(server, address);
      await new Promise(done => server.close(done));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

export function listen(server: Pick<Server, 'listen' | 'once' | 'off'>, { PORT, HOST }: ListenAddress): Promise<void> {
  return new Promise((done, fail) => {
    const onError = (error: NodeJS.ErrnoException) => fail(new StartupError(portErrorMessage(error, { PORT, HOST })));
    server.once('error', onError);
    server.listen(PORT, HOST ?? undefined, () => {
      server.off('error', onError);
      done();
    });
  });
}

/** Returns the port of a server that listens on an address of this machine. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}

function portErrorMessage({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: ListenAddress): string {
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is already in use. Stop the other program, or start with another one: PORT=${PORT + 1} npm start`;
  if (code === 'EACCES') return `Port ${PORT} is reserved for the system. Start with another one: PORT=4000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is no address of this machine.`;
  return `Port ${PORT} cannot be opened: ${message}`;
}
